/** Starts the page. */
import '@fontsource-variable/playfair/opsz.css';
import '@fontsource-variable/playfair/opsz-italic.css';
import '@fontsource-variable/sofia-sans-semi-condensed/wght.css';
import './look/tokens.css';
import './board/sheet.css';
import './board/pieces.css';
import './board/view.css';
import './board/light.css';
import './look/desk.css';
import './look/phone.css';
import './look/shared.css';
import './look/layout.css';
import { mount } from 'svelte';
import App from './App.svelte';

export default mount(App, { target: document.body });
