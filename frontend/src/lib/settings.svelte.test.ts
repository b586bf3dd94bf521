import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const opened = async (stored: object | string | null = null, languages = ['en'], dark = false): Promise<typeof import('./settings.svelte').settings> => {
  if (stored !== null) localStorage.setItem('ironbridge.settings', typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: dark, addEventListener: () => undefined }));
  return (await import('./settings.svelte')).settings;
};

it('begins with the language and theme of the browser', async () => {
  const settings = await opened(null, ['de-DE', 'fr-CA', 'en'], true);
  expect(settings.preferredLanguage(['en', 'fr', 'ru'])).toBe('fr');
  expect(settings).toMatchObject({ language: 'en', theme: 'night', speed: 'calm', quiet: false, hatching: false, pause: 1500 });
});

it('follows the theme of the system until one is chosen', async () => {
  const query = { matches: false, addEventListener: (_: string, act: () => void) => void (change = act) };
  let change = (): void => undefined;
  vi.stubGlobal('matchMedia', () => query);
  const { settings } = await import('./settings.svelte');
  query.matches = true;
  change();
  expect(settings.theme).toBe('night');
  query.matches = false;
  change();
  expect(settings.theme).toBe('paper');
});

it('speaks English where the browser speaks nothing that the page does', async () => {
  expect((await opened(null, ['de'])).preferredLanguage(['en', 'fr'])).toBe('en');
});

it('takes what is stored', async () => {
  const settings = await opened({ language: 'ru', theme: 'paper', quiet: true, hatching: true, speed: 'calm' }, ['fr'], true);
  expect(settings.preferredLanguage(['en', 'fr', 'ru'])).toBe('ru');
  expect(settings.preferredLanguage(['en', 'fr'])).toBe('fr');
  expect(settings).toMatchObject({ theme: 'paper', quiet: true, hatching: true, pause: 1500 });
});

it('begins afresh where what is stored is broken', async () => {
  expect((await opened('{')).preferredLanguage(['en', 'fr'])).toBe('en');
});

it('stores what is changed', async () => {
  const settings = await opened();
  settings.language = 'fr';
  settings.keep();
  settings.turnTheme();
  expect(settings.theme).toBe('night');
  settings.speed = 'at once';
  settings.keep();
  expect(settings.pause).toBe(0);
  expect(JSON.parse(localStorage.getItem('ironbridge.settings')!)).toEqual({ language: 'fr', quiet: false, hatching: false, speed: 'at once', sound: false, theme: 'night' });
  settings.turnTheme();
  expect(settings.theme).toBe('paper');
});

it('is calm until a game was played to its end, unless a speed was chosen', async () => {
  const settings = await opened();
  settings.keep();
  expect(JSON.parse(localStorage.getItem('ironbridge.settings')!)).not.toHaveProperty('speed');
  settings.noteFinished();
  expect([settings.speed, settings.pause]).toEqual(['brisk', 700]);
  expect(JSON.parse(localStorage.getItem('ironbridge.settings')!)).toMatchObject({ finished: true });
  settings.speed = 'calm';
  expect(settings.speed).toBe('calm');
});
