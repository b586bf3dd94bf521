import { expect, it, vi } from 'vitest';
import { makePasskey, passkeyObstacle, usePasskey } from './passkey';

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

it('says why passkeys cannot be used', () => {
  const here = { secure: true, host: 'brass.example.org', known: true };
  expect(passkeyObstacle(here)).toBeNull();
  expect(passkeyObstacle({ ...here, secure: false })).toBe('address');
  for (const host of ['127.0.0.1', '[::1]']) expect(passkeyObstacle({ ...here, host })).toBe('address');
  expect(passkeyObstacle({ ...here, known: false })).toBe('browser');
});

it('turns options into bytes and answers into text', async () => {
  const create = vi.fn(async (_: unknown) => ({ id: 'x', rawId: bytes(251, 255), response: { clientDataJSON: bytes(1), attestationObject: bytes(2) } }));
  const get = vi.fn(async (_: unknown) => ({
    id: 'x',
    rawId: bytes(3),
    response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(4), userHandle: null },
  }));
  vi.stubGlobal('navigator', { ...navigator, credentials: { create, get } });
  const made = await makePasskey({ challenge: '-_8', user: { id: 'AQ', name: 'Ada', displayName: 'Ada' }, excludeCredentials: [{ id: 'Ag', type: 'public-key' }] });
  expect(create.mock.calls[0]![0]).toMatchObject({ publicKey: { challenge: new Uint8Array([251, 255]), user: { id: new Uint8Array([1]) }, excludeCredentials: [{ id: new Uint8Array([2]) }] } });
  expect(made).toEqual({ id: 'x', rawId: '-_8', type: 'public-key', response: { clientDataJSON: 'AQ', attestationObject: 'Ag' } });
  expect(await usePasskey({ challenge: 'AQ', rpId: 'here' })).toMatchObject({ response: { signature: 'BA', userHandle: null } });
});

it('takes a closed dialog for no answer', async () => {
  const refuse = (name: string) => async (): Promise<never> => {
    throw new DOMException('', name);
  };
  vi.stubGlobal('navigator', { ...navigator, credentials: { get: refuse('NotAllowedError') } });
  expect(await usePasskey({ challenge: 'AQ' })).toBeNull();
  vi.stubGlobal('navigator', { ...navigator, credentials: { get: refuse('SecurityError') } });
  await expect(usePasskey({ challenge: 'AQ' })).rejects.toThrow(DOMException);
});
