/** Names of seats, industries, cards and eras for people, in the page's language. */
import type { Player, Sheet } from './types';
import { settings } from './settings.svelte';
import { has, say } from './messages.svelte';

/** A house's name, or the name that its player typed. */
export function seatName(seat: number, players: Player[] = []): string {
  const typed = players.find((player) => player.seat === seat)?.name;
  return typed || say('house-name', { seat });
}

/** Whom the table waits for: somebody who plays, somebody who has yet to sit down, or nobody any more. */
export function awaited(seat: number | null, players: Player[]): string {
  if (seat === null) return say('game-over');
  const absent = players.some((player) => player.seat === seat && player.kind === 'free');
  return say(absent ? 'waiting-seat' : 'waiting-for', { name: seatName(seat, players) });
}

export function industryName(industry: string): string {
  return say('industry-name', { industry });
}

export function eraName(era: string): string {
  return say('era-name', { era });
}

/** For where there is little room. */
export function eraShort(era: string): string {
  return say('era-short', { era });
}

/** What stands on a ticket. */
export function cardName(card: string, sheet: Sheet | null = null): string {
  const id = `card-${card.replaceAll(' ', '-').replaceAll('/', '-')}`;
  if (has(id)) return say(id);
  const printed = sheet?.cards.find((one) => one.card === card);
  if (printed?.kind === 'industry') return printed.industries.map(industryName).join(' / ');
  if (printed?.kind === 'region') return say('region-name', { region: (printed.region ?? card).replaceAll(' ', '_') });
  return card;
}

/** A place with the number of the slot, as people say it. */
export function slotName(slot: string): string {
  const [place, number] = slot.split('.');
  return number ? say('slot-name', { place: place ?? slot, number }) : slot;
}

/** The place that a slot or a buyer's space belongs to. */
export const placeOf = (name: string): string => name.replace(/\.\d+$|\s+market(\s+\d+)?$/, '');

export const goodsName = (goods: string): string => say('goods-name', { goods });

/** A tile as a heading says it. */
export function tileName(tile: string, sheet: Sheet): string {
  const printed = sheet.tiles.find((one) => one.tile === tile);
  return printed ? `${industryName(printed.industry)} ${printed.level}` : tile;
}

/** A tile inside a sentence, as what something is done to. */
export function tileObject(tile: string, sheet: Sheet): string {
  const printed = sheet.tiles.find((one) => one.tile === tile);
  return printed ? `${say('industry-object', { industry: printed.industry })} ${printed.level}` : tile;
}

export const tileIn = (tile: string, slot: string, sheet: Sheet): string => say('tile-in', { tile: tileObject(tile, sheet), place: placeOf(slot) });

/** Several things in a row, as the language joins them. */
export const joinList = (things: string[]): string => new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(things);

/** A road by its ends. */
export function linkName(link: string, sheet: Sheet): string {
  return sheet.links.find((one) => one.link === link)?.ends.join('–') ?? link;
}

/** A sum, its coin where the language has it. */
export function money(amount: number, coin = '£'): string {
  return `${amount < 0 ? '−' : ''}${say('amount', { coin, amount: String(Math.abs(amount)) })}`;
}

/** The sign of a currency as a symbol. */
export const coinIcon = (coin: string): string => (coin === '$' ? 'v-dollar' : 'v-coin');

/** What an answer is called in a list of several: A for the first. */
export const letter = (at: number): string => String.fromCharCode(65 + at);

/** A figure of a table, with a true minus; nothing is a dot there. */
export function figure(amount: number | undefined, nothing = '·'): string {
  return amount ? String(amount).replace('-', '−') : nothing;
}

/** With its sign; nothing is a bare nought. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
