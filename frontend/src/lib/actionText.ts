/** The record as people read it: each action in one line, made from its events. */
import { automaStart, byAutoma } from './automa';
import { coinOf } from '../board/plans';
import { cardName, goodsName, linkName, joinList, money, newTile, placeOf, seatName, tileIn, tileName, tileObject } from './names.svelte';
import type { LoggedAction, Event, Player, Sheet } from './types';
import { say } from './messages.svelte';

/** Whether a line is more than the end of a turn. */
export const isAction = (action: LoggedAction): boolean => action.line !== 'end turn';

/** A tile given up pays the income that ended a round: it belongs to that round, though the next is counted already. */
const givesUp = (action: LoggedAction): boolean => action.line.startsWith('give up');

/** Whether a round, or an era, begins with a line. */
export function opensRound(actions: LoggedAction[], at: number): boolean {
  const here = actions[at]!;
  if (givesUp(here)) return false;
  let from = at - 1;
  while (from > 0 && givesUp(actions[from]!)) from -= 1;
  const before = actions[from];
  return before !== undefined && (before.round !== here.round || before.era !== here.era);
}

const AFTER = new Set(['turn ended', 'round ended', 'links scored', 'tiles scored', 'era ended', 'game ended']);

/** The events of the action itself, without what ends turns, rounds and eras. */
function ownEvents(action: LoggedAction): Event[] {
  const from = byAutoma(action) ? automaStart(action) : 0;
  const later = action.events.findIndex((event, at) => at >= from && AFTER.has(event.kind));
  return later < 0 ? action.events.slice(from) : action.events.slice(from, later);
}

const text = (event: Event, detail: string): string => String(event.details[detail] ?? '');

/** An action in one line: what was done, and where its goods came from and went to. */
export function headline(action: LoggedAction, sheet: Sheet, players: Player[] = []): string {
  const events = ownEvents(action);
  const of = (kind: string): Event[] => events.filter((event) => event.kind === kind);
  const parts = byAutoma(action) ? automaParts(action, sheet, of) : [mainPart(action, sheet, of)].filter((one) => one !== null);
  if (!parts.length) return fallbackText(action);
  const said = parts.map(([verb, what]) => say('did', { verb, name: seatName(action.seat, players), what }));
  const more = [...buyers(of), ...sources(of), ...sales(of)];
  return [...said, ...(more.length ? [more.join(', ')] : [])].reduce((first, next) => say('log-joined', { first, next }));
}

/** The links of an action, with the word for such a link. */
function linksLaid(action: LoggedAction, sheet: Sheet, of: (kind: string) => Event[]): string[] {
  const laid = of('link laid').map((event) => linkName(text(event, 'link'), sheet));
  return laid.length ? [say('links-laid', { count: laid.length, era: action.era, links: joinList(laid) })] : [];
}

const built = (sheet: Sheet, of: (kind: string) => Event[]): string[] =>
  of('tile built').map((event) => tileIn(newTile(text(event, 'tile'), sheet), text(event, 'slot')));

const standing = (events: Event[], sheet: Sheet): string[] => events.map((event) => tileIn(tileObject(text(event, 'tile'), sheet), text(event, 'slot')));

/** What the Automa did in its turn, one verb after the other. */
function automaParts(action: LoggedAction, sheet: Sheet, of: (kind: string) => Event[]): [string, string][] {
  const iron = of('automa developed').map((event) => say('did-with-iron', { count: Number(event.details.cubes) }));
  const all: [string, string[]][] = [
    ['build', built(sheet, of)],
    ['link', linksLaid(action, sheet, of)],
    ['sell', standing(soldBy(action, of), sheet)],
    ['develop-iron', iron],
  ];
  return all.filter(([, what]) => what.length).map(([verb, what]) => [verb, counted(what)]);
}

/** Several things in a row, equal ones once with how many they are. */
function counted(things: string[]): string {
  const many = (thing: string): number => things.filter((one) => one === thing).length;
  return joinList([...new Set(things)].map((thing) => (many(thing) > 1 ? `${thing} ×${many(thing)}` : thing)));
}

/** What was done: the verb and its object; nothing where only sentences tell it. */
function mainPart(action: LoggedAction, sheet: Sheet, of: (kind: string) => Event[]): [string, string] | null {
  const made = built(sheet, of);
  if (made.length) return ['build', joinList(made) + replaced(sheet, of)];
  const laid = linksLaid(action, sheet, of);
  if (laid.length) return ['link', laid[0]!];
  const developed = of('tile developed').map((event) => tileObject(text(event, 'tile'), sheet));
  if (action.line.startsWith('sell')) return ['sell', counted(standing(soldBy(action, of), sheet))];
  if (developed.length) return ['develop', counted(developed)];
  const sum = (kind: string): string => money(Number(of(kind)[0]!.details.money), coinOf(sheet));
  if (of('loan taken').length) return ['loan', sum('loan taken')];
  if (of('loan repaid').length) return ['repay', sum('loan repaid')];
  if (givesUp(action)) return ['give-up', joinList(standing(of('tile removed').slice(0, 1), sheet))];
  if (of('scouted').length) return ['scout', ''];
  const drawn = [...of('card taken'), ...of('card drawn')];
  if (action.line.startsWith('draw') && drawn.length) return ['draw', cardsSeen(drawn, sheet)];
  return of('passed').length ? ['pass', ''] : null;
}

/** The tile that a build took the place of. */
function replaced(sheet: Sheet, of: (kind: string) => Event[]): string {
  const printed = of('tile replaced').map((event) => sheet.tiles.find((one) => one.tile === text(event, 'tile'))!);
  return printed.map(({ industry, level }) => say('did-over', { industry, level })).join('');
}

function cardsSeen(drawn: Event[], sheet: Sheet): string {
  const known = drawn.filter((event) => event.details.card !== null).map((event) => say('card-quoted', { card: cardName(text(event, 'card'), sheet) }));
  const hidden = drawn.length - known.length;
  const seen = known.length ? [say('cards-drawn', { count: known.length, cards: joinList(known) })] : [];
  return joinList([...seen, ...(hidden ? [say('cards-unseen', { count: hidden })] : [])]);
}

/** The seller's tiles that a sale turned over; other tiles turn because their goods were used up. */
function soldBy(action: LoggedAction, of: (kind: string) => Event[]): Event[] {
  const emptied = new Set(['coal taken', 'iron taken', 'beer taken'].flatMap((kind) => of(kind).map((event) => text(event, 'slot'))));
  return of('tile flipped').filter((event) => event.seat === action.seat && !emptied.has(text(event, 'slot')) && !text(event, 'tile').startsWith('port'));
}

function buyers(of: (kind: string) => Event[]): string[] {
  const places = [...of('sold to port').map((event) => text(event, 'to_slot')), ...of('market used').map((event) => text(event, 'space'))].map(placeOf);
  const far = of('distant tile turned').length ? [say('did-sold-far')] : [];
  return [...[...new Set(places)].map((place) => say('did-sold-to', { place })), ...far];
}

const TAKEN: Record<string, string> = { 'coal taken': 'coal', 'iron taken': 'iron', 'beer taken': 'beer', 'barrel taken': 'beer' };

/** The space of the coal that a ship brings. */
const IMPORTS = /\simports\.\d+$/;

/** Where the goods came from, what one source gave together. */
function sources(of: (kind: string) => Event[]): string[] {
  const given = new Map<string, Set<string>>();
  const imported = of('coal taken').filter((event) => IMPORTS.test(text(event, 'slot')));
  const note = (place: string, goods: string): unknown => given.set(place, (given.get(place) ?? new Set()).add(goodsName(goods)));
  for (const [kind, goods] of Object.entries(TAKEN))
    for (const event of of(kind).filter((one) => !imported.includes(one))) note(placeOf(text(event, kind === 'barrel taken' ? 'space' : 'slot')), goods);
  for (const goods of ['coal', 'iron']) if (of(`${goods} bought`).length) note('', goods);
  const ships = new Set(imported.map((event) => placeOf(text(event, 'slot'))));
  return [
    ...[...ships].map((place) => say('did-imported', { place })),
    ...[...given].map(([place, goods]) => say(place ? 'did-from' : 'did-from-market', { goods: joinList([...goods]), place })),
  ];
}

const sales = (of: (kind: string) => Event[]): string[] =>
  ['coal', 'iron'].flatMap((goods) =>
    of(`${goods} sold`).map((event) => say('did-to-market', { count: Number(event.details.cubes), goods })),
  );

/** What happens around every action; where only sentences tell it, these are left to the figures. */
const QUIET = new Set(['card played', 'paid', 'card drawn', 'income paid', 'income moved', 'order set', 'action ended', ...AFTER]);

function fallbackText(action: LoggedAction): string {
  const main = action.sentences.filter((_, at) => !QUIET.has(action.events[at]?.kind ?? ''));
  return (main.length ? main : action.sentences.slice(0, 1)).join(' ') || action.line;
}

/** Returns the tiles that an action flipped, of any player, for the line below it. */
export function flippedTiles(action: LoggedAction, sheet: Sheet): string[] {
  const events = ownEvents(action);
  const sold = action.line.startsWith('sell') ? soldBy(action, (kind) => events.filter((event) => event.kind === kind)) : [];
  return events
    .filter((event) => event.kind === 'tile flipped' && !sold.includes(event))
    .map((event) => say('tile-in', { tile: tileName(text(event, 'tile'), sheet), place: placeOf(text(event, 'slot')) }));
}

/** What a house got when an era was counted. */
export interface EraScore {
  seat: number;
  links: number;
  tiles: number;
}

/** The count of an era that an action brought about; nothing when it did not. */
export function eraScores(action: LoggedAction): EraScore[] {
  const seats = new Map<number, EraScore>();
  for (const event of action.events) {
    if (event.seat === null || (event.kind !== 'links scored' && event.kind !== 'tiles scored')) continue;
    const count = seats.get(event.seat) ?? { seat: event.seat, links: 0, tiles: 0 };
    count[event.kind === 'links scored' ? 'links' : 'tiles'] += Number(event.details.points);
    seats.set(event.seat, count);
  }
  return [...seats.values()];
}

/** An action without what came when its turn or round was over. */
export function withoutTurnEnd(action: LoggedAction): LoggedAction {
  const from = byAutoma(action) ? automaStart(action) : 0;
  const later = action.events.findIndex((event, at) => at >= from && (event.kind === 'turn ended' || event.kind === 'round ended'));
  const to = later > from ? later : undefined;
  return { ...action, events: action.events.slice(from, to), sentences: action.sentences.slice(from, to) };
}
