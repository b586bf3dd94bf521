/** Sign in the browser's tab that it is the own turn: the icon gets a red mark. */
import { basePath } from './basePath';

const PLAIN = `${basePath}/favicon.svg`;
const MARKED = `${basePath}/favicon-turn.svg`;

export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = turn ? MARKED : PLAIN;
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}
