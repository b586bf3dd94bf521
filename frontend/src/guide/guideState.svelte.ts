/** State of the guide of a first game: eight steps, each completed by real actions. */
import type { ChoiceView, LoggedAction } from '../lib/types';
import type { MoveDraft } from '../game/moveDraft.svelte';
import type { Game } from '../game/game.svelte';

export const STEPS = ['board', 'hand', 'tile', 'link', 'cubes', 'sale', 'order', 'scoring'] as const;
export type GuideStep = (typeof STEPS)[number];
/** Whether the guide teaches a title: its sentences are those of Birmingham. */
export const isTaught = (title: string | undefined): boolean => title === 'birmingham';

const READ = new Set<GuideStep>(['board', 'order', 'scoring']);

export class GuideState {
  on = $state(false);
  at = $state(0);

  constructor(
    readonly game: Game,
    readonly draft: MoveDraft,
  ) {}

  /** Whether the guide teaches this title. */
  get teaches(): boolean {
    return isTaught(this.game.view?.title);
  }

  begin(): void {
    this.on = this.teaches;
    this.at = 0;
  }

  leave(): void {
    this.on = false;
  }

  get step(): GuideStep {
    return STEPS[Math.min(this.at, STEPS.length - 1)]!;
  }

  /** Whether the step has no task, so that a button goes on; the guide waits for the first sale. */
  get read(): boolean {
    return READ.has(this.step) || (this.step !== 'sale' && !this.resting && !this.possible);
  }

  /** Whether there is nothing to do but wait or end the turn. */
  private get resting(): boolean {
    return !this.game.mine || (this.game.view?.choices ?? []).every((choice) => choice.verb === 'end turn');
  }

  /** The task of the step, or what must come before it. */
  get wanted(): GuideStep | 'wait' | 'end' {
    if (!this.resting) return this.step;
    return this.game.mine ? 'end' : 'wait';
  }

  get last(): boolean {
    return this.at === STEPS.length - 1;
  }

  private get mine(): LoggedAction[] {
    return this.game.log.filter((action) => action.seat === this.game.seat);
  }

  /** Whether the task of a step has been done. */
  done(step: GuideStep): boolean {
    const { draft, mine } = this;
    if (STEPS.indexOf(step) < this.at) return true;
    if (step === 'hand') return draft.card !== null || mine.length > 0;
    if (step === 'tile') return mine.some(({ effects }) => effects.built.length > 0);
    if (step === 'link') return mine.some(({ effects }) => effects.laid.length > 0);
    if (step === 'cubes') return mine.some(({ effects }) => [...effects.hauls, ...effects.sold].some(({ goods }) => goods !== 'beer'));
    if (step === 'sale') return mine.some(({ verb }) => verb === 'sell');
    return false;
  }

  /** Skips the steps that are done. */
  follow(): void {
    while (this.on && this.at < STEPS.length - 1 && this.done(this.step)) this.at += 1;
  }

  next(): void {
    this.at = Math.min(STEPS.length - 1, this.at + 1);
  }

  private get verb(): string | null {
    return { tile: 'build', link: 'link', sale: 'sell', cubes: 'develop' }[this.step as string] ?? null;
  }

  /** Whether the task is legal now; always true inside an action. */
  get possible(): boolean {
    return this.verb === null || !this.draft.atStart || this.draft.verbs.has(this.verb);
  }

  /** A legal action that does the task, a cheap one first. */
  get example(): ChoiceView | null {
    const open = this.game.mine ? (this.game.view?.choices ?? []) : [];
    const meant = open.filter((choice) => choice.verb === this.verb);
    return meant.find((choice) => choice.industry === 'coal' || choice.industry === 'brewery') ?? meant[0] ?? null;
  }

  /** Selects the example, so that the board previews it. */
  show(): void {
    if (this.example) this.draft.select(this.example);
  }
}
