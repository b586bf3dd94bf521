import { expect, it, vi } from 'vitest';

async function at(address: string): Promise<boolean> {
  vi.resetModules();
  vi.stubGlobal('location', new URL(address));
  return (await import('./isLocalhost')).isLocalhost;
}

it('is true for addresses of this machine alone', async () => {
  expect(await at('http://localhost:8000/')).toBe(true);
  expect(await at('http://127.0.0.1/')).toBe(true);
  expect(await at('http://127.8.1.1/')).toBe(true);
  expect(await at('http://[::1]:80/')).toBe(true);
});

it('is false for addresses that others can reach', async () => {
  expect(await at('http://192.168.1.7/')).toBe(false);
  expect(await at('https://localhost.example.org/')).toBe(false);
});
