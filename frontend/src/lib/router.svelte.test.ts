import { describe, expect, it, vi } from 'vitest';
import { followLink, parseRoute, router } from './router.svelte';

const at = (path: string): ReturnType<typeof parseRoute> => parseRoute(new URL(path, 'http://h/'));

describe('an address', () => {
  it('names a screen', () => {
    expect(at('/')).toEqual({ screen: 'lobby' });
    expect(at('/game/g1')).toEqual({ screen: 'game', game: 'g1', guided: false, board: false });
    expect(at('/game/g1?guide=1')).toMatchObject({ guided: true });
    expect(at('/game/g1?board')).toMatchObject({ board: true });
    expect(at('/nowhere')).toEqual({ screen: 'nowhere' });
    expect(at('/game')).toEqual({ screen: 'nowhere' });
  });

  it('names a replay, at an action', () => {
    expect(at('/game/g1/replay')).toEqual({ screen: 'replay', game: 'g1', at: null });
    expect(at('/game/g1?at=12')).toEqual({ screen: 'replay', game: 'g1', at: 12 });
  });

  it('names a review, at a turn', () => {
    expect(at('/game/g1/review')).toEqual({ screen: 'review', game: 'g1', turn: null });
    expect(at('/game/g1/review?turn=7')).toEqual({ screen: 'review', game: 'g1', turn: 7 });
    expect(at('/game/g1/review?turn=x')).toEqual({ screen: 'review', game: 'g1', turn: null });
    expect(at('/game/g1?at=x')).toMatchObject({ screen: 'game' });
  });

  it('names a rulebook, its rule and the game it was opened from', () => {
    expect(at('/rules/birmingham')).toEqual({ screen: 'rules', book: 'birmingham', rule: null, game: null });
    expect(at('/rules/birmingham?game=g1#BB-coal-1')).toEqual({ screen: 'rules', book: 'birmingham', rule: 'BB-coal-1', game: 'g1' });
  });

  it('names an invitation in the path or behind the hash', () => {
    expect(at('/join/abc')).toEqual({ screen: 'join', code: 'abc' });
    expect(at('/join#a%20b')).toEqual({ screen: 'join', code: 'a b' });
    expect(at('/join')).toEqual({ screen: 'lobby' });
  });
});

describe('the router', () => {
  it('follows the history', () => {
    const state = { url: '' };
    vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => (state.url = `push ${path}`), replaceState: (_: unknown, __: string, path: string) => (state.url = `replace ${path}`) });
    vi.stubGlobal('location', new URL('http://localhost:8000/game/g2'));
    router.go('/game/g2');
    expect(state.url).toBe('push /game/g2');
    expect(router.route).toMatchObject({ screen: 'game', game: 'g2' });
    vi.stubGlobal('location', new URL('http://localhost:8000/rules/birmingham'));
    router.replace('/rules/birmingham');
    expect(state.url).toBe('replace /rules/birmingham');
    expect(router.route.screen).toBe('rules');
  });

  it('takes over plain clicks on links of this page only', () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    const click = (href: string | null, changed: object = {}, link: object = {}): boolean => {
      const preventDefault = vi.fn();
      const a = href === null ? null : { href, target: '', hasAttribute: () => false, ...link };
      followLink({ target: { closest: (selector: string) => (selector === 'a' ? a : null) }, button: 0, defaultPrevented: false, preventDefault, ...changed } as unknown as MouseEvent);
      return preventDefault.mock.calls.length > 0;
    };
    vi.stubGlobal('location', new URL('http://localhost:8000/'));
    expect(click('http://localhost:8000/game/g1?a=1#b')).toBe(true);
    expect(go).toHaveBeenCalledWith('/game/g1?a=1#b');
    expect(click('http://elsewhere/')).toBe(false);
    expect(click(null)).toBe(false);
    for (const changed of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { defaultPrevented: true }]) expect(click('http://localhost:8000/', changed)).toBe(false);
    expect(click('http://localhost:8000/', {}, { target: '_blank' })).toBe(false);
    expect(click('http://localhost:8000/', {}, { hasAttribute: () => true })).toBe(false);
  });
});
