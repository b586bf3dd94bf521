import { describe, expect, it } from 'vitest';
import { makeDraft } from '../testing/draft';
import { makeChoice, makePlayer, makeQuestion, makeSheet, makeTile, makeView } from '../testing/fixtures';
import { known } from '../testing/messages';
import { actionSubject, answerText, closingAnswer, letteredAnswers, listedAnswers, ownerOf } from './answers';

const sheet = makeSheet();
const text = (choice: ReturnType<typeof makeChoice>, view = makeView()): string => answerText(choice, view, sheet);

describe('the text of an answer', () => {
  it('names the tile that is built, its level and its place', () => {
    const build = makeChoice('build', { industry: 'cotton', slot: 'Leek.1' });
    expect(text(build)).toBe('answer-build(industry-name(cotton), 1, Leek)');
    expect(text({ ...build, verb: 'build double' })).toBe('answer-build(industry-name(cotton), 1, Leek)');
    const twice = makeView({ choices: [build, makeChoice('build', { industry: 'cotton', slot: 'Leek.2' })] });
    expect(text(build, twice)).toBe('answer-build(industry-name(cotton), 1, slot-name(Leek, 1))');
  });

  it('names tiles to develop, cards, links and amounts', () => {
    expect(text(makeChoice('develop', { industry: 'coal' }))).toBe('industry-name(coal) 1');
    expect(text(makeChoice('card', { card: 'coal' }))).toBe('industry-name(coal)');
    expect(text(makeChoice('link', { link: 'Leek-Stone' }))).toBe('link-name(Leek, Stone)');
    expect(text(makeChoice('loan', { amount: 30 }))).toBe('amount(£, 30)');
  });

  it('names a tile on the board by its place, by slot and owner where there are two alike', () => {
    const tiles = { 'Leek.1': makeTile('cotton 1', 0), 'Leek.2': makeTile('cotton 1', 0), 'Stone.1': makeTile('cotton 1', 0) };
    const sells = ['Leek.1', 'Leek.2', 'Stone.1'].map((slot) => makeChoice('sell', { slot }));
    const view = makeView({ tiles, choices: sells });
    expect(sells.map((choice) => text(choice, view))).toEqual([
      'answer-tile(tile-name(industry-name(cotton), 1), slot-name(Leek, 1))', 'answer-tile(tile-name(industry-name(cotton), 1), slot-name(Leek, 2))', 'answer-tile(tile-name(industry-name(cotton), 1), Stone)',
    ]);
    const rival = makeView({ tiles: { ...tiles, 'Leek.2': makeTile('cotton 1', 1) }, choices: sells });
    expect(sells.slice(0, 2).map((choice) => answerText(choice, rival, sheet, [makePlayer(0, { name: 'Anna' }), makePlayer(1, { name: 'Boris' })]))).toEqual([
      'answer-tile-of(tile-name(industry-name(cotton), 1), slot-name(Leek, 1), Anna)', 'answer-tile-of(tile-name(industry-name(cotton), 1), slot-name(Leek, 2), Boris)',
    ]);
    expect(text(makeChoice('give up', { slot: 'Farm.1' }), view)).toBe('slot-name(Farm, 1)');
    const owing = makeView({ tiles, question: makeQuestion({ kind: 'give up', worth: { 'Stone.1': 6 } }) });
    expect(text(makeChoice('give up', { slot: 'Stone.1' }), owing)).toBe('answer-give-up(tile-name(industry-name(cotton), 1), Stone, amount(£, 6))');
  });

  it('names markets, piles and merchants; merchants by number where there are several', () => {
    expect(text(makeChoice('coal', { space: 'market' }))).toBe('the-market(market)');
    expect(text(makeChoice('draw', { space: 'pile' }))).toBe('the-pile');
    expect(text(makeChoice('sell', { space: 'distant market' }))).toBe('the-distant-market');
    const first = makeChoice('sell', { space: 'Oxford market 1' });
    expect(text(first)).toBe('answer-space(sell, Oxford, 0)');
    const second = makeChoice('sell', { space: 'Oxford market 2' });
    expect(text(second, makeView({ choices: [first, second] }))).toBe('answer-space(sell, Oxford, 2)');
  });

  it('is a message of the verb, else the text of the server', () => {
    known.add('answer-end-turn');
    expect(text(makeChoice('end turn'))).toBe('answer-end-turn');
    expect(text(makeChoice('wink'))).toBe('wink');
  });
});

describe('the subject of a begun action', () => {
  it('is its tile, or what was said of its link', () => {
    const tiles = { 'Leek.1': makeTile('cotton 1', 0) };
    expect(actionSubject(makeView({ tiles, question: makeQuestion({ slot: 'Leek.1' }) }), sheet)).toBe('answer-tile(tile-name(industry-name(cotton), 1), Leek)');
    expect(actionSubject(makeView({ question: makeQuestion({ link: 'Leek-Stone', said: ['the link'] }) }), sheet)).toBe('the link');
    expect(actionSubject(makeView({ question: makeQuestion({ link: 'Leek-Stone' }) }), sheet)).toBeNull();
    expect(actionSubject(makeView(), sheet)).toBeNull();
    const overbuild = makeQuestion({ kind: 'card', verb: 'build', slot: 'Leek.1', said: ['cotton mill 2 in Leek'] });
    expect(actionSubject(makeView({ tiles, question: overbuild }), sheet)).toBe('cotton mill 2 in Leek');
  });
});

describe('answers', () => {
  it('belong to the owner of their tile', () => {
    const view = makeView({ tiles: { 'Leek.1': makeTile('cotton 1', 1) } });
    expect(ownerOf(makeChoice('coal', { slot: 'Leek.1' }), view)).toBe(1);
    expect(ownerOf(makeChoice('coal', { slot: 'Leek.2' }), view)).toBeNull();
    expect(ownerOf(makeChoice('coal'), view)).toBeNull();
  });

  it('close a question by done or the end of the turn', () => {
    const [sell, done, end] = [makeChoice('sell'), makeChoice('done'), makeChoice('end turn')];
    expect(closingAnswer(makeView({ choices: [sell, done] }))).toBe(done);
    expect(closingAnswer(makeView({ choices: [end] }))).toBe(end);
    expect(closingAnswer(makeView({ choices: [sell] }))).toBeUndefined();
  });

  it('are listed without cards and closing answers', () => {
    const [coal, iron] = [makeChoice('coal', { slot: 'Leek.2' }), makeChoice('iron')];
    const draft = makeDraft([coal, iron, makeChoice('card', { card: 'coal' }), makeChoice('done'), makeChoice('end turn')], 'source');
    expect(listedAnswers(draft, false)).toEqual([coal, iron]);
  });

  it('are listed beside the map only where the map does not show them', () => {
    const [slot, loan] = [makeChoice('loan', { slot: 'Leek.2' }), makeChoice('loan')];
    const others = [makeChoice('loan', { link: 'Leek-Stone' }), makeChoice('loan', { space: 'market' })];
    const draft = makeDraft([slot, loan, ...others]);
    draft.verb = 'loan';
    expect(listedAnswers(draft, false)).toEqual([loan]);
    expect(listedAnswers(draft, true)).toEqual([slot, loan, ...others]);
  });

  it('are the alternatives at a place, and none once one is selected', () => {
    const [one, two] = [makeChoice('build', { slot: 'Leek.1' }), makeChoice('build', { slot: 'Leek.1' })];
    const draft = makeDraft([one, two, makeChoice('loan')]);
    draft.alternatives = [one, two];
    expect(listedAnswers(draft, false)).toEqual([one, two]);
    draft.selected = one;
    expect(listedAnswers(draft, false)).toEqual([]);
    expect(listedAnswers(makeDraft([one], 'action', { question: makeQuestion({ seat: 1 }) }), true)).toEqual([]);
  });

  it('carry letters inside an action where there are several', () => {
    const choices = [makeChoice('coal', { slot: 'Leek.2' }), makeChoice('coal', { space: 'market' })];
    expect(letteredAnswers(makeDraft(choices, 'source'))).toEqual(choices);
    expect(letteredAnswers(makeDraft(choices.slice(0, 1), 'source'))).toEqual([]);
    expect(letteredAnswers(makeDraft(choices))).toEqual([]);
  });

  it('carry letters where two industries are possible at a place', () => {
    const choices = [makeChoice('build', { slot: 'Leek.1', industry: 'coal' }), makeChoice('build', { slot: 'Leek.1', industry: 'cotton' })];
    const draft = makeDraft([...choices, makeChoice('loan')]);
    draft.alternatives = choices;
    expect(letteredAnswers(draft)).toEqual(choices);
    draft.selected = choices[0]!;
    expect(letteredAnswers(draft)).toEqual([]);
  });
});
