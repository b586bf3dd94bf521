import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../lib/api';
import { lastVisited } from '../lib/lastVisited';
import type { ChoiceView, Preview, TableState } from '../lib/types';
import type { MoveDraft } from './moveDraft.svelte';
import { makeDraft } from '../testing/draft';
import { makeChoice, makePreview, makeQuestion, makeTile, makeView } from '../testing/fixtures';

vi.mock('../lib/api', async (original) => ({ ...vi.mockObject(await original<typeof api>()), Problem: (await original<typeof api>()).Problem }));

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const refusing = (text: string, rule: string | null = null): void => void vi.mocked(api.explainRefusal).mockResolvedValue({ allowed: false, text, rule } as Awaited<ReturnType<typeof api.explainRefusal>>);
const previewing = (preview: Preview): void => void vi.mocked(api.preview).mockResolvedValue([{ preview }] as unknown as Awaited<ReturnType<typeof api.preview>>);

beforeEach(() => {
  vi.clearAllMocks();
  previewing(makePreview());
  vi.mocked(api.postEntry).mockResolvedValue({ entry: 0, view: makeView(), players: [] } as unknown as TableState);
});

const cotton = makeChoice('build', { industry: 'cotton', slot: 'Leek.1' });
const works = makeChoice('build', { industry: 'manufacturer', slot: 'Leek.1' });
const coal = makeChoice('build', { industry: 'coal', slot: 'Stone.1' });
const link = makeChoice('link', { link: 'Leek-Stone' });

describe('legal choices', () => {
  it('are those of the action, the industry and the card that are chosen', () => {
    const draft = makeDraft([cotton, works, coal, link]);
    expect(draft.legal).toEqual([]);
    expect([...draft.verbs]).toEqual(['build', 'link']);
    draft.verb = 'build';
    expect(draft.legal).toEqual([cotton, works, coal]);
    draft.industry = 'cotton';
    expect(draft.legal).toEqual([cotton]);
    draft.industry = null;
    draft.card = 'coal';
    expect(draft.legal).toEqual([coal]);
  });

  it('are the builds of a card before an action is chosen', () => {
    const draft = makeDraft([cotton, works, coal, link]);
    draft.card = 'Leek';
    expect(draft.legal).toEqual([cotton, works]);
    draft.card = 'wild location';
    expect(draft.legal).toEqual([cotton, works, coal]);
  });

  it('are all answers inside an action', () => {
    const answers = [makeChoice('coal', { slot: 'Leek.2' }), makeChoice('done')];
    const draft = makeDraft(answers, 'source');
    expect(draft.legal).toEqual(answers);
    expect(draft.verbs.size).toBe(0);
  });

  it('are none while others are to act', () => {
    const draft = makeDraft([cotton], 'action', { question: makeQuestion({ seat: 1 }) });
    draft.verb = 'build';
    expect(draft.legal).toEqual([]);
  });
});

describe('a card serves', () => {
  it('builds of its industry, its place, or any if it is wild', () => {
    const draft = makeDraft([cotton, coal]);
    expect([draft.serves('coal', coal), draft.serves('coal', cotton)]).toEqual([true, false]);
    expect([draft.serves('Leek', cotton), draft.serves('Leek', coal)]).toEqual([true, false]);
    expect(draft.serves('wild location', coal)).toBe(true);
    expect(draft.serves('unknown', coal)).toBe(true);
    expect(draft.serves('Leek', link)).toBe(true);
    expect(draft.serves('coal', { ...cotton, verb: 'build double' })).toBe(false);
  });
});

describe('choosing an action', () => {
  it('selects its only choice', () => {
    const draft = makeDraft([link, coal, cotton]);
    draft.choose('link');
    expect([draft.verb, draft.selected]).toEqual(['link', link]);
    draft.choose('build');
    expect([draft.verb, draft.selected]).toEqual(['build', null]);
  });

  it('asks why it is not open', async () => {
    refusing('Too poor.', 'BB-link-1');
    const draft = makeDraft([cotton]);
    draft.choose('link');
    await settled();
    expect(api.explainRefusal).toHaveBeenCalledWith('g1', 0, 'secret', 'link Leek-Stone');
    expect(draft.verb).toBeNull();
    expect(draft.message).toMatchObject({ text: 'Too poor.', rule: 'BB-link-1' });
    expect(lastVisited.refusal).toMatchObject({ text: 'Too poor.' });
    draft.choose('develop');
    draft.choose('loan');
    await settled();
    expect(vi.mocked(api.explainRefusal).mock.calls.slice(1).map((call) => call[3])).toEqual(['develop cotton', 'loan']);
  });

  it('asks about a likely build or sale', async () => {
    refusing('No.');
    const draft = makeDraft([link], 'action', { tiles: { 'Leek.1': makeTile('cotton 1', 0) } });
    draft.choose('sell');
    draft.choose('build');
    await settled();
    expect(vi.mocked(api.explainRefusal).mock.calls.map((call) => call[3])).toEqual(['sell Leek.1', 'build coal Leek.2']);
    const none = makeDraft([link]);
    none.choose('sell');
    expect(none.message).toEqual({ text: 'nothing-to-sell(tiles)', rule: null });
  });

  it('asks about a link next to the network, or says that none is free', async () => {
    refusing('Too poor.');
    const draft = makeDraft([coal], 'action', { tiles: { 'Derby.1': makeTile('iron 1', 0) } });
    draft.choose('link');
    await settled();
    expect(vi.mocked(api.explainRefusal).mock.lastCall?.[3]).toBe('link Derby-Oxford');
    const shut = makeDraft([coal], 'action', { tiles: { 'Stone.1': makeTile('coal 1', 0) }, links: { 'Leek-Stone': 1 } });
    shut.choose('link');
    expect(shut.message).toEqual({ text: 'no-free-link(tiles)', rule: null });
  });

  it('asks about one build for both actions', async () => {
    refusing('Only one left.');
    const draft = makeDraft([coal, makeChoice('build double', { industry: 'coal', slot: 'Stone.1' })]);
    draft.choose('build double');
    draft.verb = 'build double';
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    makeDraft([coal]).choose('build double');
    await settled();
    expect(vi.mocked(api.explainRefusal).mock.calls.map((call) => call[3])).toEqual(['build double iron Derby.1', 'build double cotton Leek.1']);
  });
});

describe('taking a card', () => {
  it('answers the question that asks for one', async () => {
    const card = makeChoice('card', { card: 'coal' });
    const draft = makeDraft([card], 'card');
    draft.takeCard('coal');
    await settled();
    expect(api.postEntry).toHaveBeenCalledWith('g1', 0, 'secret', 0, { play: card.code });
  });

  it('chooses it at the start of an action, and lays it back', () => {
    const draft = makeDraft([cotton]);
    draft.takeCard('Leek');
    expect(draft.card).toBe('Leek');
    draft.takeCard('Leek');
    expect(draft.card).toBeNull();
  });

  it('asks why inside an action, and says whose turn it is otherwise', async () => {
    refusing('Not that one.');
    const draft = makeDraft([makeChoice('done')], 'source');
    draft.takeCard('Leek');
    await settled();
    expect(draft.message?.text).toBe('Not that one.');
    const waiting = makeDraft([], 'action', { question: makeQuestion({ seat: 1 }) });
    waiting.takeCard('Leek');
    expect(waiting.message).toEqual({ text: 'not-your-turn(player-mark-name(1))', rule: null });
  });
});

describe('a click on the board', () => {
  it('selects the only choice there, and plays it with the second click', async () => {
    const draft = makeDraft([coal, cotton, works]);
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    expect([draft.selected, draft.verb]).toEqual([coal, 'build']);
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    await settled();
    expect(api.postEntry).toHaveBeenCalledWith('g1', 0, 'secret', 0, { play: coal.code });
  });

  it('offers alternatives where there are several', () => {
    const draft = makeDraft([coal, cotton, works]);
    draft.hit({ kind: 'slot', name: 'Leek.1' });
    expect([draft.alternatives, draft.hovered, draft.selected]).toEqual([[cotton, works], cotton, null]);
    draft.select(works);
    expect([draft.alternatives, draft.hovered, draft.selected]).toEqual([[], null, works]);
  });

  it('asks why where there is none, and shows the answer there', async () => {
    refusing('No coal.');
    const draft = makeDraft([coal, cotton]);
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    expect(api.explainRefusal).toHaveBeenCalledWith('g1', 0, 'secret', 'build iron Derby.1');
    expect(draft.refusalAt).toMatchObject({ target: { kind: 'slot', name: 'Derby.1' }, text: 'No coal.' });
    draft.hit({ kind: 'link', name: 'Derby-Oxford' });
    await settled();
    expect(vi.mocked(api.explainRefusal).mock.calls.at(-1)![3]).toBe('link Derby-Oxford');
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    expect(draft.refusalAt).toBeNull();
  });

  it('gives way to the preview of another place', async () => {
    refusing('No coal.');
    const draft = makeDraft([coal, cotton]);
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    draft.hover({ kind: 'slot', name: 'Derby.2' });
    expect(draft.refusalAt).not.toBeNull();
    draft.hover({ kind: 'slot', name: 'Stone.1' });
    expect(draft.refusalAt).toBeNull();
  });

  it('keeps what is missing as data, also for a link with three ends', async () => {
    const missing = { links: ['Kidderminster-Worcester'], goods: [], cards: [], slots: [] };
    vi.mocked(api.explainRefusal).mockResolvedValueOnce({ allowed: false, text: 'A sentence without names.', rule: 'BB-link-3', missing });
    const draft = makeDraft([coal, cotton]);
    draft.verb = 'build';
    draft.hit({ kind: 'link', name: 'Derby-Oxford' });
    await settled();
    expect(draft.refusalAt).toMatchObject({ text: 'A sentence without names.', missing });
    draft.hit({ kind: 'link', name: 'Kidderminster-Worcester' });
    expect(draft.verb).toBeNull();
  });

  it('on the plus of a missing slot builds there, and leaves the refused industry only where it must', async () => {
    const missing = { links: [], goods: [], cards: [], slots: ['Stone.1', 'Leek.1'] };
    vi.mocked(api.explainRefusal).mockResolvedValue({ allowed: false, text: 'A port first.', rule: 'AI-ship-1', missing });
    const draft = makeDraft([coal, cotton]);
    draft.verb = 'build';
    draft.industry = 'cotton';
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    expect(draft.missing).toEqual(missing);
    draft.hit({ kind: 'slot', name: 'Leek.1' });
    expect([draft.industry, draft.selected, draft.missing]).toEqual(['cotton', cotton, null]);
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    expect([draft.industry, draft.selected]).toEqual([null, coal]);
  });

  it('asks about the chosen card, so that the answer names cards that would do', async () => {
    refusing('That card does not fit.');
    const draft = makeDraft([coal, cotton]);
    draft.card = 'coal';
    draft.hit({ kind: 'slot', name: 'Leek.1' });
    await settled();
    expect(vi.mocked(api.explainRefusal).mock.calls.at(-1)![3]).toBe('build cotton Leek.1 with coal');
  });

  it('shows what the server could not answer', async () => {
    vi.mocked(api.explainRefusal).mockRejectedValueOnce(new api.Problem(500, 'broken'));
    const draft = makeDraft([coal]);
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    expect(draft.refusalAt?.text).toBe('broken');
  });
});

describe('prices of a list', () => {
  it('come in one request, each once, and go with the question', async () => {
    const [coal, iron] = [makeChoice('build', { slot: 'Leek.1' }), makeChoice('build', { slot: 'Leek.2' })];
    const draft = makeDraft([coal, iron]);
    draft.follow();
    vi.mocked(api.preview).mockResolvedValue([5, 7].map((total) => ({ preview: makePreview({ price: { total } }) })) as unknown as Awaited<ReturnType<typeof api.preview>>);
    await draft.loadPrices([coal, iron]);
    await draft.loadPrices([iron, coal]);
    expect(api.preview).toHaveBeenCalledOnce();
    expect([...draft.prices]).toEqual([[coal.code, 5], [iron.code, 7]]);
    draft.game.entry += 1;
    draft.follow();
    expect(draft.prices.size).toBe(0);
  });
});

describe('previews', () => {
  it('are asked for once a choice, and shown while it is hovered or selected', async () => {
    const preview = makePreview({ price: { total: 5 } });
    previewing(preview);
    const draft = makeDraft([coal, cotton, works]);
    draft.hover({ kind: 'slot', name: 'Stone.1' });
    expect([draft.shown, draft.preview]).toEqual([coal, null]);
    await settled();
    expect(draft.preview).toBe(preview);
    draft.hover(null);
    expect([draft.shown, draft.preview]).toEqual([null, null]);
    draft.select(coal);
    await settled();
    expect(draft.preview).toBe(preview);
    expect(api.preview).toHaveBeenCalledOnce();
  });

  it('are asked for again where the server did not give them', async () => {
    const draft = makeDraft([coal, cotton, works]);
    vi.mocked(api.preview).mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'));
    await expect(draft.pick(coal)).rejects.toThrow('busy');
    await expect(draft.loadPrices([coal])).rejects.toThrow('busy');
    const preview = makePreview();
    previewing(preview);
    await draft.loadPrices([coal]);
    await draft.pick(coal);
    expect([draft.prices.size, draft.preview]).toEqual([1, preview]);
  });

  it('are dropped when they come after the next question', async () => {
    const draft = makeDraft([coal, cotton]);
    draft.hoverChoice(coal);
    draft.game.entry = 5;
    await settled();
    expect(draft.preview).toBeNull();
  });
});

describe('confirmation', () => {
  const card = makeChoice('card', { card: 'Leek' });
  const plays = (): unknown[] => vi.mocked(api.postEntry).mock.calls.map((call) => (call[4] as { play: number }).play);

  it('is the card where the action asks for one: a link takes two clicks', async () => {
    previewing(makePreview({ whole: false }));
    const draft = makeDraft([link, coal]);
    draft.hit({ kind: 'link', name: 'Leek-Stone' });
    await settled();
    expect(plays()).toEqual([link.code]);
    const begun = makeQuestion({ kind: 'card', begun: ['link Leek-Stone'], verb: 'link', link: 'Leek-Stone' });
    draft.game.view = makeView({ question: begun, choices: [card] });
    draft.takeCard('Leek');
    await settled();
    expect(plays()).toEqual([link.code, card.code]);
  });

  it('is a second click where nothing else is asked, where the preview failed, or where something hidden is revealed', async () => {
    const draft = makeDraft([link, coal]);
    draft.hit({ kind: 'link', name: 'Leek-Stone' });
    await settled();
    expect([draft.selected, plays()]).toEqual([link, []]);
    previewing(makePreview({ whole: false, effects: [{ kind: 'unknown', text: '' }] }));
    draft.choose('build');
    await settled();
    expect([draft.selected, plays()]).toEqual([coal, []]);
  });

  it('of a pass with the last card is the end of the turn, where that is confirmed', async () => {
    const pass = makeChoice('pass');
    const draft = makeDraft([pass, coal], 'action', { options: { confirm_turns: true } });
    draft.choose('pass');
    await settled();
    expect(plays()).toEqual([pass.code]);
    vi.mocked(api.postEntry).mockClear();
    const final = makeDraft([pass, coal]);
    final.choose('pass');
    await settled();
    expect([final.selected, plays()]).toEqual([pass, []]);
  });

  it('is the last answer where its preview is in sight', async () => {
    const [here, there] = [makeChoice('coal', { slot: 'Leek.2' }), makeChoice('coal', { slot: 'Stone.1' })];
    const draft = makeDraft([here, there], 'coal');
    draft.hover({ kind: 'slot', name: 'Stone.1' });
    await settled();
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    await settled();
    expect(plays()).toEqual([there.code]);
    const tapped = makeDraft([here, there], 'coal');
    tapped.hit({ kind: 'slot', name: 'Leek.2' });
    await settled();
    expect([tapped.selected, plays()]).toEqual([here, [there.code]]);
  });

  it('is needed for a held card unless the preview is in sight', async () => {
    previewing(makePreview({ whole: false }));
    const draft = makeDraft([coal, link]);
    draft.card = 'coal';
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    await settled();
    expect([draft.selected, plays()]).toEqual([coal, []]);
    draft.back();
    draft.hover({ kind: 'slot', name: 'Stone.1' });
    draft.hit({ kind: 'slot', name: 'Stone.1' });
    await settled();
    expect(plays()).toEqual([coal.code]);
  });

  it('is not followed by a refusal when the click was double', async () => {
    previewing(makePreview({ whole: false }));
    const draft = makeDraft([link, coal]);
    const target = { kind: 'link' as const, name: 'Leek-Stone' };
    draft.hit(target);
    await settled();
    draft.game.view = makeView({ question: makeQuestion({ kind: 'card', begun: ['link Leek-Stone'], link: 'Leek-Stone' }), choices: [card] });
    draft.hit(target);
    await settled();
    expect(api.explainRefusal).not.toHaveBeenCalled();
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 1000);
    refusing('That is begun.');
    draft.hit(target);
    await settled();
    expect(api.explainRefusal).toHaveBeenCalledOnce();
  });
});

describe('a begun action', () => {
  const begun = makeQuestion({ begun: ['link Leek-Stone'], verb: 'link', link: 'Leek-Stone' });
  const follow = async (choices: ChoiceView[], kind: string): Promise<MoveDraft> => {
    const draft = makeDraft(choices, kind, { question: begun });
    draft.game.entry = 1;
    draft.follow();
    await settled();
    return draft;
  };

  it('stays previewed while its card is asked for', async () => {
    const preview = makePreview({ laid: ['Leek-Stone'], price: { total: 3 } });
    previewing(preview);
    const draft = await follow([makeChoice('card', { card: 'Leek' }), makeChoice('card', { card: 'coal' })], 'card');
    expect([draft.shown, draft.preview]).toEqual([null, preview]);
  });

  it('is not previewed where the answer makes a difference', async () => {
    const draft = await follow([makeChoice('coal', { slot: 'Leek.2' }), makeChoice('coal', { slot: 'Stone.1' })], 'coal');
    expect([draft.preview, vi.mocked(api.preview).mock.calls]).toEqual([null, []]);
  });
});

describe('the next question', () => {
  it('clears what was meant for the one before, but keeps a card of the hand', () => {
    const draft = makeDraft([cotton, works, coal]);
    Object.assign(draft, { verb: 'build', industry: 'cotton', card: 'coal', selected: cotton, hovered: works, alternatives: [cotton], message: { text: '', rule: null } });
    draft.game.entry = 1;
    draft.follow();
    expect(draft).toMatchObject({ verb: null, industry: null, card: 'coal', selected: null, hovered: null, alternatives: [], message: null });
    draft.card = 'pottery';
    draft.follow();
    expect(draft.card).toBe('pottery');
    draft.game.entry = 2;
    draft.follow();
    expect(draft.card).toBeNull();
  });

  it('keeps the action while it goes on, and leaves it for a shortfall', () => {
    const verbAt = (kind: string, verb: string | null): string | null => {
      const draft = makeDraft([coal], kind, { question: makeQuestion({ verb }) });
      draft.verb = 'build';
      draft.game.entry = 1;
      draft.follow();
      return draft.verb;
    };
    expect([verbAt('iron', 'build'), verbAt('give up', null)]).toEqual(['build', null]);
  });

  it('is answered with the chosen card where it asks for one', async () => {
    const card = makeChoice('card', { card: 'coal' });
    const draft = makeDraft([card], 'card');
    draft.card = 'coal';
    draft.game.entry = 1;
    draft.follow();
    await settled();
    expect(draft.card).toBeNull();
    expect(api.postEntry).toHaveBeenCalledWith('g1', 0, 'secret', 1, { play: card.code });
  });
});

describe('entries', () => {
  it('undo an action or the turn', async () => {
    const draft = makeDraft([coal]);
    await draft.undo();
    await draft.undoTurn();
    expect(vi.mocked(api.postEntry).mock.calls.map((call) => call[4])).toEqual([{ undo: true }, { undo_turn: true }]);
  });

  it('drops the message of a lost server once it answers again, and no other', async () => {
    const draft = makeDraft([cotton]);
    vi.mocked(api.postEntry).mockRejectedValueOnce(new api.Problem(0, 'unreachable'));
    await draft.send(cotton.code);
    expect(draft.message).toMatchObject({ text: 'unreachable' });
    draft.reconnected();
    expect(draft.message).toBeNull();
    vi.mocked(api.explainRefusal).mockRejectedValueOnce(new api.Problem(0, 'unreachable'));
    draft.hit({ kind: 'slot', name: 'Derby.1' });
    await settled();
    expect([draft.refusalAt, draft.message?.text]).toEqual([null, 'unreachable']);
    draft.reconnected();
    vi.mocked(api.postEntry).mockRejectedValueOnce(new api.Problem(422, 'Not now.'));
    await draft.send(cotton.code);
    draft.reconnected();
    expect(draft.message?.text).toBe('Not now.');
  });

  it('that are refused leave a message', async () => {
    vi.mocked(api.postEntry).mockRejectedValueOnce(new api.Problem(422, 'Not now.', 'BB-turn-1'));
    const draft = makeDraft([coal]);
    expect(await draft.send('pass')).toBe(false);
    expect(draft.message).toMatchObject({ text: 'Not now.', rule: 'BB-turn-1' });
    expect(await draft.send('pass')).toBe(true);
  });

  it('are sent for the hovered choice only where there are no alternatives', async () => {
    const draft = makeDraft([cotton, works]);
    draft.hoverChoice(cotton);
    draft.alternatives = [cotton, works];
    await draft.act();
    expect(api.postEntry).not.toHaveBeenCalled();
    draft.alternatives = [];
    await draft.act();
    expect(api.postEntry).toHaveBeenCalledOnce();
  });
});

it('going back leaves message, choice, industry, action and card, in that order', () => {
  const draft = makeDraft([cotton, works]);
  Object.assign(draft, { message: { text: '', rule: null }, selected: cotton, industry: 'cotton', verb: 'build', card: 'Leek' });
  const left: string[] = [];
  while (draft.back()) left.push(['message', 'selected', 'industry', 'verb', 'card'].filter((name) => draft[name as 'verb'] === null).join(' '));
  expect(left).toEqual(['message', 'message selected', 'message selected industry', 'message selected industry verb', 'message selected industry verb card']);
});
