/** Texts of a preview: lines with icons, and the sum of money. */
import { coinOf } from '../board/plans';
import { joinList, money, seatName, signed, tileName } from '../lib/names.svelte';
import type { Flip, Haul, Player, Preview, PlayerView, BoardData, View } from '../lib/types';
import { say } from '../lib/messages.svelte';

export interface PreviewLine {
  icon: string;
  text: string;
}

/** A preview with the game and the seat that reads it. */
interface Reader {
  preview: Preview;
  view: View;
  sheet: BoardData;
  players: Player[];
  seat: number;
}

/** Effects that lines, sum or board show; others are shown as text. */
const TOLD = new Set([
  'card', 'paid', 'built', 'laid', 'developed', 'haul', 'sold', 'flip', 'income', 'points', 'removed', 'loan', 'order', 'gained',
]);

export function previewLines(reader: Reader): PreviewLine[] {
  const { preview } = reader;
  const told = new Set<string>();
  return [
    ...developed(reader),
    ...replaced(reader),
    ...hauls(reader, told),
    ...sales(reader, told),
    ...preview.flips.filter((flip) => !told.has(flip.slot)).map((flip) => flipped(reader, flip)),
    ...gains(reader),
    ...borrowed(reader),
    ...figures(reader),
    ...preview.effects.filter((effect) => !TOLD.has(effect.kind)).map((effect) => ({ icon: 'a-confirm', text: effect.text })),
  ];
}

function developed({ preview, sheet }: Reader): PreviewLine[] {
  const open = preview.developed_open;
  const chosen = preview.developed.slice(0, preview.developed.length - open).map((tile) => tileName(tile, sheet));
  const texts = [...(chosen.length ? [say('fx-developed', { tiles: joinList(chosen) })] : []), ...(open ? [say('fx-develop-choice', { count: open })] : [])];
  return texts.map((text) => ({ icon: 'a-develop', text }));
}

/** Tiles that leave the board: overbuilt, or given up for what the bank pays. */
function replaced({ preview, view, sheet, players, seat }: Reader): PreviewLine[] {
  return preview.removed.flatMap((slot) => {
    const tile = view.tiles[slot];
    const worth = view.question.worth[slot];
    if (tile && worth !== undefined) return givenUp(tileName(tile.tile, sheet), worth, view.question.owed - view.seats[seat]!.money - worth, coinOf(sheet));
    return tile ? [{ icon: 'a-cancel', text: say('fx-overbuilt', { tile: tileName(tile.tile, sheet), player: seatName(tile.owner, players) }) }] : [];
  });
}

/** What built tiles give once they flip, and what laid links score. */
function gains({ preview }: Reader): PreviewLine[] {
  const tiles = preview.tile_gains.map((gain) => {
    const parts = [
      ...(gain.points ? [say('fx-gain-points', { points: gain.points })] : []),
      ...(gain.income ? [say('fx-income', { change: signed(gain.income) })] : []),
      ...(gain.link_points ? [say('fx-gain-links', { count: gain.link_points })] : []),
    ];
    return { icon: 'a-flip', text: say('fx-when-flipped', { gains: joined(parts) }) };
  });
  const links = preview.link_gains.map((gain) => {
    const could = gain.possible > gain.now ? [say('fx-link-could', { points: gain.possible })] : [];
    return { icon: 'v-hex', text: joined([say('fx-link-worth', { points: gain.now }), ...could]) };
  });
  return [...tiles, ...links];
}

/** What the bank pays for a tile, and what becomes of the rest; `left` is the debt afterwards, negative where money is left over. */
function givenUp(tile: string, worth: number, left: number, coin: string): PreviewLine[] {
  const rest = say('fx-debt', { left: left > 0 ? 'yes' : left < 0 ? 'over' : 'no', amount: money(Math.abs(left), coin) });
  return [{ icon: 'a-cancel', text: joined([say('fx-given-up', { tile, amount: money(worth, coin) }), rest]) }];
}

/** Forced loans, in titles where a loan is no action. */
function borrowed({ preview, sheet }: Reader): PreviewLine[] {
  if (sheet.income_track.length) return [];
  return preview.effects.filter((effect) => effect.kind === 'loan').map((effect) => ({ icon: 'a-loan', text: effect.text }));
}

/** One line for the cubes of each source, with the flip of the source. */
function hauls(reader: Reader, told: Set<string>): PreviewLine[] {
  const found = new Map<string, Haul>();
  for (const haul of reader.preview.hauls) {
    const key = `${haul.goods} ${haul.source}`;
    const same = found.get(key);
    found.set(key, same ? { ...same, count: same.count + haul.count, money: same.money + haul.money } : haul);
  }
  return [...found.values()].map((haul) => ({ icon: `r-${haul.goods}`, text: joined([brought(reader, haul), ...emptied(reader, haul.source, told)]) }));
}

function brought({ sheet, players, seat }: Reader, haul: Haul): string {
  const what = say('goods-counted', { count: haul.count, goods: haul.goods });
  const facts = { what, place: haul.place ?? '' };
  if (haul.source === 'market') return say('fx-from-market', { what, market: sheet.market_name, price: money(haul.money, coinOf(sheet)) });
  if (haul.owner === null || haul.owner === seat) return say('fx-from', facts);
  return say('fx-from-player', { ...facts, player: seatName(haul.owner, players) });
}

/** Texts of the flip of a source. */
function emptied({ preview }: Reader, slot: string, told: Set<string>): string[] {
  const flip = preview.flips.find((one) => one.slot === slot);
  if (!flip || told.has(slot)) return [];
  told.add(slot);
  return [say('fx-flips'), ...rise(flip)];
}

function sales(reader: Reader, told: Set<string>): PreviewLine[] {
  return reader.preview.sold.map((sale) => {
    const left = reader.preview.built[sale.source];
    const stays = left && !left.sold && left.cubes ? [say('fx-stays', { count: left.cubes })] : [];
    const what = say('goods-counted', { count: sale.count, goods: sale.goods });
    const text = say('fx-to-market', { what, market: reader.sheet.market_name, price: money(sale.money, coinOf(reader.sheet)) });
    return { icon: `r-${sale.goods}`, text: joined([text, ...stays, ...emptied(reader, sale.source, told)]) };
  });
}

function flipped({ sheet, players, seat }: Reader, flip: Flip): PreviewLine {
  const facts = { tile: tileName(flip.tile, sheet), place: flip.place };
  const text = flip.owner === seat ? say('fx-tile-flips', facts) : say('fx-player-tile-flips', { ...facts, player: seatName(flip.owner, players) });
  return { icon: 'a-flip', text: joined([text, ...rise(flip)]) };
}

const rise = (flip: Flip): string[] =>
  flip.income_to === flip.income_from ? [] : [say('fx-income', { change: signed(flip.income_to - flip.income_from) })];

const joined = (parts: string[]): string => parts.join(', ');

/** Changed income that no flip explains, and points. */
function figures({ preview, view, seat }: Reader): PreviewLine[] {
  const [before, after] = [view.seats[seat]!, preview.seats[seat]!];
  const lines: PreviewLine[] = [];
  if (before.level !== after.level && !preview.flips.some((flip) => flip.owner === seat))
    lines.push({ icon: 'v-income', text: say('fx-level', { from: signed(before.level), to: signed(after.level) }) });
  if (after.points > before.points) lines.push({ icon: 'v-hex', text: say('fx-points', { points: after.points - before.points }) });
  return lines;
}

/** Returns the sum of money, such as £21 − 9 + 6 = £18; null when no money moves. */
export function previewSum(preview: Preview, before: PlayerView, seat: number, coin: string): string | null {
  const after = preview.seats[seat]!.money;
  if (after === before.money && !preview.price.total) return null;
  const gained = preview.sold.reduce((all, haul) => all + haul.money, 0);
  const paid = Object.entries(preview.price).filter(([part, amount]) => part !== 'total' && amount > 0);
  const parts = paid.map(([, amount]) => ` − ${amount}`);
  const rest = after - before.money + paid.reduce((all, [, amount]) => all + amount, 0) - gained;
  if (gained) parts.push(` + ${gained}`);
  if (rest) parts.push(rest > 0 ? ` + ${rest}` : ` − ${-rest}`);
  return `${money(before.money, coin)}${parts.join('')} = ${money(after, coin)}`;
}

/** Returns the place in the next turn order; null when it does not change. */
export function placeNext(preview: Preview, view: View, seat: number): string | null {
  const place = preview.seats[seat]!.place_next;
  return place === view.order.indexOf(seat) + 1 ? null : say('fx-order', { place });
}
