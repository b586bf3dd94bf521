import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../lib/api';
import { breakpoints } from '../lib/breakpoints.svelte';
import { lastVisited } from '../lib/lastVisited';
import { playAlone, saveSeats } from '../lib/seatTokens';
import type { ChoiceView, View } from '../lib/types';
import { makeAction, makeChoice, makePreview, makeQuestion, makeSheet, makeView } from '../testing/fixtures';
import { ScreenController, type ScreenOptions } from './screenController.svelte';

/** A screen of a game at a position, without server. */
function screenAt(view: Partial<View> = {}, seats = [0], options: ScreenOptions = {}): ScreenController {
  saveSeats('g1', seats.map((seat) => ({ seat, token: `t${seat}` })));
  const screen = new ScreenController('g1', options);
  const { game } = screen;
  vi.spyOn(game, 'open').mockImplementation(async (seat) => {
    game.seat = seat === undefined ? (game.seats[0]?.seat ?? null) : seat;
    game.sheet = makeSheet();
    game.view ??= makeView({ choices: [makeChoice('pass')], ...view });
  });
  return screen;
}

async function opened(...args: Parameters<typeof screenAt>): Promise<ScreenController> {
  const screen = screenAt(...args);
  await screen.open();
  return screen;
}

const press = (screen: ScreenController, key: string): void =>
  screen.handleKey({ key, code: `Key${key.toUpperCase()}`, target: null, preventDefault: () => undefined } as unknown as KeyboardEvent);

beforeEach(() => {
  breakpoints.wide = false;
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLSelectElement', class {});
});

describe('opening', () => {
  it('can be tried again where the server did not answer', async () => {
    const screen = screenAt();
    vi.mocked(screen.game.open).mockRejectedValueOnce(new Problem(0, 'unreachable'));
    await screen.open();
    expect([screen.game.trouble, screen.canRetry]).toEqual(['unreachable', true]);
    await screen.open();
    expect(screen.game.trouble).toBeNull();
    vi.mocked(screen.game.open).mockRejectedValueOnce(new Problem(404, 'no such game'));
    await screen.open();
    expect([screen.game.trouble, screen.canRetry]).toEqual(['no such game', false]);
    vi.mocked(screen.game.open).mockRejectedValueOnce(new Problem(429, 'too many requests'));
    await screen.open();
    expect([screen.game.trouble, screen.canRetry]).toEqual(['too many requests', true]);
  });

  it('opens the seat of the device and remembers the game', async () => {
    const screen = await opened();
    expect(screen.game.open).toHaveBeenCalledWith(undefined);
    expect(lastVisited.game).toBe('g1');
    expect(screen.hand).toEqual(['Leek', 'coal', 'coal']);
    expect(screen.status).toEqual({ title: 'Birmingham', round: 'era-name(canal), round-of(2, 8)' });
  });

  it('opens no seat on a shared board, or where the device has several', async () => {
    expect((await opened({}, [0], { board: true })).game.open).toHaveBeenCalledWith(null);
    const several = await opened({}, [0, 1]);
    expect(several.game.open).toHaveBeenCalledWith(null);
    expect(several.hand).toBeNull();
  });

  it('starts the guide where it is asked for', async () => {
    expect((await opened()).guide.on).toBe(false);
    expect((await opened({}, [0], { guided: true })).guide.on).toBe(true);
  });

  it('shows why it failed', async () => {
    const screen = screenAt();
    vi.spyOn(screen.game, 'open').mockRejectedValue(new Error('no such game'));
    await screen.open();
    expect(screen.game.trouble).toBe('no such game');
    expect(screen.status).toBeNull();
  });
});

describe('missed actions', () => {
  const log = [makeAction('build', { seat: 0 }), makeAction('end turn', { seat: 0 }), makeAction('loan', { seat: 1 }), makeAction('end turn', { seat: 1 })];

  it('are those of others since the own last one', async () => {
    const screen = screenAt();
    screen.game.log = log;
    await screen.open();
    expect(screen.missed).toEqual([log[2]]);
    expect(screen.stepping).toBe(true);
    screen.highlight(log[2]!);
    screen.endMissed();
    expect([screen.stepping, screen.boardState.highlighted]).toEqual([false, null]);
  });

  it('can be seen again in the own turn, also after an own action', async () => {
    const screen = screenAt();
    screen.game.log = [...log, makeAction('loan', { seat: 0 })];
    await screen.open();
    expect(screen.missed).toEqual([]);
    screen.reviewMissed();
    expect(screen.missed).toEqual([log[2]]);
  });

  it('are none before the first own action, and while others are to act', async () => {
    const first = screenAt();
    first.game.log = log.slice(2);
    await first.open();
    expect(first.missed).toEqual([]);
    const waiting = screenAt({ question: makeQuestion({ seat: 1 }) });
    waiting.game.log = log;
    await waiting.open();
    expect(waiting.missed).toEqual([]);
  });
});

describe('handing the device over', () => {
  const asked = (seat: number): Partial<View> => ({ question: makeQuestion({ seat }) });

  it('closes the seat when another of this device is to act', async () => {
    const screen = await opened(asked(1), [0, 1]);
    screen.game.seat = 0;
    vi.spyOn(screen.game, 'switchSeat').mockImplementation(async (seat) => void (screen.game.seat = seat));
    screen.hotSeat.handOver();
    expect([screen.hotSeat.handedFrom, screen.game.seat, screen.hotSeat.handingOver]).toEqual([0, null, true]);
    await screen.openNextSeat();
    expect([screen.game.seat, screen.hotSeat.handingOver]).toEqual([1, false]);
  });

  it('has no cover where one person plays all seats', async () => {
    const screen = await opened(asked(1), [0, 1]);
    playAlone('g1');
    screen.game.seat = 0;
    vi.spyOn(screen.game, 'switchSeat').mockImplementation(async (seat) => void (screen.game.seat = seat));
    screen.hotSeat.handOver();
    expect([screen.hotSeat.handedFrom, screen.game.seat, screen.hotSeat.handingOver]).toEqual([null, 1, false]);
  });

  it('waits while actions are shown', async () => {
    const screen = await opened(asked(1), [0, 1]);
    screen.game.seat = 0;
    screen.game.highlighted = makeAction('loan');
    screen.hotSeat.handOver();
    expect([screen.game.seat, screen.hotSeat.handedFrom]).toEqual([0, null]);
  });

  it('is not needed with one seat, on a shared board, or when the game is over', async () => {
    const single = await opened(asked(0), [0]);
    single.game.seat = null;
    expect([single.game.next, single.hotSeat.handingOver]).toEqual([0, false]);
    expect((await opened(asked(1), [0, 1], { board: true })).hotSeat.handingOver).toBe(false);
    const result = { points: [1], places: [1], tie_break: null, winners: [0], sources: [] };
    expect((await opened({ ...asked(1), result }, [0, 1])).hotSeat.handingOver).toBe(false);
  });
});

describe('the board', () => {
  const build = makeChoice('build', { slot: 'Leek.1', industry: 'cotton' });
  const sources = [makeChoice('coal', { slot: 'Leek.2' }), makeChoice('coal', { space: 'market' })];

  it('shows legal choices, letters, preview and refusal', async () => {
    const screen = await opened({ choices: sources, question: makeQuestion({ kind: 'source' }) });
    screen.draft.hovered = sources[0]!;
    screen.draft.refusalAt = { target: { kind: 'slot', name: 'Leek.1' }, text: '', rule: null, missing: null };
    expect(screen.boardState).toMatchObject({ legal: sources, lettered: sources, hovered: sources[0]!.code, preview: null, counting: null });
    expect(screen.boardState.refusalAt).toBe(screen.draft.refusalAt);
  });

  it('shows nothing to choose under a mat or while actions are stepped through', async () => {
    const screen = await opened({ choices: sources, question: makeQuestion({ kind: 'source' }) });
    screen.openMat(1);
    expect([screen.matOnMap, screen.boardState.legal, screen.boardState.lettered]).toEqual([1, [], []]);
    screen.closeMat();
    screen.missed = [makeAction('loan')];
    expect(screen.boardState.legal).toEqual([]);
  });

  it('closes the mat of a seat that is pressed again, and changes to that of another', async () => {
    const screen = await opened();
    const seen = [1, 1, 1, 0].map((seat) => {
      screen.toggleMat(seat);
      return screen.mat;
    });
    expect(seen).toEqual([1, null, 1, 0]);
  });

  it('stays open beside a mat in a wide window', async () => {
    breakpoints.wide = true;
    const screen = await opened({ choices: [build] });
    screen.draft.verb = 'build';
    screen.openMat(1);
    expect([screen.matOnMap, screen.boardState.legal]).toEqual([null, [build]]);
  });

  it('highlights what is pointed at before what others do, and counts at the end of an era', async () => {
    const screen = await opened();
    const [loan, own] = [makeAction('loan'), makeAction('build')];
    screen.game.highlighted = loan;
    screen.game.ownLastAction = own;
    expect(screen.boardState).toMatchObject({ highlighted: loan, ownLastAction: own });
    screen.highlight(own);
    expect(screen.boardState.highlighted).toBe(own);
    const step = { era: 'canal', view: makeView(), lasts: 1 };
    screen.game.scoringStep = { ...step, step: 'links' };
    expect(screen.boardState.counting).toBe('links');
    screen.game.scoringStep = { ...step, step: 'tiles' };
    expect(screen.boardState.counting).toBe('tiles');
    screen.game.scoringStep = { ...step, step: 'links-off' };
    expect(screen.boardState.counting).toBeNull();
  });

  it('hands a click or Enter to what waits for a pick, and plays nothing meanwhile', async () => {
    const screen = await opened({ choices: [makeChoice('end turn')] });
    const [picked, sent, hit] = [vi.fn(), vi.spyOn(screen.draft, 'send'), vi.spyOn(screen.draft, 'hit')];
    screen.picking = picked;
    screen.hit({ kind: 'slot', name: 'Leek.1' });
    screen.enter({ kind: 'link', name: 'Leek-Stone' });
    expect(picked.mock.calls).toEqual([[{ kind: 'slot', name: 'Leek.1' }], [{ kind: 'link', name: 'Leek-Stone' }]]);
    expect([sent.mock.calls, hit.mock.calls]).toEqual([[], []]);
    screen.back();
    expect(screen.picking).toBeNull();
  });

  it('hands clicks to the draft', async () => {
    const screen = await opened({ choices: [build] });
    screen.game.seats = []; // without a token nothing is sent
    screen.hover({ kind: 'slot', name: 'Leek.1' });
    expect(screen.draft.hovered).toBe(build);
    screen.hit({ kind: 'slot', name: 'Leek.1' });
    expect(screen.draft.selected).toBe(build);
    screen.back();
    expect(screen.draft.selected).toBeNull();
  });
});

describe('panels', () => {
  const develop = (industry: string): ChoiceView => makeChoice('develop', { industry });

  it('develop a tile with a second click', async () => {
    const choices = [develop('coal'), develop('iron')];
    const screen = await opened({ choices });
    screen.draft.verb = 'develop';
    screen.game.seats = [];
    const act = vi.spyOn(screen.draft, 'act').mockResolvedValue();
    expect(screen.developable).toEqual(choices);
    screen.develop('cotton');
    expect(screen.draft.selected).toBeNull();
    screen.develop('iron');
    expect(screen.draft.selected).toBe(choices[1]);
    expect(act).not.toHaveBeenCalled();
    screen.develop('iron');
    expect(act).toHaveBeenCalledOnce();
  });

  it('offer no tiles to develop while building', async () => {
    const screen = await opened({ choices: [makeChoice('build', { industry: 'coal' })] });
    screen.draft.verb = 'build';
    expect(screen.developable).toEqual([]);
  });

  it('show the next turn order of a preview', async () => {
    const screen = await opened();
    expect(screen.seatsAfter).toBeNull();
    vi.spyOn(screen.draft, 'preview', 'get').mockReturnValue(makePreview());
    expect((await opened()).seatsAfter).toBeNull();
    const other = await opened();
    vi.spyOn(other.draft, 'preview', 'get').mockReturnValue(makePreview());
    expect(other.seatsAfter?.map((seat) => seat.place_next)).toEqual([1, 2]);
  });
});

describe('keys', () => {
  it('open the command input and the menu', async () => {
    const screen = await opened();
    press(screen, '/');
    expect(screen.typing).toBe(true);
    screen.toggleTyping();
    expect(screen.typing).toBe(false);
    press(screen, '?');
    expect(screen.menuOpen).toBe(true);
    press(screen, '/');
    expect(screen.typing).toBe(false);
    screen.closeMenu();
    expect(screen.menuOpen).toBe(false);
  });

  it('close the mat with Escape, and nothing else under it', async () => {
    const screen = await opened();
    screen.openMat(0);
    press(screen, '/');
    expect([screen.typing, screen.mat]).toEqual([false, 0]);
    press(screen, 'Escape');
    expect(screen.mat).toBeNull();
  });

  it('do nothing while missed actions are stepped through or the device is handed over', async () => {
    const stepping = await opened();
    stepping.missed = [makeAction('loan')];
    press(stepping, '/');
    const handing = await opened({ question: makeQuestion({ seat: 1 }) }, [0, 1]);
    press(handing, '/');
    expect([stepping.typing, handing.typing]).toEqual([false, false]);
  });
});
