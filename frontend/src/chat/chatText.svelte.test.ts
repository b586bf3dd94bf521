import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { ChatMessage } from '../lib/types';
import { makeSheet } from '../testing/fixtures';
import { phrases } from './chatApi';
import { isMark, markName, messageText, phraseBook } from './chatText.svelte';

vi.mock('./chatApi', () => ({ phrases: vi.fn() }));
const message = (more: Partial<ChatMessage>): ChatMessage => ({ number: 0, seat: 0, name: '', phrase: '', mark: null, text: '', at: 0, ...more });

beforeEach(() => {
  vi.mocked(phrases).mockImplementation(() => Promise.resolve([{ name: 'thanks', text: settings.language === 'fr' ? 'Merci !' : 'Thanks!' }]));
});

test('a phrase is said in the language of the page, which is asked for once', async () => {
  await phraseBook.load();
  await phraseBook.load();
  expect(phrases).toHaveBeenCalledTimes(1);
  expect(messageText(message({ phrase: 'thanks' }), makeSheet())).toBe('Thanks!');
  expect(messageText(message({ phrase: 'unknown' }), makeSheet())).toBe('…');
});

test('a mark is said by the name of its place, a link by its ends', () => {
  const sheet = makeSheet();
  const [slot, link] = [sheet.slots[0]!, sheet.links[0]!];
  expect(markName({ kind: 'slot', name: slot.slot }, sheet)).toBe(slot.place);
  expect(markName({ kind: 'link', name: link.link }, sheet)).toBe(link.ends.join('–'));
  expect(markName({ kind: 'place', name: slot.place }, sheet)).toBe(slot.place);
});

test('a free text is shown as it is, and a market cannot be pointed at', () => {
  expect(messageText(message({ text: 'a <b>', phrase: '' }), makeSheet())).toBe('a <b>');
  expect(isMark({ kind: 'market', name: 'coal' })).toBe(false);
  expect(isMark({ kind: 'link', name: 'Leek-Belper' })).toBe(true);
});
