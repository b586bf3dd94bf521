import { expect, it, vi } from 'vitest';

const load = (content: string | null): Promise<typeof import('./basePath')> => {
  vi.stubGlobal('location', new URL('https://h/'));
  vi.stubGlobal('document', { querySelector: () => (content === null ? null : { content }) });
  vi.resetModules();
  return import('./basePath');
};

it('is empty at the root of a host', async () => {
  const { at, addressOf, withoutBase } = await load(null);
  expect(at('/game/g1')).toBe('/game/g1');
  expect(addressOf('/join#x')).toBe('https://h/join#x');
  expect(withoutBase('/game/g1')).toBe('/game/g1');
});

it('comes before every path below a proxy', async () => {
  const { at, addressOf, withoutBase } = await load('/brass');
  expect(at('/api/games')).toBe('/brass/api/games');
  expect(addressOf('/join#x')).toBe('https://h/brass/join#x');
  expect(withoutBase('/brass/game/g1')).toBe('/game/g1');
  expect(withoutBase('/brass')).toBe('/');
  expect(withoutBase('/brassica')).toBeNull();
});

it('is part of every link: no template names a path from the root of the host', () => {
  const templates = import.meta.glob('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const bare = Object.entries(templates).filter(([, text]) => /href="\/|location\.origin/.test(text as string));
  expect(bare.map(([name]) => name)).toEqual([]);
});
