import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { toBytes, toText } from './base64url';

it('agrees with another implementation at every length of the padding', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = randomBytes(length);
    const text = bytes.toString('base64url');
    expect(toText(Uint8Array.from(bytes).buffer)).toBe(text);
    expect([...toBytes(text)]).toEqual([...bytes]);
  }
});

it('writes the two letters that differ from base64', () => {
  expect(toText(Uint8Array.from([0xfb, 0xff]).buffer)).toBe('-_8');
});
