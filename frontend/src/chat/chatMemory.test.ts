import { beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '../lib/types';
import { audible, memoryOf, noteRead, toggleMuted, unread } from './chatMemory';

const message = (number: number, seat: number): ChatMessage => ({ number, seat, name: '', phrase: 'hello', mark: null, text: '', at: 0 });
const CHAT = [message(0, 0), message(1, 1), message(2, 2), message(3, 1)];

beforeEach(() => window.localStorage.clear());

test('messages of others are unread until they were read', () => {
  expect(unread(CHAT, [0], memoryOf('g')).map(({ number }) => number)).toEqual([1, 2, 3]);
  noteRead('g', CHAT.slice(0, 2));
  expect(unread(CHAT, [0], memoryOf('g')).map(({ number }) => number)).toEqual([2, 3]);
  noteRead('g', CHAT.slice(0, 1));
  expect(memoryOf('g').read).toBe(1);
  expect(memoryOf('other').read).toBe(-1);
});

test('a muted seat is neither shown nor unread, and can be heard again', () => {
  toggleMuted('g', 1);
  expect(audible(CHAT, memoryOf('g')).map(({ seat }) => seat)).toEqual([0, 2]);
  expect(unread(CHAT, [0], memoryOf('g')).map(({ number }) => number)).toEqual([2]);
  toggleMuted('g', 1);
  expect(audible(CHAT, memoryOf('g'))).toEqual(CHAT);
});
