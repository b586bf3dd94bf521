import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import { notice } from '../lib/notice.svelte';
import { router } from '../lib/router.svelte';
import { seatsOf } from '../lib/seatTokens';
import type { BotCard, Created, SampleGameCard, ListedGame, TitleCard } from '../lib/types';
import { makeSheet } from '../testing/fixtures';
import { known } from '../testing/messages';
import { aboutSheet, choiceKey, Lobby, playersRange, shelfOrder } from './lobby.svelte';

vi.mock('../lib/api', async (original) => ({ ...vi.mockObject(await original<typeof api>()), Problem: (await original<typeof api>()).Problem }));

const title = (name: string, changed: Partial<TitleCard> = {}): TitleCard =>
  ({ name, boards: [], seats: [2, 3, 4], default_seats: 4, variants: [], variant_seats: {}, presets: {}, automa: [], options: [], ...changed }) as unknown as TitleCard;
const KINDS: [string, number][] = [['dice', 0], ['medium', 3], ['easy', 2], ['hard', 4], ['master', 5]];
const bots: BotCard[] = KINDS.map(([name, order]) => ({ name, about: '', strength: null, label: name, kind: order ? 'level' : 'baseline', order }));
const titles = [title('age_of_industry', { boards: ['new_england', 'germany'], default_seats: 3 }), title('birmingham')];

beforeEach(() => {
  vi.mocked(api.titles).mockResolvedValue(titles);
  vi.mocked(api.bots).mockResolvedValue(bots);
  vi.mocked(api.mine).mockResolvedValue([{ id: 'mine' }] as unknown as ListedGame[]);
  vi.mocked(api.list).mockImplementation(async (which) => [{ id: which }] as unknown as ListedGame[]);
  vi.mocked(api.sampleGames).mockResolvedValue([{ name: 'sample' }] as unknown as SampleGameCard[]);
  vi.mocked(api.sheet).mockReset().mockImplementation(async (name, query) => makeSheet({ title: name, board: query.board ?? null }));
});

async function opened(): Promise<Lobby> {
  const lobby = new Lobby();
  await lobby.load();
  return lobby;
}

describe('boards to choose', () => {
  it('stand in the order of the shelf, unknown ones last', async () => {
    expect((await opened()).choices.map(choiceKey)).toEqual(['birmingham', 'germany', 'new_england']);
    expect(['birmingham', 'lancashire', 'germany', 'new_england', 'mars'].map(shelfOrder)).toEqual([1, 2, 3, 4, 99]);
  });

  it('are fetched once each; the first is chosen', async () => {
    const lobby = await opened();
    expect(choiceKey(lobby.chosen!)).toBe('birmingham');
    expect([...lobby.sheets.keys()]).toEqual(['birmingham', 'germany', 'new_england']);
    await lobby.choose(lobby.choices[1]!);
    expect(api.sheet).toHaveBeenCalledTimes(3);
    expect(api.sheet).toHaveBeenCalledWith('age_of_industry', { seats: 3, board: 'germany' });
  });

  it('reset options when another is chosen', async () => {
    const lobby = await opened();
    lobby.variant = 'introductory';
    lobby.rules = { a: 1 };
    expect(lobby.changed).toBe(2);
    await lobby.choose(lobby.choices[1]!);
    expect([lobby.changed, lobby.count]).toEqual([0, 3]);
  });

  it('stay chosen in another language', async () => {
    const lobby = await opened();
    vi.mocked(api.titles).mockResolvedValue([title('birmingham', { full_name: 'Brummagem' })]);
    await lobby.reloadLanguage();
    expect(lobby.chosen!.title.full_name).toBe('Brummagem');
    vi.mocked(api.titles).mockResolvedValue([]);
    await lobby.reloadLanguage();
    expect(lobby.chosen).toBeNull();
    vi.mocked(api.titles).mockClear();
    await lobby.reloadLanguage();
    expect(api.titles).not.toHaveBeenCalled();
  });

  it('say how many may play', () => {
    expect([playersRange([2, 3, 4]), playersRange([2])]).toEqual(['players-range(2, 4)', 'players-only(2)']);
  });

  it('are described by messages', async () => {
    const [choice] = (await opened()).choices;
    expect(aboutSheet(choice!)).toBe('');
    known.add('sheet-about-birmingham').add('sheet-time-birmingham');
    expect([aboutSheet(choice!), aboutSheet(choice!, 'time')]).toEqual(['sheet-about-birmingham', 'sheet-time-birmingham']);
  });
});

describe('seats', () => {
  it('are the person and bots of medium strength', async () => {
    const lobby = await opened();
    expect(lobby.seats.map(({ kind, bot }) => `${kind} ${bot}`)).toEqual(['me medium', 'bot medium', 'bot medium', 'bot medium']);
    expect(lobby.strengths.map((bot) => bot.name)).toEqual(['easy', 'medium', 'hard', 'master']);
    lobby.bots = bots.slice(0, 1);
    expect(lobby.strengths.map((bot) => bot.name)).toEqual(['dice']);
  });

  it('may be taken by every bot of the server, each with its sentence', async () => {
    const strange: BotCard = { name: 'builder', about: 'Builds where it can.', strength: null, label: 'builder', kind: 'installed', order: 6 };
    vi.mocked(api.bots).mockResolvedValue([...bots, strange]);
    const lobby = await opened();
    const options = lobby.seatOptions(1);
    expect(options.map(({ kind, bot }) => bot?.name ?? kind)).toEqual(['me', 'here', 'friend', 'bot', 'none', 'builder', 'dice']);
    expect(options.at(-2)!.bot!.about).toBe('Builds where it can.');
    lobby.seat(1, options.at(-2)!);
    expect([lobby.otherBot(1)?.name, lobby.asked.players![1]]).toEqual(['builder', { kind: 'bot', bot: 'builder' }]);
    lobby.seat(1, { kind: 'bot', bot: null });
    expect([lobby.otherBot(1), lobby.asked.players![1]]).toEqual([null, { kind: 'bot', bot: 'medium' }]);
    lobby.seat(1, { kind: 'friend', bot: null });
    expect([lobby.otherBot(1), lobby.asked.players![1]]).toEqual([null, { kind: 'friend' }]);
  });

  it('are offered to the Automa beside the first, where the title has one', async () => {
    vi.mocked(api.titles).mockResolvedValue([title('birmingham', { automa: ['easy'], seats: [4] })]);
    const lobby = await opened();
    expect(lobby.seatOptions(0).map((option) => option.kind)).not.toContain('automa');
    expect(lobby.seatOptions(1).map((option) => option.kind)).toEqual(['me', 'here', 'friend', 'bot', 'automa', 'bot']);
  });

  it('leave the game, not below the least number', async () => {
    const lobby = await opened();
    lobby.seats[1]!.name = 'Anna';
    lobby.sit(1, 'none');
    expect(lobby.count).toBe(3);
    expect(lobby.seats[3]).toMatchObject({ name: 'Anna', kind: 'bot' });
    lobby.sit(1, 'none');
    lobby.sit(1, 'none');
    expect(lobby.count).toBe(2);
  });

  it('are two with the Automa, which leaves when another kind is chosen elsewhere', async () => {
    const lobby = await opened();
    lobby.sit(2, 'automa');
    expect([lobby.count, lobby.solo, lobby.seats.map((seat) => seat.kind)]).toEqual([2, true, ['me', 'automa', 'bot', 'bot']]);
    lobby.sit(0, 'friend');
    expect([lobby.solo, lobby.waits]).toEqual([false, true]);
  });

  it('have one person as “me”', async () => {
    const lobby = await opened();
    lobby.sit(1, 'me');
    expect(lobby.seats.map((seat) => seat.kind)).toEqual(['here', 'me', 'bot', 'bot']);
  });

  it('move round the table', async () => {
    const lobby = await opened();
    lobby.count = 3;
    lobby.turn();
    expect(lobby.seats.map((seat) => seat.kind)).toEqual(['bot', 'me', 'bot', 'bot']);
  });
});

describe('the new game', () => {
  it('is asked for with what was changed only', async () => {
    const lobby = await opened();
    lobby.count = 2;
    lobby.seats[0]!.name = 'Anna';
    expect(lobby.asked).toEqual({ title: 'birmingham', seats: 2, players: [{ kind: 'me', name: 'Anna' }, { kind: 'bot', bot: 'medium' }], confirm_turns: true });
  });

  it('carries every option', async () => {
    const lobby = await opened();
    await lobby.choose(lobby.choices[1]!);
    Object.assign(lobby, { variant: 'short', rules: { a: 1 }, seed: ' 39 ', open: true, clock: { per: 'turn', seconds: 300 }, clockThen: 'host' });
    expect(lobby.asked).toMatchObject({ board: 'germany', variant: 'short', rules: { a: 1 }, seed: 39, open: true, clock: { per: 'turn', then: 'host', seconds: 300 } });
    lobby.sit(1, 'automa');
    lobby.automa = 'hard';
    lobby.seats[1]!.name = 'Ada';
    expect(lobby.asked).toMatchObject({ automa: 'hard', players: [{ kind: 'me' }, { kind: 'automa' }] });
    expect(lobby.asked.players![1]).not.toHaveProperty('name');
  });

  it('is told in a sentence', async () => {
    const lobby = await opened();
    expect([lobby.who, lobby.sentence]).toEqual(['lobby-who(1, 3)', 'lobby-alone(player-mark-name(0), 3)']);
    lobby.sit(1, 'here');
    expect([lobby.who, lobby.sentence]).toEqual(['lobby-who(2, 2)', 'lobby-together(player-mark-name(0))']);
    lobby.sit(1, 'friend');
    expect(lobby.sentence).toBe('lobby-waits');
    lobby.sit(1, 'automa');
    expect([lobby.who, lobby.sentence]).toEqual(['lobby-who-solo', 'lobby-solo(player-mark-name(0))']);
  });
});

describe('the lobby', () => {
  it('lists the games of this device and those of others', async () => {
    const lobby = await opened();
    expect([lobby.games, lobby.others]).toEqual([[{ id: 'mine' }], [{ id: 'open' }, { id: 'finished' }]]);
    expect(lobby.samples).toEqual([]);
    await lobby.reloadLanguage();
    expect(lobby.samples).toEqual([{ name: 'sample' }]);
  });

  it('says why it cannot be loaded, and forgets it when it can', async () => {
    vi.mocked(api.mine).mockRejectedValueOnce(new api.Problem(0, 'no answer'));
    const lobby = await opened();
    expect(lobby.lost).toBe('no answer');
    await lobby.load();
    expect(lobby.lost).toBeNull();
  });

  it('goes without sample games when the server does not answer, and says so', async () => {
    const lobby = await opened();
    vi.mocked(api.sampleGames).mockRejectedValueOnce(new api.Problem(0, 'no answer'));
    await lobby.reloadLanguage();
    expect([lobby.samples, notice.text]).toEqual([[], 'no answer']);
    vi.mocked(api.sampleGames).mockRejectedValueOnce(new TypeError('a bug'));
    await expect(lobby.reloadLanguage()).rejects.toThrow('a bug');
  });
});

describe('play', () => {
  const made: Created = { game: 'g9', seats: [{ seat: 0, token: 't' }], host: 'h', invitations: [] } as unknown as Created;

  it('creates the game, saves its seats and goes there', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    vi.mocked(api.create).mockResolvedValue(made);
    const lobby = await opened();
    await lobby.play(false);
    expect(api.create).toHaveBeenLastCalledWith(lobby.asked);
    expect(seatsOf('g9')).toEqual(made.seats);
    expect(go).toHaveBeenLastCalledWith('/game/g9');
    expect(lobby.starting).toBe(false);
  });

  it('with the guide is a game of three against easy bots', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    vi.mocked(api.create).mockResolvedValue(made);
    vi.mocked(api.titles).mockResolvedValue([title('birmingham', { variants: ['introductory'] })]);
    const lobby = await opened();
    lobby.sit(1, 'automa');
    await lobby.play(true);
    const bot = { kind: 'bot', bot: 'easy' };
    expect(api.create).toHaveBeenLastCalledWith({ title: 'birmingham', seats: 3, players: [{ kind: 'me' }, bot, bot], confirm_turns: true, variant: 'introductory' });
    expect(go).toHaveBeenLastCalledWith('/game/g9?guide=1');
  });

  it('shows a refusal, and does nothing while a game is being created', async () => {
    vi.mocked(api.create).mockReset().mockRejectedValueOnce(new api.Problem(429, 'too many games'));
    const lobby = await opened();
    await lobby.play(false);
    expect([lobby.trouble, lobby.starting]).toEqual(['too many games', false]);
    lobby.starting = true;
    await lobby.play(false);
    expect(api.create).toHaveBeenCalledOnce();
  });
});

describe('variants and options', () => {
  const canal = { name: 'canal', values: [true, false], default: true, about: '', rule: '', when: [{ seats: ['2'] }] };
  const two = title('birmingham', { variants: ['two_players'], variant_seats: { two_players: [2] }, options: [canal] });

  it('set the seats, and leave with them', async () => {
    vi.mocked(api.titles).mockResolvedValue([two]);
    const lobby = await opened();
    expect([lobby.count, lobby.options]).toEqual([4, []]);
    lobby.setVariant('two_players');
    expect([lobby.count, lobby.variant]).toEqual([2, 'two_players']);
    const [offered] = lobby.options;
    lobby.setOption(offered!, false);
    expect([lobby.valueOf(offered!), lobby.asked.rules]).toEqual([false, { canal: false }]);
    lobby.resize(3);
    expect([lobby.variant, lobby.rules, lobby.options]).toEqual([null, {}, []]);
  });

  it('need no mention at their usual value', async () => {
    vi.mocked(api.titles).mockResolvedValue([two]);
    const lobby = await opened();
    lobby.resize(2);
    lobby.setOption(lobby.options[0]!, false);
    lobby.setOption(lobby.options[0]!, true);
    expect([lobby.rules, lobby.changed]).toEqual([{}, 0]);
  });
});
