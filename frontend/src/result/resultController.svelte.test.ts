import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import { copyText } from '../lib/clipboard';
import { download } from '../lib/download';
import { router } from '../lib/router.svelte';
import { seatsOf } from '../lib/seatTokens';
import type { Chart, Created, GameInfo, View } from '../lib/types';
import { makeGame } from '../testing/draft';
import { makeAction, makePlayer, makeSeat, makeSheet } from '../testing/fixtures';
import { ResultController } from './resultController.svelte';

vi.mock('../lib/api');
vi.mock('../lib/clipboard');
vi.mock('../lib/download');

const result = { points: [40, 75], places: [2, 1], tie_break: null, winners: [1], sources: [] };
const at = (view: Partial<View> = {}): ResultController => new ResultController(makeGame({ result, ...view }));

beforeEach(() => void vi.clearAllMocks());

describe('figures', () => {
  it('order the seats by place, and say who won', () => {
    const screen = at();
    expect(screen.order).toEqual([1, 0]);
    expect(screen.verdict).toEqual({ head: 'win(player-mark-name(1))', text: 'win-note(75, player-mark-name(0), 35) own-place(2, 35)' });
    expect([screen.title, screen.coin, screen.hasIncome]).toEqual(['Birmingham', '£', true]);
  });

  it('show no money and income of the Automa', () => {
    expect([at().automa, at().paid]).toEqual([null, [1, 0]]);
    const solo = at({ own: { automa: { seat: 1, deck_size: 3 } } });
    expect([solo.automa, solo.paid]).toEqual([1, [0]]);
  });

  it('sum up players, rounds and day once they are known', async () => {
    const screen = at();
    expect(screen.summary).toBe('result-under(2, 2)');
    vi.mocked(api.chart).mockResolvedValue({ rounds: [1, 2, 3] } as unknown as Chart);
    vi.mocked(api.info).mockResolvedValue({ updated: Date.now() / 1000 } as unknown as GameInfo);
    await screen.load();
    expect(screen.summary).toBe('result-under(2, 3), today');
    expect(screen.chart!.rounds).toHaveLength(3);
  });

  it('explain the points by source', () => {
    const sources = [[{ source: 'links', era: 'canal', points: 30 }, { source: 'other', points: 10 }], [{ source: 'bonus', points: 5 }, { source: 'other', points: 70 }]];
    const screen = at({ result: { ...result, sources } });
    expect(screen.parts.map((parts) => parts.map(({ source, points }) => [source, points]))).toEqual([
      [['links canal', 30], ['other', 10], ['bonus', 0]], [['links canal', 0], ['other', 70], ['bonus', 5]],
    ]);
  });

  it('date an action by era and round, by round alone with one era', () => {
    const screen = at();
    expect(screen.when(makeAction('pass'))).toBe('era-round(canal, 2)');
    screen.game.sheet = makeSheet({ eras: ['rail'] });
    expect(screen.when(makeAction('pass'))).toBe('round(2)');
  });
});

it('asks all people for a rematch only where one of them is at another device', () => {
  const screen = at();
  const rematch = { yes: [], no: [], waits_for: [0], made: false };
  screen.game.session = { paused: null, ended: false, request: null, rematch };
  screen.game.seats = [{ seat: 0, token: 'a' }];
  screen.game.players = [makePlayer(0), makePlayer(1, { kind: 'bot', bot: 'easy' })];
  expect(screen.asksAll).toBe(false);
  screen.game.players = [makePlayer(0), makePlayer(1)];
  expect(screen.asksAll).toBe(true);
  screen.game.seats = [{ seat: 0, token: 'a' }, { seat: 1, token: 'b' }];
  expect(screen.asksAll).toBe(false);
});

describe('the board', () => {
  it('is the one before the last points were counted', () => {
    expect(at().lastBoard.links).toEqual({});
    const before_scoring = { tiles: {}, links: { 'Leek-Stone': 0 } } as unknown as View['before_scoring'];
    expect(at({ before_scoring }).lastBoard).toMatchObject({ links: { 'Leek-Stone': 0 }, result });
  });

  it('highlights a turning point', () => {
    const screen = at();
    const action = makeAction('sell');
    screen.highlight(action);
    expect(screen.boardState.highlighted).toBe(action);
  });
});

describe('commands', () => {
  it('a rematch has the same players, options, rules and clock', async () => {
    const clock = { per: 'turn', seconds: 300, then: 'move', bot: 'greedy' };
    vi.mocked(api.info).mockResolvedValue({ clock } as unknown as GameInfo);
    vi.mocked(api.create).mockResolvedValue({ game: 'g2', seats: [{ seat: 0, token: 'n' }], invitations: [] } as unknown as Created);
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    const screen = at({ options: { board: 'b', variant: 'v', mat: 'm', rules: { free_loans: true }, confirm_turns: true }, seats: [0, 1, 2, 3, 4].map(() => makeSeat()) });
    screen.game.players = [makePlayer(0, { name: 'Anna' }), makePlayer(1), makePlayer(2, { name: 'Bert' }), makePlayer(3, { kind: 'bot', bot: 'easy' }), makePlayer(4, { kind: 'automa' })];
    screen.game.seats = [{ seat: 0, token: 'a' }, { seat: 1, token: 'b' }];
    await screen.rematch();
    expect(api.create).toHaveBeenCalledWith({
      title: 'birmingham', seats: 5, confirm_turns: true, board: 'b', variant: 'v', mat: 'm', rules: { free_loans: true }, clock,
      contribution: expect.stringMatching(/^[0-9a-f]{64}$/),
      players: [{ kind: 'me', name: 'Anna' }, { kind: 'here' }, { kind: 'friend', name: 'Bert' }, { kind: 'bot', bot: 'easy' }, { kind: 'automa' }],
    });
    expect(seatsOf('g2')).toEqual([{ seat: 0, token: 'n' }]);
    expect(go).toHaveBeenCalledWith('/game/g2');
  });

  it('the link is copied and the record saved', async () => {
    const screen = at();
    vi.stubGlobal('location', new URL('http://h/'));
    await screen.copyLink();
    expect(copyText).toHaveBeenCalledWith('http://h/game/g1');
    expect(screen.copied).toBe(true);
    vi.mocked(api.record).mockResolvedValue('text');
    await screen.downloadRecord();
    expect(api.record).toHaveBeenCalledWith('g1', 'secret');
    expect(download).toHaveBeenCalledWith('g1.txt', 'text');
  });
});
