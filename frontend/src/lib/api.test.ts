import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAction, makeTurn } from '../testing/fixtures';
import * as api from './api';
import { saveSeats } from './seatTokens';
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
      [api.review('g', 3), '/api/games/g/review?since=3'], [api.startReview('g'), '/api/games/g/review'], [api.stopReview('g'), '/api/games/g/review'], [api.bestTurn('g', 7), '/api/games/g/review/turns/7'],
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

describe('the devices of a seat', () => {
  it('are listed, linked, renewed and ended', async () => {
    await api.devices('g', 1, 't');
    expect(asked()).toMatchObject({ url: '/api/games/g/seats/1/devices', method: 'GET', headers: { Authorization: 'Bearer t' } });
    await api.device('g', 1, 't', false);
    expect(asked().url).toBe('/api/games/g/seats/1/device');
    await api.device('g', 1, 't', true);
    expect(asked().url).toBe('/api/games/g/seats/1/device?for_other=true');
    await api.renewToken('g', 1, 't');
    expect(asked()).toMatchObject({ url: '/api/games/g/seats/1/devices', method: 'POST', body: null });
    fetch.mockResolvedValue(answer('', { status: 204 }));
    await api.endDevices('g', 1, 't', 'abc');
    expect(asked()).toMatchObject({ url: '/api/games/g/seats/1/devices/abc', method: 'DELETE', body: null });
    await api.endDevices('g', 1, 't');
    expect(asked().url).toBe('/api/games/g/seats/1/devices');
  });
});

describe('a study', () => {
  it('is asked for with a token of its maker, without a seat as well', async () => {
    saveSeats('study', [{ seat: 0, token: 'seat' }], 'key');
    for (const call of [api.info('study'), api.chart('study'), api.outlook('study'), api.record('study', null), api.view('study', null, null)]) {
      await call;
      expect(asked().headers['Authorization']).toBe('Bearer key');
    }
    await api.view('study', 0, 'seat');
    expect(asked().headers['Authorization']).toBe('Bearer seat');
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

  it('is a sentence where a proxy answers with markup, an empty text or a page', async () => {
    expect(await failing('<h1>Bad gateway</h1>', { ok: false, status: 502, type: 'text/html' })).toMatchObject({ status: 502, detail: 'server-failed(502)' });
    expect(await failing('', { ok: false, status: 502, type: 'application/json' })).toMatchObject({ detail: 'server-failed(502)' });
    expect(await failing('<h1>Sign in</h1>', { type: 'text/html' })).toMatchObject({ status: 200, detail: 'server-failed(200)' });
  });

  it('tells an access that another device ended from other refusals', async () => {
    const type = 'urn:ironbridge:problem:ended-token';
    expect(await failing({ type, detail: 'Ended.' }, { ok: false, status: 401 })).toMatchObject({ ended: true });
    expect(await failing({ type: 'urn:ironbridge:problem:unknown-token' }, { ok: false, status: 401 })).toMatchObject({ ended: false });
  });

  it('passes where the server is away, busy or failed', () => {
    const passing = [0, 404, 409, 422, 429, 500, 503].filter((status) => new api.Problem(status, '').passing);
    expect(passing).toEqual([0, 429, 500, 503]);
  });

  it('is told when the server does not answer', async () => {
    fetch.mockRejectedValueOnce(new TypeError('network'));
    await expect(api.titles()).rejects.toMatchObject({ status: 0, detail: 'unreachable' });
  });
});

describe('an entry that no server answered', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => void vi.useRealTimers());

  it('is sent again with the same number of entries seen', async () => {
    vi.useFakeTimers();
    fetch.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(answer('<h1>Bad gateway</h1>', { ok: false, status: 502 })).mockResolvedValueOnce(answer({ entry: 8 }));
    const posted = api.postEntry('g1', 0, 't', 7, { play: 5 });
    await vi.runAllTimersAsync();
    expect(await posted).toEqual({ entry: 8 });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(asked().body).toEqual({ seat: 0, seen: 7, play: 5 });
  });

  it('is given up after three seconds, and at once without a network', async () => {
    vi.useFakeTimers();
    fetch.mockRejectedValue(new TypeError('network'));
    const posted = api.postEntry('g1', 0, 't', 7, { play: 5 }).catch((error: api.Problem) => error.status);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await posted).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(4);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await api.postEntry('g1', 0, 't', 7, { play: 5 }).catch((error: api.Problem) => error.status)).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  it('is not sent again when a server refused it', async () => {
    fetch.mockResolvedValueOnce(answer({ detail: 'no' }, { ok: false, status: 409 }));
    await expect(api.postEntry('g1', 0, 't', 7, { play: 5 })).rejects.toMatchObject({ status: 409 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
