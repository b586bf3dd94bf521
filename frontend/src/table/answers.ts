/** Answers as people read them, and which of them the prompt lists beside the map. */
import { cardName, industryName, linkName, money, placeOf, slotName, tileName } from '../lib/names.svelte';
import type { ChoiceSeen, Sheet, View } from '../lib/types';
import { has, say } from '../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { nextLevels, coinOf } from './works';

/** An answer in a few words: the tile and its place, the road, the source. */
export function answerText(choice: ChoiceSeen, view: View, sheet: Sheet): string {
  const seen = view.seats[view.question.seat ?? 0]!;
  if ((choice.verb === 'build' || choice.verb === 'build double') && choice.industry && choice.slot) {
    const level = nextLevels(sheet, seen).find((one) => one.industry === choice.industry)?.level ?? '';
    return say('answer-build', { industry: industryName(choice.industry), level, slot: siteName(choice, view) });
  }
  if (choice.verb === 'develop' && choice.industry) {
    const level = nextLevels(sheet, seen).find((one) => one.industry === choice.industry)?.level ?? '';
    return `${industryName(choice.industry)} ${level}`;
  }
  if (choice.card) return cardName(choice.card, sheet);
  if (choice.link) return linkName(choice.link, sheet);
  if (choice.amount) return money(choice.amount, coinOf(sheet));
  const tile = choice.slot ? view.tiles[choice.slot] : undefined;
  if (choice.slot && tile) return say('answer-tile', { tile: tileName(tile.tile, sheet), slot: slotName(choice.slot) });
  if (choice.slot) return slotName(choice.slot);
  if (choice.space) return choice.space === 'market' ? say('the-market') : choice.space;
  const id = `answer-${choice.verb.replaceAll(' ', '-')}`;
  return has(id) ? say(id) : choice.text;
}

/** Where a tile would lie: the town, and which of its slots where several would take it. */
function siteName({ slot, industry, verb }: ChoiceSeen, view: View): string {
  const place = placeOf(slot!);
  const same = view.choices.filter((one) => one.verb === verb && one.industry === industry && one.slot && placeOf(one.slot) === place);
  return same.length > 1 ? slotName(slot!) : place;
}

/** What the prompt lists: on a phone everything, beside a map only what is not on it. */
export function listed(draft: Draft, everything: boolean): ChoiceSeen[] {
  if (!draft.game.mine || draft.picked) return [];
  if (draft.among.length > 0) return draft.among;
  const meant = draft.legal.filter((choice) => choice.verb !== 'card' && choice.verb !== 'end turn');
  if (everything || !draft.atStart) return meant;
  return meant.filter((choice) => !choice.slot && !choice.link && !choice.space);
}
