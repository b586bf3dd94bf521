/** Answers as people read them, and which of them the prompt lists beside the map. */
import { cardName, industryName, linkName, money, placeOf, slotName, tileName } from '../lib/names.svelte';
import type { ChoiceSeen, Sheet, View } from '../lib/types';
import { has, say } from '../lib/messages.svelte';
import type { Draft } from './moveDraft.svelte';
import { nextLevels, coinOf } from './nextTiles';

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
  if (choice.slot && tile) return say('answer-tile', { tile: tileName(tile.tile, sheet), slot: standName(choice, view) });
  if (choice.slot) return slotName(choice.slot);
  if (choice.space) return spaceText(choice, view);
  const id = `answer-${choice.verb.replaceAll(' ', '-')}`;
  return has(id) ? say(id) : choice.text;
}

/** Where a tile would lie: the town, and which of its slots where several would take it. */
function siteName({ slot, industry, verb }: ChoiceSeen, view: View): string {
  const place = placeOf(slot!);
  const same = view.choices.filter((one) => one.verb === verb && one.industry === industry && one.slot && placeOf(one.slot) === place);
  return same.length > 1 ? slotName(slot!) : place;
}

/** What a begun action is about: the tile that is built or sold, or the first road. */
export function subject({ question, tiles }: View, sheet: Sheet): string | null {
  const tile = question.slot ? tiles[question.slot] : undefined;
  if (tile) return say('answer-tile', { tile: tileName(tile.tile, sheet), slot: placeOf(question.slot!) });
  return question.link ? (question.said[0] ?? null) : null;
}

/** Where a tile lies: the town, and which of its slots where another of the same kind and house lies there. */
function standName({ slot }: ChoiceSeen, view: View): string {
  const same = (one: ChoiceSeen): boolean =>
    !!one.slot && placeOf(one.slot) === placeOf(slot!) && view.tiles[one.slot]?.tile === view.tiles[slot!]?.tile && houseOf(one, view) === view.tiles[slot!]?.owner;
  return view.choices.filter(same).length > 1 ? slotName(slot!) : placeOf(slot!);
}

/** A source or a buyer that is no tile. */
function spaceText({ space, verb }: ChoiceSeen, view: View): string {
  const named: Record<string, string> = { market: 'the-market', pile: 'the-pile', 'distant market': 'the-distant-market' };
  if (named[space!]) return say(named[space!]!);
  const place = placeOf(space!);
  const several = view.choices.filter((one) => one.space && placeOf(one.space) === place).length > 1;
  return say('answer-space', { verb, place, number: several ? Number(/\d+$/.exec(space!)?.[0] ?? 0) : 0 });
}

/** The house whose tile an answer names; null when it names none. */
export const houseOf = (choice: ChoiceSeen, view: View): number | null => (choice.slot ? (view.tiles[choice.slot]?.owner ?? null) : null);

/** The answer that closes the question: nothing more of this, or the end of the turn. It has a button of its own. */
export const closing = (view: View): ChoiceSeen | undefined => view.choices.find((choice) => choice.verb === 'done' || choice.verb === 'end turn');

/** The answers that carry letters, here and on the map: those inside an action, where there are several. */
export function lettered(draft: Draft): ChoiceSeen[] {
  const rows = draft.atStart ? [] : listed(draft, true);
  return rows.length > 1 ? rows : [];
}

/** What the prompt lists: on a phone everything, beside a map only what is not on it. */
export function listed(draft: Draft, everything: boolean): ChoiceSeen[] {
  if (!draft.game.mine || draft.picked) return [];
  if (draft.among.length > 0) return draft.among;
  const meant = draft.legal.filter((choice) => !['card', 'done', 'end turn'].includes(choice.verb));
  if (everything || !draft.atStart) return meant;
  return meant.filter((choice) => !choice.slot && !choice.link && !choice.space);
}
