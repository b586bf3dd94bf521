/** Starts the page. */
import '@fontsource-variable/playfair/opsz.css';
import '@fontsource-variable/playfair/opsz-italic.css';
import '@fontsource-variable/sofia-sans-semi-condensed/wght.css';
import './fonts/fonts.css';
import './styles/tokens.css';
import './board/board.css';
import './board/pieces.css';
import './board/view.css';
import './board/highlights.css';
import './styles/game.css';
import './styles/phone.css';
import './styles/shared.css';
import './styles/layout.css';
import './styles/forcedColours.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { languages } from './lib/languages.svelte';

await languages.open();

export default mount(App, { target: document.body });
