/** Router: the screen of the address, and navigation. */
import { at, withoutBase } from './basePath';

export type Route =
  | { screen: 'lobby' }
  | { screen: 'game'; game: string; guided: boolean; board: boolean }
  | { screen: 'replay'; game: string; at: number | null }
  | { screen: 'review'; game: string; turn: number | null }
  | { screen: 'rules'; book: string; rule: string | null; game: string | null }
  | { screen: 'join'; code: string }
  | { screen: 'profile'; code: string | null }
  | { screen: 'nowhere' };

export function parseRoute(url: URL): Route {
  const [first, second, third] = (withoutBase(url.pathname) ?? '/').split('/').filter(Boolean).map(decodeURIComponent);
  const number = (name: string): number | null => {
    const asked = url.searchParams.get(name);
    return asked !== null && /^\d+$/.test(asked) ? Number(asked) : null;
  };
  const at = number('at');
  if (first === 'game' && second) {
    if (third === 'review') return { screen: 'review', game: second, turn: number('turn') };
    if (third === 'replay' || at !== null) return { screen: 'replay', game: second, at };
    return { screen: 'game', game: second, guided: url.searchParams.has('guide'), board: url.searchParams.has('board') };
  }
  if (first === 'rules' && second) {
    const rule = decodeURIComponent(url.hash.slice(1)) || null;
    return { screen: 'rules', book: second, rule, game: url.searchParams.get('game') };
  }
  if (first === 'profile' && !second) return { screen: 'profile', code: decodeURIComponent(url.hash.slice(1)) || null };
  const code = second ?? decodeURIComponent(url.hash.slice(1));
  if (first === 'join' && code) return { screen: 'join', code };
  return { screen: first && first !== 'join' ? 'nowhere' : 'lobby' };
}

class Router {
  route = $state<Route>(parseRoute(new URL(window.location.href)));

  constructor() {
    window.addEventListener('popstate', () => this.readAddress());
    window.addEventListener('hashchange', () => this.readAddress());
  }

  private readAddress(): void {
    this.route = parseRoute(new URL(window.location.href));
  }

  go(path: string): void {
    window.history.pushState(null, '', at(path));
    this.readAddress();
  }

  /** Changes the address without a new entry in the history. */
  replace(path: string): void {
    window.history.replaceState(null, '', at(path));
    this.readAddress();
  }
}

export const router = new Router();

/** Handles clicks on links of the page without reloading it. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  const path = withoutBase(url.pathname);
  if (path === null) return;
  event.preventDefault();
  router.go(path + url.search + url.hash);
}
