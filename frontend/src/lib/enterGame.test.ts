import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import { createGame, joinGame, takeSeat } from './enterGame';
import { contributionCommitment } from './fairDeal';
import { keptDeal } from './keptDeals';
import { gameOfCode, seatsOf } from './seatTokens';
import type { Created, GameInfo, NewGame, NewPlayer } from './types';

vi.mock('./api', async (original) => ({ ...vi.mockObject(await original<typeof api>()), Problem: (await original<typeof api>()).Problem }));

const asked = (...kinds: NewPlayer['kind'][]): NewGame => ({ title: 'birmingham', seats: kinds.length, players: kinds.map((kind) => ({ kind })) });
const made = (game: string, seats: number[], invited: number[], status: string): Created =>
  ({ game, seats: seats.map((seat) => ({ seat, token: `t${seat}` })), invitations: invited.map((seat) => ({ seat, code: `c${seat}`, expires: 0 })), host: null, commitment: 'promise', status }) as Created;
const info = (status: string): GameInfo => ({ id: 'j1', status, commitment: 'promise' }) as unknown as GameInfo;

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
});

describe('a new game', () => {
  it('of friends sends a commitment and keeps bytes and promise, without revealing them', async () => {
    vi.mocked(api.create).mockResolvedValue(made('f1', [0], [1], 'gathering'));
    await createGame(asked('me', 'friend', 'bot'));
    const kept = keptDeal('f1')!;
    expect(kept).toMatchObject({ commitment: 'promise', before: true, list: null, confirmed: [] });
    expect(kept.own[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(vi.mocked(api.create).mock.calls[0]![0].contribution).toBe(contributionCommitment(kept.own[0]!));
    expect(JSON.stringify(vi.mocked(api.create).mock.calls)).not.toContain(kept.own[0]);
    expect(api.reveal).not.toHaveBeenCalled();
    expect(seatsOf('f1')).toEqual([{ seat: 0, token: 't0' }]);
  });

  it('of people at one device reveals at once, and again later where no answer came', async () => {
    vi.mocked(api.create).mockResolvedValue(made('h1', [0, 1], [], 'gathering'));
    await createGame(asked('me', 'here'));
    expect(api.reveal).toHaveBeenCalledWith('h1', 0, 't0', keptDeal('h1')!.own[0]);
    expect(keptDeal('h1')).toMatchObject({ confirmed: [0], list: { 0: contributionCommitment(keptDeal('h1')!.own[0]!) } });
    vi.mocked(api.create).mockResolvedValue(made('h2', [0, 1], [], 'gathering'));
    vi.mocked(api.reveal).mockRejectedValueOnce(new api.Problem(0, 'unreachable'));
    await createGame(asked('me', 'here'));
    expect(keptDeal('h2')!.confirmed).toEqual([]);
  });

  it('of one person, or with a chosen number, is dealt at once; its promise is kept', async () => {
    vi.mocked(api.create).mockResolvedValue(made('a1', [0], [], 'running'));
    await createGame(asked('me', 'bot', 'bot'));
    await createGame({ ...asked('me', 'friend'), seed: 7 });
    for (const [sent] of vi.mocked(api.create).mock.calls) expect(sent).not.toHaveProperty('contribution');
    expect(keptDeal('a1')).toMatchObject({ commitment: 'promise', before: true, own: {} });
  });

  it('of friends alone, without a seat of the host, keeps no bytes', async () => {
    vi.mocked(api.create).mockResolvedValue(made('n1', [], [0, 1], 'gathering'));
    await createGame(asked('friend', 'friend'));
    expect(keptDeal('n1')).toMatchObject({ commitment: 'promise', own: {} });
  });
});

describe('a seat', () => {
  beforeEach(() => {
    vi.mocked(api.join).mockResolvedValue({ game: 'j1', seat: 1, token: 'mine' });
    vi.mocked(api.take).mockResolvedValue({ game: 'j1', seat: 1, token: 'mine' });
  });

  it('of a game that waits for its deal adds a commitment', async () => {
    await joinGame('code', 'Ben', info('gathering'));
    const value = keptDeal('j1')!.own[1]!;
    expect(api.join).toHaveBeenCalledWith('code', 'Ben', contributionCommitment(value));
    expect(keptDeal('j1')).toMatchObject({ commitment: 'promise', before: true });
    expect(gameOfCode('code')).toBe('j1');
  });

  it('of a game that runs adds nothing', async () => {
    await joinGame('code', 'Ben', info('running'));
    expect(api.join).toHaveBeenCalledWith('code', 'Ben', null);
    expect(keptDeal('j1')).toMatchObject({ commitment: 'promise', before: false, own: {} });
  });

  it('on a second device keeps nothing yet', async () => {
    await joinGame('code', '', null);
    expect(keptDeal('j1')).toBeNull();
    expect(seatsOf('j1')).toEqual([{ seat: 1, token: 'mine' }]);
  });

  it('of a listed game is taken in the same way', async () => {
    vi.mocked(api.info).mockResolvedValue(info('gathering'));
    await takeSeat('j1', 1);
    expect(api.take).toHaveBeenCalledWith('j1', 1, contributionCommitment(keptDeal('j1')!.own[1]!));
  });
});
