import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import type { FeedAsked } from '../lib/feed';
import { saveSeats, seatsOf } from '../lib/seatTokens';
import { settings } from '../lib/settings.svelte';
import type { GameInfo, Gathering, TableState, View } from '../lib/types';
import { makeAction, makeChoice, makePlayer, makeQuestion, makeSeat, makeSheet, makeView } from '../testing/fixtures';
import { Game, sheetOf } from './game.svelte';

vi.mock('../lib/api', async (original) => ({ ...vi.mockObject(await original<typeof api>()), Problem: (await original<typeof api>()).Problem }));
const feeds = vi.hoisted(() => ({ all: [] as { asked: FeedAsked; close: () => void }[] }));
vi.mock('../lib/feed', () => ({
  Feed: class {
    close = vi.fn();
    constructor(readonly asked: FeedAsked) {
      feeds.all.push(this);
    }
  },
}));

const state = (entry: number, view: Partial<View> = {}): TableState => ({ entry, view: makeView(view), players: [makePlayer(0), makePlayer(1)] }) as unknown as TableState;
const feed = (): FeedAsked => feeds.all.at(-1)!.asked;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  feeds.all.length = 0;
  settings.speed = 'brisk';
  vi.mocked(api.view).mockResolvedValue(state(3, { choices: [makeChoice('pass')] }));
  vi.mocked(api.log).mockResolvedValue([makeAction('pass', { number: 0 })]);
  vi.mocked(api.sheet).mockResolvedValue(makeSheet());
  saveSeats('g1', [{ seat: 0, token: 'a' }, { seat: 1, token: 'b' }]);
});
afterEach(() => vi.useRealTimers());

async function opened(seat?: number | null): Promise<Game> {
  const game = new Game('g1');
  await game.open(seat);
  return game;
}

describe('a game', () => {
  it('opens with its first seat, another, or none', async () => {
    const game = await opened();
    expect([game.seat, game.token, game.entry, game.mine, game.over, game.next]).toEqual([0, 'a', 3, true, false, null]);
    expect([(await opened(1)).token, (await opened(null)).token]).toEqual(['b', null]);
    expect(api.view).toHaveBeenCalledWith('g1', 0, 'a');
    expect(feed()).toMatchObject({ game: 'g1', seat: null });
  });

  it('knows the seat of this device that is to act', async () => {
    const game = await opened(null);
    expect([game.mine, game.next]).toEqual([false, 0]);
    game.view = makeView({ question: makeQuestion({ seat: 2 }) });
    expect(game.next).toBeNull();
  });

  it('hides the hand while it switches seats', async () => {
    const game = await opened();
    const switching = game.switchSeat(1);
    expect(game.view!.seats[0]!.hand).toBeNull();
    expect(game.view!.choices).toEqual([]);
    await switching;
    expect([game.seat, game.token]).toEqual([1, 'b']);
  });

  it('has no seat open where another could not be opened, so that it can be tried again', async () => {
    const game = await opened();
    vi.mocked(api.view).mockRejectedValueOnce(new api.Problem(429, 'too many requests'));
    await expect(game.switchSeat(1)).rejects.toThrow('too many requests');
    expect(game.seat).toBeNull();
    await game.switchSeat(1);
    expect(game.seat).toBe(1);
  });

  it('asks for its sheet by board, variant, Automa and rule options', async () => {
    await sheetOf(makeView({ options: { board: 'germany', automa: 'easy' } }));
    expect(api.sheet).toHaveBeenLastCalledWith('birmingham', { seats: 2, board: 'germany', variant: null, automa: 'easy', rules: null });
    await sheetOf(makeView({ options: { rules: { deck: '2018', coal_split: true } } }));
    expect(api.sheet).toHaveBeenLastCalledWith('birmingham', { seats: 2, board: null, variant: null, automa: null, rules: 'deck=2018, coal_split=true' });
  });

  it('loads sentences again in another language', async () => {
    const game = await opened();
    await game.reloadLanguage();
    expect(api.view).toHaveBeenCalledOnce();
    settings.language = 'fr';
    await game.reloadLanguage();
    expect(api.view).toHaveBeenCalledTimes(2);
    expect(feeds.all).toHaveLength(2);
    settings.language = 'en';
  });
});

describe('a seat that another device keeps for itself', () => {
  const ended = (): api.Problem => new api.Problem(401, 'Another device ended it.', null, 'Out', null, 'urn:ironbridge:problem:ended-token');

  it('is forgotten here, with a sentence and without another try', async () => {
    const game = await opened();
    feed().refused(ended());
    expect([game.trouble, game.troubleHead, game.seats, seatsOf('g1')]).toEqual(['Another device ended it.', 'Out', [{ seat: 1, token: 'b' }], [{ seat: 1, token: 'b' }]]);
    expect(feeds.all.at(-1)!.close).toHaveBeenCalled();
  });

  it('is forgotten when it is opened', async () => {
    const game = await opened();
    vi.mocked(api.view).mockRejectedValueOnce(ended());
    await game.switchSeat(1);
    expect([game.trouble, seatsOf('g1')]).toEqual(['Another device ended it.', [{ seat: 0, token: 'a' }]]);
  });

  it('keeps its token where the game is refused for another reason', async () => {
    const game = await opened();
    feed().refused(new api.Problem(404, 'No such game.'));
    expect([game.trouble, seatsOf('g1').length]).toEqual(['No such game.', 2]);
  });

  it('is kept for this device with a new token, saved before the old one ends', async () => {
    const game = await opened();
    vi.mocked(api.renewToken).mockResolvedValue({ game: 'g1', seat: 0, token: 'new' });
    vi.mocked(api.endDevices).mockImplementation(async () => expect(seatsOf('g1')[0]).toEqual({ seat: 0, token: 'new' }));
    await game.keepOnlyHere(0, 'a');
    expect(api.endDevices).toHaveBeenCalledWith('g1', 0, 'new');
    expect([game.token, feed().token, feeds.all.length]).toEqual(['new', 'new', 2]);
  });
});

describe('messages of the feed', () => {
  const others = [makeAction('loan', { number: 1, seat: 1 }), makeAction('end turn', { number: 2, seat: 1 }), makeAction('pass', { number: 3, seat: 1 })];

  it('show the actions of others one after the other', async () => {
    const game = await opened();
    feed().receive({ entry: 4, view: makeView({ round: 5 }), actions: others, since: 1 });
    expect([game.entry, game.view!.round, game.log.length]).toEqual([4, 5, 4]);
    expect([game.highlighted, game.busy]).toEqual([others[0], true]);
    vi.advanceTimersByTime(700);
    expect(game.highlighted).toBe(others[2]);
    vi.advanceTimersByTime(700);
    expect([game.highlighted, game.busy]).toEqual([null, false]);
  });

  it('show own actions at once', async () => {
    const game = await opened();
    const own = makeAction('build', { number: 1, seat: 0 });
    feed().receive({ entry: 4, view: makeView(), actions: [own], since: 1 });
    expect([game.ownLastAction, game.highlighted]).toEqual([own, null]);
  });

  it('wait for the one before, and can be skipped', async () => {
    const game = await opened();
    feed().receive({ entry: 4, view: makeView({ round: 5 }), actions: others.slice(0, 1), since: 1 });
    feed().receive({ entry: 5, view: makeView({ round: 6 }), actions: others.slice(1), since: 2 });
    expect(game.view!.round).toBe(5);
    game.skip();
    expect([game.view!.round, game.highlighted, game.log.length]).toEqual([6, null, 4]);
  });

  it('are applied at once for those who want no pause', async () => {
    settings.speed = 'at once';
    const game = await opened();
    feed().receive({ entry: 4, view: makeView(), actions: others, since: 1 });
    expect([game.highlighted, game.log.length]).toEqual([null, 4]);
  });

  it('take actions back, and ignore what is older', async () => {
    const game = await opened();
    feed().receive({ entry: 4, view: makeView({ round: 7 }), actions: [], since: 0 });
    expect(game.log).toEqual([]);
    feed().receive({ entry: 2, view: makeView({ round: 1 }) });
    expect(game.view!.round).toBe(7);
  });

  it('tell who is there, the same people as the same objects', async () => {
    const game = await opened();
    const before = game.players;
    feed().receive({ players: [makePlayer(0), makePlayer(1)] });
    expect(game.players).toBe(before);
    feed().receive({ players: [makePlayer(0, { online: false }), makePlayer(1)] });
    expect(game.players[0]!.online).toBe(false);
    feed().connected(false);
    expect(game.live).toBe(false);
  });

  it('show the end of an era step by step', async () => {
    vi.mocked(api.view).mockResolvedValue(state(3, { links: { 'Leek-Stone': 0 } }));
    const game = await opened();
    const ending = makeAction('pass', { number: 1, seat: 1, era_scores: [{ seat: 0, links: 4, tiles: 0 }], era_end: { tiles: {}, links: { 'Leek-Stone': 0 }, removed: [] } });
    feed().receive({ entry: 4, view: makeView({ era: 'rail', seats: [makeSeat({ points: 4 }), makeSeat()] }), actions: [ending], since: 1 });
    expect([game.highlighted, game.scoringStep, game.view!.era]).toEqual([ending, null, 'canal']);
    vi.advanceTimersByTime(settings.pause);
    expect([game.highlighted, game.scoringStep?.step, game.view!.seats[0]!.points, game.busy]).toEqual([null, 'links', 4, true]);
    vi.advanceTimersByTime(2000);
    expect([game.scoringStep?.step, game.view!.links]).toEqual(['links-off', {}]);
    vi.advanceTimersByTime(900);
    expect([game.scoringStep, game.view!.era, game.highlighted]).toEqual([null, 'rail', null]);
    expect(game.moment).toMatchObject({ era: 'canal', over: false, scores: [{ seat: 0, gained: 4, points: 4 }, { seat: 1 }] });
  });
});

describe('entries', () => {
  it('are posted with the entry that was seen, one after the other', async () => {
    const game = await opened();
    vi.mocked(api.postEntry).mockResolvedValueOnce(state(4)).mockResolvedValueOnce(state(5));
    const sent = [game.enter({ play: 1 }), game.enter({ play: 2 })];
    expect(game.sending).toBe(false);
    await Promise.all(sent);
    expect(vi.mocked(api.postEntry).mock.calls.map((call) => call.slice(3))).toEqual([[3, { play: 1 }], [4, { play: 2 }]]);
    expect([game.entry, game.sending]).toEqual([5, false]);
  });

  it('that came too late load the game again', async () => {
    const game = await opened();
    vi.mocked(api.postEntry).mockRejectedValueOnce(new api.Problem(409, 'stale'));
    vi.mocked(api.view).mockResolvedValueOnce(state(8));
    await game.enter({ play: 1 });
    expect(game.entry).toBe(8);
  });

  it('that are refused are thrown, and the next goes on', async () => {
    const game = await opened();
    vi.mocked(api.postEntry).mockRejectedValueOnce(new api.Problem(422, 'no')).mockResolvedValueOnce(state(4));
    await expect(game.enter({ play: 1 })).rejects.toThrow('no');
    await game.enter({ play: 2 });
    expect([game.entry, game.sending]).toEqual([4, false]);
  });

  it('are not posted without a seat', async () => {
    await (await opened(null)).enter({ play: 1 });
    expect(api.postEntry).not.toHaveBeenCalled();
  });

  it('that end an era are left to the feed for a moment', async () => {
    const game = await opened();
    vi.mocked(api.postEntry).mockResolvedValueOnce(state(4, { era: 'rail' }));
    await game.enter({ play: 1 });
    expect(game.entry).toBe(3);
    vi.advanceTimersByTime(1500);
    expect([game.entry, game.view!.era]).toEqual([4, 'rail']);
  });
});

it('a closed game listens no more', async () => {
  const game = await opened();
  feed().receive({ entry: 4, view: makeView(), actions: [makeAction('loan', { number: 1, seat: 1 })], since: 1 });
  game.close();
  expect(feeds.all[0]!.close).toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(game.scoringStep).toBeNull();
});

describe('a game that waits for its deal', () => {
  const gathering: Gathering = { frozen: false, seconds: null, contributions: [] };
  const waiting = (entry: number): TableState => ({ entry, view: null, players: [makePlayer(0)], notes: [], gathering }) as unknown as TableState;

  beforeEach(() => {
    vi.mocked(api.view).mockResolvedValue(waiting(0));
    vi.mocked(api.log).mockResolvedValue([]);
    vi.mocked(api.info).mockResolvedValue({ title: 'birmingham', options: { board: 'b' }, seats: 3 } as unknown as GameInfo);
  });

  it('has a board by its set-up, and no view', async () => {
    const game = await opened();
    expect([game.view, game.gathering, game.mine, game.over, game.next]).toEqual([null, gathering, false, false, null]);
    expect(api.sheet).toHaveBeenLastCalledWith('birmingham', { seats: 3, board: 'b', variant: null, automa: null, rules: null });
  });

  it('follows the feed up to the deal', async () => {
    const game = await opened();
    const complete = { ...gathering, frozen: true };
    feed().receive({ entry: 1, view: null, gathering: complete, players: [makePlayer(0), makePlayer(1)], notes: [] });
    expect([game.gathering, game.players.length]).toEqual([complete, 2]);
    const dealt = { entry: 2, seat: null, text: 'dealt', kind: 'dealt', action: 0 };
    feed().receive({ entry: 4, since: 0, actions: [], view: makeView({ choices: [makeChoice('pass')] }), notes: [dealt] });
    expect([game.gathering, game.entry, game.mine, game.notes]).toEqual([null, 4, true, [dealt]]);
    feed().receive({ entry: 3, view: null, gathering });
    expect(game.gathering).toBeNull();
  });
});
