import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDraft } from '../testing/draft';
import { makeChoice, makeQuestion } from '../testing/fixtures';
import type { MoveDraft } from './moveDraft.svelte';
import { handleShortcut } from './shortcuts';

class Field {}
class Target {
  constructor(
    private readonly own: boolean,
    private readonly pressed = false,
  ) {}
  closest(): Target | null {
    return this.own ? this : null;
  }
  matches(): boolean {
    return this.pressed;
  }
}

beforeAll(() => {
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Field);
  vi.stubGlobal('HTMLSelectElement', Field);
  vi.stubGlobal('Element', Target);
  vi.stubGlobal('document', { querySelector: () => sheet });
});

/** The modal sheet over the game. */
let sheet: object | null = null;

const type = vi.fn();
const help = vi.fn();
const since = vi.fn();
const next = vi.fn();
const prevented = vi.fn();
beforeEach(() => {
  [type, help, since, next, prevented].forEach((one) => one.mockReset());
  sheet = null;
});

function press(draft: MoveDraft, key: string, changed: object = {}): void {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
  handleShortcut({ key, code, target: null, preventDefault: prevented, ...changed } as unknown as KeyboardEvent, { draft, type, help, since, next });
}

function spied(draft: MoveDraft): MoveDraft {
  vi.spyOn(draft, 'send').mockResolvedValue(true);
  vi.spyOn(draft, 'act').mockResolvedValue();
  vi.spyOn(draft, 'undo').mockResolvedValue();
  vi.spyOn(draft, 'undoTurn').mockResolvedValue();
  return draft;
}

describe('shortcuts', () => {
  it('open the command input, the help and the actions of others', () => {
    const draft = makeDraft([], 'action', { question: makeQuestion({ seat: 1 }) });
    press(draft, '/');
    press(draft, '?');
    press(draft, 'v');
    press(draft, 'n', { shiftKey: true });
    expect(next).toHaveBeenCalledOnce();
    expect(since).toHaveBeenCalledOnce();
    expect(type).toHaveBeenCalledOnce();
    expect(help).toHaveBeenCalledOnce();
    expect(prevented).toHaveBeenCalledTimes(4);
  });

  it('are left to the browser with a modifier, and to fields', () => {
    const draft = makeDraft([]);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) press(draft, '/', { [modifier]: true });
    press(draft, '/', { target: new Field() });
    expect(type).not.toHaveBeenCalled();
  });

  it('choose an action by its letter', () => {
    const draft = makeDraft([makeChoice('build', { slot: 'Leek.1' }), makeChoice('build', { slot: 'Leek.2' })]);
    press(draft, 'b');
    expect(draft.verb).toBe('build');
  });

  it('choose a lettered answer inside an action', () => {
    const [one, two] = [makeChoice('coal', { slot: 'Leek.2' }), makeChoice('coal', { space: 'market' })];
    const draft = spied(makeDraft([one, two], 'source'));
    press(draft, 'b');
    expect(draft.send).toHaveBeenCalledWith(two.code);
    press(draft, 'c');
    expect(draft.send).toHaveBeenCalledOnce();
    expect(draft.verb).toBeNull();
  });

  it('select a lettered answer at a place, before the letter means an action', () => {
    const [coal, cotton] = [makeChoice('build', { slot: 'Leek.1', industry: 'coal' }), makeChoice('build', { slot: 'Leek.1', industry: 'cotton' })];
    const draft = spied(makeDraft([coal, cotton, makeChoice('build', { slot: 'Leek.2' })]));
    draft.pick = vi.fn();
    draft.alternatives = [coal, cotton];
    press(draft, 'b');
    expect(draft.pick).toHaveBeenCalledWith(cotton);
    expect(draft.send).not.toHaveBeenCalled();
    expect(draft.verb).toBeNull();
  });

  it('take a card by its number', () => {
    const draft = makeDraft([makeChoice('pass')]);
    press(draft, '1');
    expect(draft.card).toBe('Leek');
    press(draft, '2', { code: 'Numpad2' });
    expect(draft.card).toBe('coal');
    press(draft, '9');
    expect(draft.card).toBe('coal');
    draft.game.seat = 1;
    draft.game.view = { ...draft.game.view!, question: makeQuestion({ seat: 1 }) };
    press(draft, '1');
    expect(draft.card).toBe('coal');
  });

  it('undo an action or the turn', () => {
    const draft = spied(makeDraft([makeChoice('pass')]));
    press(draft, 'u');
    expect(draft.undo).toHaveBeenCalledOnce();
    press(draft, 'U', { shiftKey: true });
    expect(draft.undoTurn).toHaveBeenCalledOnce();
  });

  it('go back, and undo what is begun, with Escape', () => {
    const draft = spied(makeDraft([makeChoice('coal')], 'source', { can_undo: true }));
    draft.card = 'coal';
    press(draft, 'Escape');
    expect(draft.card).toBeNull();
    expect(draft.undo).not.toHaveBeenCalled();
    press(draft, 'Escape');
    expect(draft.undo).toHaveBeenCalledOnce();
    const start = spied(makeDraft([makeChoice('pass')], 'action', { can_undo: true }));
    press(start, 'Escape');
    expect(start.undo).not.toHaveBeenCalled();
  });

  it('confirm the selected answer with Enter, else close the question', () => {
    const end = makeChoice('end turn');
    const draft = spied(makeDraft([makeChoice('build'), end]));
    press(draft, 'Enter');
    expect(draft.send).toHaveBeenCalledWith(end.code);
    draft.selected = makeChoice('build');
    press(draft, 'Enter', { target: new Target(false) });
    expect(draft.act).toHaveBeenCalledOnce();
    press(draft, 'Enter', { target: new Target(true) });
    expect(draft.act).toHaveBeenCalledOnce();
  });

  it('play the selected action with Enter on its own button', () => {
    const draft = spied(makeDraft([makeChoice('loan')]));
    press(draft, 'Enter', { target: new Target(true, true) });
    expect(draft.act).not.toHaveBeenCalled();
    draft.selected = makeChoice('loan');
    press(draft, 'Enter', { target: new Target(true, true) });
    expect(draft.act).toHaveBeenCalledOnce();
  });

  it('are left to a sheet that lies over the game', () => {
    const draft = makeDraft([makeChoice('build', { slot: 'Leek.1' }), makeChoice('build', { slot: 'Leek.2' })]);
    press(draft, 'b');
    sheet = {};
    press(draft, 'Escape');
    expect(draft.verb).toBe('build');
    expect(prevented).toHaveBeenCalledOnce();
  });

  it('do nothing while others are to act', () => {
    const draft = spied(makeDraft([makeChoice('build')], 'action', { question: makeQuestion({ seat: 1 }) }));
    for (const key of ['b', 'u', 'Enter', '1']) press(draft, key);
    expect([draft.verb, draft.card]).toEqual([null, null]);
    expect(draft.undo).not.toHaveBeenCalled();
  });
});
