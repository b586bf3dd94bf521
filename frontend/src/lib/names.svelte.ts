/** Names of seats, industries, cards and eras in the language of the page. */
import type { ChoiceView, Player, BoardData } from './types';
import { settings } from './settings.svelte';
import { has, idPart, say } from './messages.svelte';
import { placeName } from './placeNames.svelte';

/** Returns the name that the player typed, else that of the seat. */
export function seatName(seat: number, players: Player[] = []): string {
  const typed = players.find((player) => player.seat === seat)?.name;
  return typed || say('player-mark-name', { seat });
}

/** Returns the text for the seat to act: a player, a free seat, or the end of the game. */
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

/** Returns the short name of an era. */
export function eraShort(era: string): string {
  return say('era-short', { era });
}

/** Returns the name on a card. */
export function cardName(card: string, sheet: BoardData | null = null): string {
  const id = `card-${idPart(card)}`;
  if (has(id)) return say(id);
  const printed = sheet?.cards.find((one) => one.card === card);
  if (printed?.kind === 'industry') return printed.industries.map(industryName).join(' / ');
  if (printed?.kind === 'region') return say('region-name', { region: (printed.region ?? card).replaceAll(' ', '_') });
  return placeName(card);
}

/** Returns the slot of a choice, as place and number. */
export function slotName({ place, number, slot }: ChoiceView): string {
  return place && number ? say('slot-name', { place, number: String(number) }) : placeName(place ?? slot!);
}

/** Returns the name of an action; titles have words of their own for links. */
export function verbName(verb: string, sheet: BoardData | null): string {
  return say('verb', { verb: idPart(verb), pieces: sheet?.piece_names ?? 'tiles' });
}

/** Returns the name of a tile in headings. */
export function tileName(tile: string, sheet: BoardData): string {
  const printed = sheet.tiles.find((one) => one.tile === tile);
  return printed ? say('tile-name', { industry: industryName(printed.industry), level: printed.level }) : tile;
}

/** Joins things by the rules of the language. */
export const joinList = (things: string[]): string => new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(things);

/** Returns the name of a link: its ends. */
export function linkName(link: string, sheet: BoardData): string {
  const ends = sheet.links.find((one) => one.link === link)?.ends ?? [];
  return ends.length ? ends.map(placeName).reduce((first, second) => say('link-name', { first, second })) : link;
}

/** Returns an amount of money with its currency. */
export function money(amount: number, coin = '£'): string {
  return `${amount < 0 ? '−' : ''}${say('amount', { coin, amount: String(Math.abs(amount)) })}`;
}

/** Returns the icon of a currency. */
export const coinIcon = (coin: string): string => (coin === '$' ? 'v-dollar' : 'v-coin');

/** Returns the letter of an answer: A for the first. */
export const letter = (at: number): string => String.fromCharCode(65 + at);

/** Returns a number of a table with a minus sign; a dot for zero. */
export function figure(amount: number | undefined, nothing = '·'): string {
  return amount ? String(amount).replace('-', '−') : nothing;
}

/** Returns a number with its sign. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
