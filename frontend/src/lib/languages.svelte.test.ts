import { beforeEach, expect, it, vi } from 'vitest';
import * as api from './api';
import { Languages } from './languages.svelte';
import { notice } from './notice.svelte';
import { settings } from './settings.svelte';

vi.mock('./api', async (original) => ({ ...(await original<typeof api>()), languages: vi.fn(), pageMessages: vi.fn() }));
const cards = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
];

beforeEach(() => {
  settings.language = 'en';
  vi.mocked(api.languages).mockReset().mockResolvedValue(cards);
  vi.mocked(api.pageMessages).mockReset().mockImplementation(async (code) => ({ code, messages: '', name_forms: {} }));
  vi.stubGlobal('navigator', { languages: ['fr-CA'] });
});

it('opens with the language of the browser and loads its messages once', async () => {
  const languages = new Languages();
  await languages.open();
  expect(languages.list).toEqual(cards);
  expect(settings.language).toBe('fr');
  await languages.speakNext();
  expect(settings.language).toBe('en');
  await languages.speakNext();
  expect(settings.language).toBe('fr');
  expect(vi.mocked(api.pageMessages).mock.calls).toEqual([['fr']]);
});

it('stores the language that is chosen', async () => {
  const languages = new Languages();
  await languages.open();
  await languages.speak('en');
  expect(JSON.parse(localStorage.getItem('ironbridge.settings')!)).toMatchObject({ language: 'en' });
});

it('keeps its language where messages cannot be loaded', async () => {
  vi.mocked(api.languages).mockRejectedValue(new api.Problem(0, 'no server'));
  const languages = new Languages();
  await languages.open();
  expect(settings.language).toBe('en');
  expect(notice.text).toBe('no server');
  vi.mocked(api.pageMessages).mockRejectedValue(new TypeError('a mistake'));
  await expect(languages.speak('fr')).rejects.toThrow('a mistake');
});
