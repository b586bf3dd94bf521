/** A small Birmingham board and the objects around it, as the server sends them; each maker takes the fields that a test changes. */
import { BoardModel } from '../board/boardModel.svelte';
import { NOTHING_SHOWN } from '../board/empty';
import type { ActionEffects, AutomaticTurn, BoardState, ChoiceView, Flip, Haul, Highlights, LoggedAction, LogLine, Player, PlayerView, Preview, BoardData, TilePrinted, TileView, View } from '../lib/types';

/** Income levels by space of the track: one, two, three, then four spaces a level. */
export const INCOME_TRACK = [
  ...Array.from({ length: 11 }, (_, at) => at - 10),
  ...Array.from({ length: 20 }, (_, at) => 1 + Math.floor(at / 2)),
  ...Array.from({ length: 30 }, (_, at) => 11 + Math.floor(at / 3)),
  ...Array.from({ length: 39 }, (_, at) => 21 + Math.floor(at / 4)),
];

export function printedTile(industry: string, level: number, changed: Partial<TilePrinted> = {}): TilePrinted {
  return {
    tile: `${industry} ${level}`, industry, level, count: 2, cost: 5, coal: 0, iron: 0, beer: 0, points: level, income: 3, link_points: 1,
    cubes: industry === 'coal' ? [level + 1] : industry === 'brewery' ? [1, 2] : [], eras: ['canal', 'rail'], develops: true, ...changed,
  };
}

const place = (name: string, kind: string, x: number, y: number, region: string | null, label: [number, number] | null = null): BoardData['places'][number] => ({
  place: name, kind, region, x, y, label_x: label?.[0] ?? null, label_y: label?.[1] ?? null, ...(kind === 'merchant' && { link_points: 2 }),
});

/** Leek and Stone at the top, Derby with Oxford's merchant at the right below, a farm at the left below; one link has three ends. */
export function makeSheet(changed: Partial<BoardData> = {}): BoardData {
  return {
    title: 'birmingham', board: null, width: 1000, height: 1000, slot_size: 44, reconstructed: [],
    industries: ['cotton', 'coal', 'iron', 'manufacturer', 'pottery', 'brewery'],
    eras: ['canal', 'rail'], rounds: [8, 9],
    places: [
      place('Leek', 'town', 200, 200, 'blue'), place('Stone', 'town', 400, 200, 'blue'), place('Derby', 'town', 400, 500, 'teal'),
      place('Oxford', 'merchant', 700, 500, null, [640, 500]), place('Farm', 'farm', 200, 500, null),
    ],
    slots: [
      { slot: 'Leek.1', place: 'Leek', industries: ['cotton', 'manufacturer'], x: 178, y: 200 },
      { slot: 'Leek.2', place: 'Leek', industries: ['coal'], x: 222, y: 200 },
      { slot: 'Stone.1', place: 'Stone', industries: ['coal'], x: 400, y: 200 },
      { slot: 'Derby.1', place: 'Derby', industries: ['iron'], x: 378, y: 500 },
      { slot: 'Derby.2', place: 'Derby', industries: ['brewery'], x: 422, y: 500 },
      { slot: 'Farm.1', place: 'Farm', industries: ['brewery'], x: 200, y: 500 },
    ],
    links: [
      { link: 'Leek-Stone', ends: ['Leek', 'Stone'], eras: ['canal', 'rail'], x: 300, y: 200, path: [] },
      { link: 'Stone-Derby', ends: ['Stone', 'Derby'], eras: ['rail'], x: 400, y: 350, path: [] },
      { link: 'Derby-Oxford', ends: ['Derby', 'Oxford'], eras: ['canal', 'rail'], x: 550, y: 500, path: [] },
      { link: 'Leek-Farm-Derby', ends: ['Leek', 'Farm', 'Derby'], eras: ['canal', 'rail'], x: 250, y: 400, path: [] },
    ],
    tiles: [
      printedTile('cotton', 2), printedTile('cotton', 1), printedTile('coal', 1), printedTile('coal', 2), printedTile('iron', 1),
      printedTile('manufacturer', 1), printedTile('pottery', 1), printedTile('brewery', 1, { link_points: 2 }),
    ],
    cards: [
      { card: 'Leek', kind: 'location', count: 2, industries: [], places: ['Leek'], region: 'blue' },
      { card: 'coal', kind: 'industry', count: 2, industries: ['coal'], places: [] },
      { card: 'cotton/manufacturer', kind: 'industry', count: 2, industries: ['cotton', 'manufacturer'], places: [] },
      { card: 'wild location', kind: 'wild', count: 4, industries: [], places: [] },
    ],
    markets: { coal: [1, 1, 2, 2], iron: [1, 2, 3] }, overflow: { coal: 8, iron: 6 }, income_track: INCOME_TRACK,
    own: {
      merchants: [{ space: 'Oxford market 1', place: 'Oxford', x: 690, y: 540, beer_x: 660, beer_y: 540 }],
      bonuses: [{ place: 'Oxford', kind: 'income', amount: 2, x: 720, y: 460 }],
    },
    link_costs: { canal: [{ money: 3 }], rail: [{ money: 5, coal: 1 }, { money: 15, coal: 2, beer: 1 }] },
    market_name: 'market',
    piece_names: 'tiles',
    ...changed,
  };
}

export function makeSeat(changed: Partial<PlayerView> = {}): PlayerView {
  const mat = { cotton: [2, 2], coal: [1, 2], iron: [1], manufacturer: [1], pottery: [1], brewery: [2] };
  return { money: 17, income: 10, level: 0, points: 0, points_if_era_ended: 0, spent: 0, hand_size: 8, mat, links_left: 14, discards: [], hand: null, ...changed };
}

export function makeQuestion(changed: Partial<View['question']> = {}): View['question'] {
  return { kind: 'action', seat: 0, text: '', begun: [], said: [], verb: null, industry: null, slot: null, link: null, cards_due: 0, due: {}, owed: 0, worth: {}, note: '', ...changed };
}

export function makeView(changed: Partial<View> = {}): View {
  return {
    version: 1, title: 'birmingham', options: {}, seat: 0, era: 'canal', round: 2, order: [0, 1], to_act: 0, actions: 4,
    seats: [makeSeat({ hand: ['Leek', 'coal', 'coal'] }), makeSeat()], tiles: {}, links: {}, discards: [], pile_size: 20, coal: 3, iron: 2, own: null,
    question: makeQuestion(), choices: [], can_undo: false, can_undo_turn: false, result: null, before_scoring: null, ...changed,
  };
}

export const makeTile = (tile: string, owner: number, changed: Partial<TileView> = {}): TileView => ({ tile, owner, cubes: 0, sold: false, ...changed });

let code = 0;
export function makeChoice(verb: string, changed: Partial<ChoiceView> = {}): ChoiceView {
  const [, place, number] = /^(\w+)(?:\.| market )(\d+)$/.exec(changed.slot ?? changed.space ?? '') ?? [];
  return { code: (code += 1), text: verb, verb, ...(place && { place, number: Number(number) }), ...changed };
}

export const makeLine = (text: string, changed: Partial<LogLine> = {}): LogLine => ({ text, topic: '', after_turn: false, ...changed });

const VERBS = ['build', 'link', 'sell', 'give up'];

export function makeAction(line: string, changed: Partial<LoggedAction> = {}): LoggedAction {
  return {
    number: 0, seat: 0, line, verb: VERBS.find((verb) => line.startsWith(verb)) ?? line, headline: line, era: 'canal', round: 2, sentences: [], lines: [], money: 0, points: 0, events: [], effects: makeEffects(),
    highlights: makeHighlights(), income: [], era_scores: [], era_end: null, automatic: null, ...changed,
  };
}

export const makeEffects = (changed: Partial<ActionEffects> = {}): ActionEffects => ({
  seats: [], affected: [], built: [], replaced: [], removed: [], developed: [], laid: [], flips: [], hauls: [], sold: [], buyers: [], cards: [], loan: 0, develop_iron: 0,
  flipped_points: 0, ...changed,
});

export const makeHighlights = (changed: Partial<Highlights> = {}): Highlights => ({ slots: [], links: [], spaces: [], markets: [], ...changed });

export const makeTurn = (seat: number, changed: Partial<AutomaticTurn> = {}): AutomaticTurn => ({
  seat, first_event: 0, headline: 'automa', lines: [], effects: makeEffects(), highlights: makeHighlights(), ...changed,
});

export const makeFlip = (slot: string, place: string, tile: string, changed: Partial<Flip> = {}): Flip => ({
  slot, place, tile, owner: 0, income_from: 10, income_to: 10, sold: false, ...changed,
});

export const makeHaul = (goods: string, source: string, changed: Partial<Haul> = {}): Haul => ({ goods, count: 1, source, place: null, owner: null, path: [], stages: [], to: '', money: 0, ...changed });

export const makePlayer = (seat: number, changed: Partial<Player> = {}): Player => ({ seat, kind: 'person', name: '', bot: null, online: true, ...changed });

export function makePreview(changed: Partial<Preview> = {}): Preview {
  const seat = { money: 17, income: 10, level: 0, points: 0, spent: 0, place_next: 1 };
  return {
    line: '', assumed: [], whole: true, price: {}, built: {}, laid: [], developed: [], developed_open: 0, removed: [], hauls: [], sold: [], flips: [], tile_gains: [], link_gains: [],
    seats: [seat, { ...seat, place_next: 2 }], coal: 3, iron: 2, effects: [], ...changed,
  };
}

export function makeBoard({ sheet = makeSheet(), view = {}, state = {} }: { sheet?: BoardData; view?: Partial<View>; state?: Partial<BoardState> } = {}): BoardModel {
  return new BoardModel(() => sheet, makeView(view), { ...NOTHING_SHOWN, ...state });
}
