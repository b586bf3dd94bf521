/** Sign in the browser's tab that it is the own turn: the icon gets a red mark. */
import { basePath } from './basePath';

const PLAIN = `${basePath}/favicon.svg`;
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#2a231d"/>' +
    '<path d="M5.7 24.5C6.2 6.7 25.8 6.7 26.3 24.5M2.5 27.3H29.5" fill="none" stroke="#fdf7e8" stroke-width="3"/>' +
    '<circle cx="23" cy="9" r="8" fill="#d0342c" stroke="#fdf7e8" stroke-width="2"/></svg>',
)}`;

export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = turn ? MARKED : PLAIN;
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}
