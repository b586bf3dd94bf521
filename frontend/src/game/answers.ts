/** Texts of answers, and which of them the prompt lists. */
import { cardName, industryName, linkName, money, seatName, slotName, tileName } from '../lib/names.svelte';
import type { ChoiceView, BoardData, Player, View } from '../lib/types';
import { has, idPart, say } from '../lib/messages.svelte';
import { placeName } from '../lib/placeNames.svelte';
import type { MoveDraft } from './moveDraft.svelte';
import { nextLevels, coinOf } from './nextTiles';

/** Returns a short text of an answer: tile and place, link or source. */
export function answerText(choice: ChoiceView, view: View, sheet: BoardData, players: Player[] = []): string {
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
  if (choice.slot && view.tiles[choice.slot]) return tileText(choice, view, sheet, players);
  if (choice.slot) return slotName(choice);
  if (choice.space) return spaceText(choice, view, sheet);
  const id = `answer-${idPart(choice.verb)}`;
  return has(id) ? say(id) : choice.text;
}

/** Returns the town of a build; with the slot where several slots of the town would do. */
function siteName(choice: ChoiceView, view: View): string {
  const same = view.choices.filter((one) => one.verb === choice.verb && one.industry === choice.industry && one.slot && one.place === choice.place);
  return same.length > 1 ? slotName(choice) : placeName(choice.place!);
}

/** Returns the tile or first link of a begun action. */
export function actionSubject({ question, tiles }: View, sheet: BoardData): string | null {
  if (question.kind === 'card' && question.verb === 'build') return question.said[0] ?? null;
  const tile = question.slot ? tiles[question.slot] : undefined;
  if (tile) return say('answer-tile', { tile: tileName(tile.tile, sheet), slot: placeName(sheet.slots.find((one) => one.slot === question.slot)!.place) });
  return question.link ? (question.said[0] ?? null) : null;
}

/** Returns a tile and its town; with the slot where an equal tile stands there, with the owner where that tile is another player's. */
function tileText(choice: ChoiceView, view: View, sheet: BoardData, players: Player[]): string {
  const tile = view.tiles[choice.slot!]!;
  const same = view.choices.filter((one) => !!one.slot && one.place === choice.place && view.tiles[one.slot]?.tile === tile.tile);
  const facts = { tile: tileName(tile.tile, sheet), slot: same.length > 1 ? slotName(choice) : placeName(choice.place!) };
  const worth = view.question.worth[choice.slot!];
  if (worth !== undefined) return say('answer-give-up', { ...facts, amount: money(worth, coinOf(sheet)) });
  const oneOwner = same.every((one) => ownerOf(one, view) === tile.owner);
  return oneOwner ? say('answer-tile', facts) : say('answer-tile-of', { ...facts, player: seatName(tile.owner, players) });
}

/** Returns the text of a source or buyer that is no tile. */
function spaceText({ space, verb, place, number }: ChoiceView, view: View, sheet: BoardData): string {
  if (space === 'market') return say('the-market', { market: sheet.market_name });
  const named: Record<string, string> = { pile: 'the-pile', 'distant market': 'the-distant-market' };
  if (named[space!]) return say(named[space!]!);
  const several = view.choices.filter((one) => one.space && one.place === place).length > 1;
  return say('answer-space', { verb, place: place ?? space!, number: several ? (number ?? 0) : 0 });
}

/** Returns the owner of the tile that an answer names; null without a tile. */
export const ownerOf = (choice: ChoiceView, view: View): number | null => (choice.slot ? (view.tiles[choice.slot]?.owner ?? null) : null);

/** Returns the answer that ends the question or the turn; it has a button of its own. */
export const closingAnswer = (view: View): ChoiceView | undefined => view.choices.find((choice) => choice.verb === 'done' || choice.verb === 'end turn');

/** Returns the answers with letters: those inside an action, or at one place of the map, if there are several. */
export function letteredAnswers(draft: MoveDraft): ChoiceView[] {
  const rows = draft.atStart && !draft.alternatives.length ? [] : listedAnswers(draft, true);
  return rows.length > 1 ? rows : [];
}

/** Returns the answers that the prompt lists: `everything` on phones, otherwise those without a target on the board. */
export function listedAnswers(draft: MoveDraft, everything: boolean): ChoiceView[] {
  if (!draft.game.mine || draft.selected) return [];
  if (draft.alternatives.length > 0) return draft.alternatives;
  const meant = draft.legal.filter((choice) => !['card', 'done', 'end turn'].includes(choice.verb));
  if (everything || !draft.atStart) return meant;
  return meant.filter((choice) => !choice.slot && !choice.link && !choice.space);
}
