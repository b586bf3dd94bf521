/** Gives unit tests the few browser globals that modules read when they are loaded, and messages that show their arguments. */
import { beforeEach, vi } from 'vitest';
import { known } from './messages';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
};

vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('location', new URL('http://localhost:8000/'));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });

vi.mock('../lib/messages.svelte', async () => import('./messages'));
// Taking a seat tells the profile on the server; its own tests undo this.
vi.mock('../lib/keepSeats', () => ({ keepSeats: async () => undefined }));

beforeEach(async () => {
  storage.clear();
  known.clear();
  const { settings } = await import('../lib/settings.svelte');
  settings.language = 'en';
});
