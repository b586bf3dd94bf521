/** English messages of the parts of the page that are loaded when they are first shown; such a part imports this module. */
import parts from '$words/en/page_parts.ftl?raw';
import { addEnglish } from './messages.svelte';

addEnglish(parts);
