/** Names of seats, industries, cards and eras for people, in the page's language. */
import type { Player, Sheet } from './types';
import { has, say } from './words.svelte';

/** A house's name, or the name that its player typed. */
export function seatName(seat: number, players: Player[] = []): string {
  const typed = players.find((player) => player.seat === seat)?.name;
  return typed || say('house-name', { seat });
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

/** A road by its ends. */
export function linkName(link: string, sheet: Sheet): string {
  return sheet.links.find((one) => one.link === link)?.ends.join('–') ?? link;
}

export function money(amount: number, coin = '£'): string {
  return amount < 0 ? `−${coin}${-amount}` : `${coin}${amount}`;
}

/** With its sign; nothing is a bare nought. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
