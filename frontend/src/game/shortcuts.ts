/** Keyboard shortcuts: letters for actions and answers, digits for cards, a slash for the command input. */
import type { MoveDraft } from './moveDraft.svelte';
import { closingAnswer, letteredAnswers } from './answers';
import { actionButtons } from './actionButtons';

export interface ShortcutTargets {
  draft: MoveDraft;
  type: () => void;
  help: () => void;
  /** Shows the actions of others since the last own turn. */
  since: () => void;
  /** Opens the next game where it is the own turn. */
  next: () => void;
}

/** Handles a key press, by physical keys, so that the keyboard layout does not matter. */
export function handleShortcut(event: KeyboardEvent, { draft, type, help, since, next }: ShortcutTargets): void {
  const { game } = draft;
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || isSheetOpen()) return;
  game.skip();
  if (event.key === '/') return done(event, type);
  if (event.key === '?') return done(event, help);
  if (event.key === 'Escape')
    return done(event, () => void (draft.back() || (!draft.atStart && game.mine && game.view?.can_undo && draft.undo())));
  if (event.code === 'KeyN' && event.shiftKey) return done(event, next);
  if (event.code === 'KeyV') return done(event, since);
  if (!game.mine || !game.view) return;
  if (event.key === 'Enter') return enter(event, draft);
  if (event.code === 'KeyU') return done(event, () => void (event.shiftKey ? draft.undoTurn() : draft.undo()));
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const card = digit ? game.view.seats[game.seat ?? -1]?.hand?.[Number(digit) - 1] : undefined;
  if (card) return done(event, () => draft.takeCard(card));
  const answer = letteredAnswers(draft)[event.code.startsWith('Key') ? event.code.charCodeAt(3) - 65 : -1];
  if (answer) return done(event, () => void (draft.atStart ? draft.pick(answer) : draft.send(answer.code)));
  const verb = actionButtons(game.view.title, draft.verbs).find((one) => event.code === `Key${one.key}`);
  if (verb && draft.atStart) done(event, () => draft.choose(verb.verb));
}

/** Enter plays the selected choice or ends the question; a focused button keeps its Enter, except that of the selected action. */
function enter(event: KeyboardEvent, draft: MoveDraft): void {
  const button = event.target instanceof Element ? event.target.closest('button, a, [role=button], summary') : null;
  if (button && !(draft.selected && button.matches('.act[aria-pressed=true]'))) return;
  const closer = draft.game.view ? closingAnswer(draft.game.view) : undefined;
  if (draft.selected) done(event, () => void draft.act());
  else if (closer) done(event, () => void draft.send(closer.code));
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** Whether a sheet lies over the game; it handles its own keys. */
const isSheetOpen = (): boolean => document.querySelector('dialog:modal') !== null;

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
