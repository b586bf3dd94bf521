import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAction, makeTurn } from '../testing/fixtures';
import * as api from './api';
import { settings } from './settings.svelte';

const fetch = vi.fn();
const answer = (body: unknown, { ok = true, status = 200, type = 'application/json' } = {}): object => ({
  ok, status, statusText: 'Sorry', headers: new Map([['Content-Type', type]]), json: async () => body, text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
});
const asked = (): { url: string; method: string; headers: Record<string, string>; body: unknown } => {
  const [url, { method, headers, body }] = fetch.mock.calls.at(-1) as [URL, { method: string; headers: Record<string, string>; body: string | null }];
  return { url: url.pathname + url.search, method, headers, body: body === null ? null : JSON.parse(body) };
};

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(answer({}));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', new URL('http://h/'));
});

describe('a call', () => {
  it('asks in the language of the page', async () => {
    settings.language = 'fr';
    await api.titles();
    expect(asked()).toEqual({ url: '/api/titles', method: 'GET', headers: { 'Accept-Language': 'fr' }, body: null });
    settings.language = 'en';
  });

  it('leaves out what is not asked for', async () => {
    await api.sheet('birmingham', { seats: 3, board: null });
    expect(asked().url).toBe('/api/titles/birmingham/sheet?seats=3');
    await api.view('g1', 0, 't', 4);
    expect(asked()).toMatchObject({ url: '/api/games/g1/view?seat=0&action=4', headers: { Authorization: 'Bearer t' } });
    await api.view('g1', null, null);
    expect(asked().url).toBe('/api/games/g1/view');
    expect(asked().headers).not.toHaveProperty('Authorization');
  });

  it('posts what it has to say', async () => {
    await api.postEntry('g1', 0, 't', 7, { play: 5 });
    expect(asked()).toMatchObject({ url: '/api/games/g1/entries', method: 'POST', body: { seat: 0, seen: 7, play: 5 }, headers: { 'Content-Type': 'application/json' } });
    await api.openSampleGame('one');
    expect(asked()).toMatchObject({ url: '/api/kept/one', method: 'POST', body: null });
  });

  it('names each path', async () => {
    const calls: [Promise<unknown>, string][] = [
      [api.bots(), '/api/bots'], [api.rules('b'), '/api/titles/b/rules'], [api.list('open'), '/api/games?list=open'], [api.info('g'), '/api/games/g'],
      [api.chart('g'), '/api/games/g/chart'], [api.outlook('g'), '/api/games/g/outlook'], [api.sampleGames(), '/api/kept'],
      [api.explainRefusal('g', 0, 't', 'pass'), '/api/games/g/why'], [api.preview('g', 0, 't', [1]), '/api/games/g/preview'], [api.mine(['t']), '/api/games/mine'],
    ];
    await Promise.all(calls.map(([call]) => call));
    expect(fetch.mock.calls.map(([url]) => (url as URL).pathname + (url as URL).search)).toEqual(calls.map(([, path]) => path));
  });

  it('reads the log, the actions of the Automa as its own, and a record as text', async () => {
    fetch.mockResolvedValueOnce(answer([makeAction('end turn', { automatic: makeTurn(1) })]));
    expect(await api.log('g1', 0, 't')).toMatchObject([{ line: 'automa' }]);
    expect(asked().url).toBe('/api/games/g1/told?seat=0&since=0');
    fetch.mockResolvedValueOnce(answer('a record'));
    expect(await api.record('g1', null)).toBe('a record');
  });
});

describe('a problem', () => {
  const failing = async (...reply: Parameters<typeof answer>): Promise<api.Problem> => {
    fetch.mockResolvedValueOnce(answer(...reply));
    return api.titles().then(() => expect.fail('no problem'), (problem: api.Problem) => problem);
  };

  it('carries what the server said', async () => {
    const problem = await failing({ title: 'Refused', detail: 'Too far.', rule: 'BB-coal-1' }, { ok: false, status: 409, type: 'application/problem+json' });
    expect(problem).toBeInstanceOf(api.Problem);
    expect(problem).toMatchObject({ status: 409, detail: 'Too far.', rule: 'BB-coal-1', head: 'Refused', message: 'Too far.' });
    expect(await failing({ title: 'Refused' }, { ok: false, status: 400 })).toMatchObject({ detail: 'Refused', rule: null });
    expect(await failing({}, { ok: false, status: 400 })).toMatchObject({ detail: 'Sorry', head: null });
  });

  it('carries what a refused choice lacks', async () => {
    const missing = { links: ['Redditch-Oxford'], price: null, goods: [], cards: [], slots: [] };
    expect(await failing({ detail: 'No coal.', missing }, { ok: false, status: 422 })).toMatchObject({ missing });
    expect(await failing({ detail: 'No coal.' }, { ok: false, status: 422 })).toMatchObject({ missing: null });
  });

  it('reads plain text too', async () => {
    expect(await failing('down', { ok: false, status: 502, type: 'text/plain' })).toMatchObject({ status: 502, detail: 'down' });
    expect(await failing('', { ok: false, status: 502, type: 'text/plain' })).toMatchObject({ detail: 'Sorry' });
  });

  it('is told when the server does not answer', async () => {
    fetch.mockRejectedValueOnce(new TypeError('network'));
    await expect(api.titles()).rejects.toMatchObject({ status: 0, detail: 'unreachable' });
  });
});
