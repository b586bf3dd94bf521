import { expect, it, vi } from 'vitest';
import * as profileApi from './profileApi';
import { adoptSeats, saveProfile } from './profiles';

it('sends the token of the active profile in a header, never in the address', async () => {
  const fetched = vi.fn(async (_url: URL, _asked: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  saveProfile({ id: 'a', token: 'secret', name: '', shared: false, adopted: [] });
  adoptSeats('a');
  await profileApi.show();
  await profileApi.change({ name: 'Ada' });
  await profileApi.syncSeats(['seat-token']);
  await profileApi.signOut('device');
  await profileApi.signOut();
  await profileApi.removePasskey('key');
  for (const [url, asked] of fetched.mock.calls) {
    expect(String(url)).not.toContain('secret');
    expect(asked.headers).toMatchObject({ Authorization: 'Bearer secret' });
  }
  expect(fetched.mock.calls.map(([url, asked]) => `${asked.method} ${url.pathname}`)).toEqual([
    'GET /api/profile',
    'PUT /api/profile',
    'POST /api/profile/seats',
    'DELETE /api/profile/devices/device',
    'DELETE /api/profile/devices',
    'DELETE /api/profile/passkeys/key',
  ]);
  fetched.mockClear();
  await profileApi.recover('code');
  await profileApi.openLink('code');
  for (const [, asked] of fetched.mock.calls) expect(asked.headers).not.toHaveProperty('Authorization');
});
