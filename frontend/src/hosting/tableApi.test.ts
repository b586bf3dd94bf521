import { afterEach, expect, test, vi } from 'vitest';
import { answerTable, askTable, giveBack, handOver, inviteAgain } from './tableApi';

const fetched = vi.fn(async (_url: URL, _asked: RequestInit) => new Response('{}'));
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockClear());

test('requests carry the token of the seat and what is asked', async () => {
  await inviteAgain('g', 1, 't');
  await giveBack('g', 1, 't');
  await handOver('g', 1, 't');
  await askTable('g', 0, 't', 'pause');
  await answerTable('g', 0, 't', 7, true);
  const sent = fetched.mock.calls.map(([url, asked]) => [url.pathname, asked.method, asked.body]);
  expect(sent).toEqual([
    ['/api/games/g/seats/1/reinvite', 'POST', '{}'],
    ['/api/games/g/seats/1/replace', 'POST', '{"back":true}'],
    ['/api/games/g/seats/1/host', 'POST', '{}'],
    ['/api/games/g/requests', 'POST', '{"seat":0,"ask":"pause"}'],
    ['/api/games/g/answers', 'POST', '{"seat":0,"request":7,"yes":true}'],
  ]);
  expect((fetched.mock.calls[0]![1].headers as Record<string, string>).Authorization).toBe('Bearer t');
});
