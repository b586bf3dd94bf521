/** The guide of a first game: eight steps, each done by what really happens at the table. */
import type { ChoiceView } from '../lib/types';
import type { MoveDraft } from '../game/moveDraft.svelte';
import type { Game } from '../game/game.svelte';

export const STEPS = ['board', 'hand', 'works', 'road', 'cubes', 'sale', 'order', 'count'] as const;
export type GuideStep = (typeof STEPS)[number];
const READ = new Set<GuideStep>(['board', 'order', 'count']);

export class GuideState {
  on = $state(false);
  at = $state(0);

  constructor(
    readonly game: Game,
    readonly draft: MoveDraft,
  ) {}

  begin(): void {
    this.on = true;
    this.at = 0;
  }

  leave(): void {
    this.on = false;
  }

  get step(): GuideStep {
    return STEPS[Math.min(this.at, STEPS.length - 1)]!;
  }

  /** Whether the step is only read: a button goes on. */
  get read(): boolean {
    return READ.has(this.step) || (!this.resting && !this.possible);
  }

  /** Whether nothing can be done now: others play, or the turn is only to be ended. */
  private get resting(): boolean {
    return !this.game.mine || (this.game.view?.choices ?? []).every((choice) => choice.verb === 'end turn');
  }

  /** What is to be done next: what the step asks for, or what must come before it can be. */
  get wanted(): GuideStep | 'wait' | 'end' {
    if (!this.resting) return this.step;
    return this.game.mine ? 'end' : 'wait';
  }

  get last(): boolean {
    return this.at === STEPS.length - 1;
  }

  private get mine(): string[] {
    return this.game.log.filter((action) => action.seat === this.game.seat).map((action) => action.line.split(' ')[0] ?? '');
  }

  /** Whether what the step asks for has been done. */
  done(step: GuideStep): boolean {
    const { game, draft } = this;
    if (STEPS.indexOf(step) < this.at) return true;
    if (step === 'hand') return draft.card !== null || this.mine.length > 0;
    if (step === 'works') return this.mine.includes('build');
    if (step === 'road') return this.mine.includes('link');
    if (step === 'cubes')
      return game.log.some((action) => action.seat === game.seat && action.events.some((event) => /coal|iron/.test(event.kind)));
    if (step === 'sale') return this.mine.includes('sell');
    return false;
  }

  /** Goes on over every step that is done already. */
  follow(): void {
    while (this.on && this.at < STEPS.length - 1 && this.done(this.step)) this.at += 1;
  }

  next(): void {
    this.at = Math.min(STEPS.length - 1, this.at + 1);
  }

  private get verb(): string | null {
    return { works: 'build', road: 'link', sale: 'sell', cubes: 'develop' }[this.step as string] ?? null;
  }

  /** Whether the step can be done now; within an action nobody is told to leave it. */
  get possible(): boolean {
    return this.verb === null || !this.draft.atStart || this.draft.verbs.has(this.verb);
  }

  /** An action that does the step, the cheapest of those that are open. */
  get example(): ChoiceView | null {
    const open = this.game.mine ? (this.game.view?.choices ?? []) : [];
    const meant = open.filter((choice) => choice.verb === this.verb);
    return meant.find((choice) => choice.industry === 'coal' || choice.industry === 'brewery') ?? meant[0] ?? null;
  }

  /** Shows the step on the board: the preview of an action that would do it. */
  show(): void {
    if (this.example) this.draft.select(this.example);
  }
}
