import { afterEach, expect, test, vi } from 'vitest';
import { allowText, keepNote, notesOf, phrases, reportMessage, sendMessage } from './chatApi';

const fetched = vi.fn(async (_url: URL, _asked: RequestInit) => new Response('{}'));
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockClear());

test('requests carry the token of the seat and the message', async () => {
  await phrases();
  await sendMessage('g', 1, 't', { phrase: 'look-here', mark: { kind: 'slot', name: 'Dudley.1' } });
  await allowText('g', 't', true);
  await reportMessage('g', 1, 't', 7);
  await notesOf('g', 1, 't');
  await keepNote('g', 1, 't', 12, 'Coal first.');
  const sent = fetched.mock.calls.map(([url, asked]) => [url.pathname, asked.method ?? 'GET', asked.body]);
  expect(sent).toEqual([
    ['/api/chat/phrases', 'GET', null],
    ['/api/games/g/chat', 'POST', '{"seat":1,"phrase":"look-here","mark":{"kind":"slot","name":"Dudley.1"}}'],
    ['/api/games/g/chat/rule', 'PUT', '{"free_text":true}'],
    ['/api/games/g/chat/7/report', 'POST', '{"seat":1}'],
    ['/api/games/g/seats/1/notes', 'GET', null],
    ['/api/games/g/seats/1/notes', 'PUT', '{"action":12,"text":"Coal first."}'],
  ]);
  expect((fetched.mock.calls[1]![1].headers as Record<string, string>).Authorization).toBe('Bearer t');
});
