import { describe, expect, it } from 'vitest';
import { makeDraft } from '../testing/draft';
import { makeAction, makeChoice, makeEffects, makeHaul, makeQuestion } from '../testing/fixtures';
import type { ChoiceView, View } from '../lib/types';
import { GuideState, isTaught, STEPS } from './guideState.svelte';

function guide(choices: ChoiceView[] = [makeChoice('build', { industry: 'cotton' })], view: Partial<View> = {}): GuideState {
  const draft = makeDraft(choices, 'action', view);
  const state = new GuideState(draft.game, draft);
  state.begin();
  return state;
}
const goTo = (state: GuideState, step: (typeof STEPS)[number]): GuideState => Object.assign(state, { at: STEPS.indexOf(step) });

const tile = { slot: 'Leek.2', place: 'Leek', tile: 'coal 1', owner: 0 };

describe('the guide', () => {
  it('goes on step by step to the last', () => {
    const state = guide();
    expect([state.on, state.step, state.last]).toEqual([true, 'board', false]);
    for (let at = 0; at < 20; at += 1) state.next();
    expect([state.step, state.last]).toEqual(['scoring', true]);
    state.leave();
    expect(state.on).toBe(false);
  });

  it('passes over steps that are done', () => {
    const state = goTo(guide(), 'hand');
    state.draft.card = 'coal';
    state.follow();
    expect(state.step).toBe('tile');
    state.game.log = [makeAction('build', { effects: makeEffects({ built: [tile] }) }), makeAction('link', { effects: makeEffects({ laid: ['Leek-Stone'], hauls: [makeHaul('coal', 'Leek.2')] }) }), makeAction('sell', { seat: 1 })];
    state.follow();
    expect(state.step).toBe('sale');
    expect([state.done('board'), state.done('sale'), state.done('order')]).toEqual([true, false, false]);
    state.leave();
    state.game.log = [makeAction('sell Leek.1')];
    expect(state.done('sale')).toBe(true);
    state.follow();
    expect(state.step).toBe('sale');
  });

  it('has a button where a step is only read or cannot be done', () => {
    expect(guide().read).toBe(true);
    expect([goTo(guide(), 'order').read, goTo(guide(), 'scoring').read]).toEqual([true, true]);
    const inside = makeDraft([makeChoice('coal')], 'source');
    expect(goTo(new GuideState(inside.game, inside), 'tile').possible).toBe(true);
    expect(goTo(guide(), 'tile').read).toBe(false);
    expect(goTo(guide([makeChoice('loan')]), 'tile').read).toBe(true);
    expect(goTo(guide([makeChoice('loan')]), 'tile').possible).toBe(false);
    expect(goTo(guide([makeChoice('end turn')]), 'tile').read).toBe(false);
  });

  it('waits for the first sale over as many turns as it takes', () => {
    const state = goTo(guide([makeChoice('loan')]), 'sale');
    expect([state.possible, state.read, state.wanted]).toEqual([false, false, 'sale']);
  });

  it('teaches Birmingham alone', () => {
    expect(guide([], { title: 'lancashire' }).on).toBe(false);
    expect([isTaught('birmingham'), isTaught('age_of_industry'), isTaught(undefined)]).toEqual([true, false, false]);
  });

  it('waits for others, and for the end of the turn', () => {
    expect(goTo(guide(), 'tile').wanted).toBe('tile');
    expect(goTo(guide([makeChoice('end turn')]), 'tile').wanted).toBe('end');
    expect(goTo(guide([], { question: makeQuestion({ seat: 1 }) }), 'tile').wanted).toBe('wait');
  });

  it('shows the cheapest action that does the step', () => {
    const [cotton, coal] = [makeChoice('build', { industry: 'cotton', slot: 'Leek.1' }), makeChoice('build', { industry: 'coal', slot: 'Leek.2' })];
    const state = goTo(guide([cotton, coal]), 'tile');
    expect(state.example).toBe(coal);
    const brewery = makeChoice('build', { industry: 'brewery', slot: 'Farm.1' });
    expect(goTo(guide([cotton, brewery]), 'tile').example).toBe(brewery);
    expect(goTo(guide([cotton]), 'tile').example).toBe(cotton);
    expect(goTo(guide([cotton]), 'link').example).toBeNull();
    state.draft.game.seats = []; // without a token nothing is sent
    state.show();
    expect(state.draft.selected).toBe(coal);
  });
});
