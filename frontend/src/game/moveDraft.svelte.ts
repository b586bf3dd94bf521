/** The move being composed: action, card and target, with its preview or refusal. */
import { keyOf, targetOfChoice } from '../board/targets';
import * as api from '../lib/api';
import { missingLinks, missingSlots } from '../lib/missing';
import { seatName } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';
import { lastVisited } from '../lib/lastVisited';
import type { ChoiceView, Missing, Preview, RefusalAt, Target } from '../lib/types';
import { exampleAction } from './exampleAction';
import type { Game } from './game.svelte';

/** A refusal without a target on the board. */
export interface RefusalMessage {
  text: string;
  rule: string | null;
  missing?: Missing | null;
  /** Whether the server could not be reached; such a message is outdated once it can. */
  unreachable?: boolean;
}

const NONE: ChoiceView[] = [];

/** Maximum time between the two clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

export class MoveDraft {
  verb = $state<string | null>(null);
  industry = $state<string | null>(null);
  card = $state<string | null>(null);
  hovered = $state.raw<ChoiceView | null>(null);
  selected = $state.raw<ChoiceView | null>(null);
  /** Whether it is not known yet if the selected choice needs a confirmation. */
  deciding = $state(false);
  /** Choices at one target, of which one is to be selected. */
  alternatives = $state.raw<ChoiceView[]>([]);
  refusalAt = $state.raw<RefusalAt | null>(null);
  message = $state.raw<RefusalMessage | null>(null);

  private previews = $state.raw(new Map<number, Preview | null>());
  /** Preview of the begun action, as far as its answers determine it. */
  private progress = $state.raw<Preview | null>(null);
  /** Price of each choice that a list offers, by code. */
  prices = $state.raw(new Map<number, number>());
  private priced = new Set<number>();
  private asked = new Map<number, Promise<Preview | null>>();
  private entry = -1;
  /** Key of the target whose choice was played last, and when, in milliseconds. */
  private begun = '';
  private begunAt = 0;

  constructor(readonly game: Game) {}

  private readonly choices: ChoiceView[] = $derived.by(() => (this.game.mine ? (this.game.view?.choices ?? NONE) : NONE));

  /** Whether the open question is which action to take. */
  get atStart(): boolean {
    return this.game.mine && this.game.view?.question.kind === 'action';
  }

  get verbs(): Set<string> {
    return new Set(this.atStart ? this.choices.map((choice) => choice.verb) : []);
  }

  /** Choices that match action, industry and card so far. */
  readonly legal: ChoiceView[] = $derived.by(() => {
    if (!this.atStart) return this.choices.filter((choice) => !this.industry || choice.industry === this.industry || !choice.slot);
    if (!this.verb) return this.card ? this.choices.filter((choice) => choice.verb === 'build' && this.serves(this.card!, choice)) : NONE;
    return this.choices.filter(
      (choice) =>
        choice.verb === this.verb &&
        (!this.industry || !choice.industry || choice.industry === this.industry) &&
        (!this.card || this.serves(this.card, choice)),
    );
  });

  /** Whether a card allows a choice by its printed text; the server decides. */
  serves(card: string, choice: ChoiceView): boolean {
    if (choice.verb !== 'build' && choice.verb !== 'build double') return true;
    const printed = this.game.sheet?.cards.find((one) => one.card === card);
    if (!printed || printed.kind === 'wild') return true;
    if (printed.kind === 'industry') return printed.industries.includes(choice.industry ?? '');
    const place = this.game.sheet?.slots.find((one) => one.slot === choice.slot)?.place;
    return printed.places.length === 0 || printed.places.includes(place ?? '');
  }

  /** The choice whose preview is shown. */
  get shown(): ChoiceView | null {
    return this.hovered ?? this.selected;
  }

  /** What the shown refusal lacks; null without one. */
  get missing(): Missing | null {
    return this.refusalAt?.missing ?? this.message?.missing ?? null;
  }

  /** The preview of the shown choice, else that of the begun action. */
  get preview(): Preview | null {
    return (this.shown ? this.previews.get(this.shown.code) : null) ?? this.progress;
  }

  /** Resets the draft for a new question, except the chosen card. */
  follow(): void {
    if (this.game.entry === this.entry) return;
    this.entry = this.game.entry;
    this.previews = new Map();
    this.prices = new Map();
    this.priced.clear();
    this.asked.clear();
    this.progress = null;
    this.hovered = this.selected = this.refusalAt = this.message = null;
    this.alternatives = [];
    this.industry = null;
    // A shortfall and the end of a turn belong to no action.
    if (this.atStart || !this.game.mine || !this.game.view?.question.verb) this.verb = null;
    const hand = this.game.view?.seats[this.game.seat ?? -1]?.hand ?? [];
    if (this.card && !hand.includes(this.card)) this.card = null;
    if (this.atStart) return;
    const meant = this.card ? this.choices.find((choice) => choice.verb === 'card' && choice.card === this.card) : undefined;
    if (meant) {
      this.card = null;
      void this.send(meant.code);
    } else {
      void this.foreseeBegun();
    }
  }

  /** Loads the preview of the begun action where the open question cannot change it. */
  private async foreseeBegun(): Promise<void> {
    const answer = settledAnswer(this.choices);
    if (!answer || !this.game.view?.question.begun.length) return;
    const { entry } = this;
    const found = await this.foresee(answer);
    if (entry === this.entry) this.progress = found;
  }

  choose(verb: string): void {
    this.clear();
    if (!this.verbs.has(verb)) {
      this.verb = null;
      const example = exampleAction(verb, this.game);
      if ('text' in example) void this.showRefusal(example.text, null);
      else this.message = { text: say(example.message, { pieces: this.game.sheet?.piece_names ?? 'tiles' }), rule: null };
      return;
    }
    this.verb = verb;
    const only = this.legal;
    if (only.length === 1) void this.pick(only[0]!);
  }

  takeCard(card: string): void {
    const answer = this.choices.find((choice) => choice.verb === 'card' && choice.card === card);
    this.clear();
    if (answer) {
      void this.send(answer.code);
    } else if (this.atStart) {
      this.card = this.card === card ? null : card;
    } else if (this.game.mine) {
      void this.showRefusal(`with ${card}`, null);
    } else {
      this.wait();
    }
  }

  /** Hovers the first choice of a target; its preview replaces a refusal elsewhere. */
  hover(target: Target | null): void {
    const choice = target ? (this.answers(target)[0] ?? null) : null;
    const meant = target && this.refusalAt && keyOf(this.refusalAt.target) !== keyOf(target) && !missingSlots(this.missing).includes(target.name);
    if (choice && meant) this.refusalAt = null;
    this.hoverChoice(choice);
  }

  /** Hovers a choice and loads its preview. */
  hoverChoice(choice: ChoiceView | null): void {
    this.hovered = choice;
    if (choice) void this.foresee(choice);
  }

  /** Loads the prices of choices, each once, in one request. */
  async loadPrices(choices: ChoiceView[]): Promise<void> {
    const { game } = this;
    const unknown = choices.map((choice) => choice.code).filter((code) => !this.priced.has(code));
    if (!unknown.length || game.seat === null || game.token === null) return;
    const entry = game.entry;
    unknown.forEach((code) => this.priced.add(code));
    const found = await api.preview(game.id, game.seat, game.token, unknown).catch((error: unknown) => {
      unknown.forEach((code) => this.priced.delete(code));
      throw error;
    });
    if (entry !== game.entry) return;
    this.prices = new Map([...this.prices, ...unknown.map((code, at): [number, number] => [code, found[at]?.preview?.price.total ?? 0])]);
  }

  /** Returns the preview of a choice; asks for it once. */
  private foresee(choice: ChoiceView): Promise<Preview | null> {
    const known = this.asked.get(choice.code);
    if (known) return known;
    const asked = this.load(choice).catch((error: unknown) => {
      this.asked.delete(choice.code);
      throw error;
    });
    this.asked.set(choice.code, asked);
    return asked;
  }

  private async load(choice: ChoiceView): Promise<Preview | null> {
    const { game } = this;
    if (game.seat === null || game.token === null) return null;
    const entry = game.entry;
    const [found] = await api.preview(game.id, game.seat, game.token, [choice.code]);
    if (entry !== game.entry) return null;
    const preview = found?.preview ?? null;
    this.previews = new Map(this.previews).set(choice.code, preview);
    return preview;
  }

  /** Returns the choices of a target; those of every action while none is chosen. */
  answers(target: Target): ChoiceView[] {
    const meant = this.atStart && !this.verb ? this.choices.filter((choice) => !this.card || this.serves(this.card, choice)) : this.legal;
    return meant.filter((choice) => stands(choice, target));
  }

  /** Sets a message that names the seat to act. */
  private wait(): void {
    const { seat, view, players } = this.game;
    const asked = view?.question.seat ?? null;
    if (seat !== null && asked !== null) this.message = { text: say('not-your-turn', { name: seatName(asked, players) }), rule: null };
  }

  /** Handles a click on a target: picks, confirms, offers alternatives or explains the refusal. */
  hit(target: Target): void {
    if (!this.game.mine) return this.wait();
    if (this.isDoubled(target)) return;
    this.meetMissing(target);
    const found = this.answers(target);
    const again = found.find((choice) => choice.code === this.selected?.code);
    this.refusalAt = this.message = null;
    if (again) {
      void this.act();
    } else if (found.length === 1) {
      void this.pick(found[0]!);
    } else if (found.length > 1) {
      this.alternatives = found;
      this.hoverChoice(found[0]!);
    } else {
      this.selected = null;
      this.alternatives = [];
      void this.askWhy(target);
    }
  }

  /** Whether a click on a target is the second half of the double click that began the action there. */
  private isDoubled(target: Target): boolean {
    const doubled = this.begun === keyOf(target) && performance.now() - this.begunAt < DOUBLE_CLICK;
    return doubled && this.answers(target).length === 0;
  }

  /** Leaves the refused action for that of a missing link or slot, whose plus was clicked. */
  private meetMissing({ kind, name }: Target): void {
    const { missing } = this;
    if (kind === 'link' && missingLinks(missing).includes(name)) this.verb = null;
    if (kind !== 'slot' || !missingSlots(missing).includes(name) || this.answers({ kind, name }).length) return;
    this.industry = null;
    if (this.atStart) this.verb = null;
  }

  /**
   * Selects a choice, and plays it at once where that needs no confirmation: where the action goes on with a question,
   * whose answer confirms it, where it passes and the end of the turn is confirmed, or where its preview was in sight when it
   * answered the last one.
   */
  async pick(choice: ChoiceView): Promise<void> {
    const inSight = this.hovered?.code === choice.code && this.previews.has(choice.code);
    const answers = !this.atStart || this.card !== null;
    const passes = this.atStart && choice.verb === 'pass' && this.game.view?.options.confirm_turns === true;
    this.select(choice);
    this.deciding = true;
    const preview = await this.foresee(choice).finally(() => (this.deciding = false));
    if (!preview || this.selected?.code !== choice.code || this.game.sending) return;
    if (passes || (answers ? inSight || (!this.card && asksMore(preview)) : asksMore(preview))) await this.act();
  }

  /** Selects the choice that the button plays. */
  select(choice: ChoiceView): void {
    if (this.atStart) this.verb = choice.verb;
    this.refusalAt = this.message = null;
    this.alternatives = [];
    this.hovered = null;
    this.selected = choice;
    void this.foresee(choice);
  }

  /** Plays the selected choice. */
  async act(): Promise<void> {
    const choice = this.selected ?? (this.hovered && !this.alternatives.length ? this.hovered : null);
    if (!choice) return;
    const target = targetOfChoice(choice);
    [this.begun, this.begunAt] = [target ? keyOf(target) : '', performance.now()];
    await this.send(choice.code);
  }

  async send(play: number | string): Promise<boolean> {
    return this.enter({ play });
  }

  async undo(): Promise<void> {
    await this.enter({ undo: true });
  }

  async undoTurn(): Promise<void> {
    await this.enter({ undo_turn: true });
  }

  private async enter(entry: api.Entry): Promise<boolean> {
    try {
      await this.game.enter(entry);
      return true;
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.message = refusalOf(error);
      lastVisited.refusal = this.message;
      return false;
    }
  }

  /** Asks why a target is not legal; the refusal is shown there. */
  private async askWhy(target: Target): Promise<void> {
    const text = this.wished(target);
    if (text) await this.showRefusal(text, target);
  }

  private async showRefusal(choice: string, target: Target | null): Promise<void> {
    const { game } = this;
    if (game.seat === null || game.token === null) return;
    const said = await this.reason(choice);
    if (!said) return;
    lastVisited.refusal = said;
    if (target && !said.unreachable) this.refusalAt = { target, ...said, missing: said.missing ?? null };
    else this.message = said;
  }

  /** Returns why a choice is refused; null when it is legal. */
  private async reason(choice: string): Promise<RefusalMessage | null> {
    const { id, seat, token } = this.game;
    try {
      const answer = await api.explainRefusal(id, seat!, token!, choice);
      return answer.allowed || !answer.text ? null : { text: answer.text, rule: answer.rule ?? null, missing: answer.missing ?? null };
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      return refusalOf(error);
    }
  }

  /** Returns the text of the action that a click on an illegal target would mean. */
  private wished(target: Target): string | null {
    const { view, sheet } = this.game;
    const verb = this.verb ?? view?.question.verb ?? null;
    if (target.kind === 'link') return `link ${target.name}`;
    if (target.kind !== 'slot') return null;
    const tile = view?.tiles[target.name];
    if (verb === 'sell' || (!verb && tile && tile.owner === this.game.seat && !tile.sold)) return `sell ${target.name}`;
    const printed = sheet?.slots.find((one) => one.slot === target.name);
    const card = sheet?.cards.find((one) => one.card === this.card);
    const wanted = this.industry ?? printed?.industries.find((industry) => card?.industries.includes(industry));
    const industry = wanted ?? printed?.industries[0];
    const built = verb === 'build double' ? verb : 'build';
    const asked = this.atStart && card && built === 'build' ? ` with ${card.card}` : '';
    return industry ? `${built} ${industry} ${target.name}${asked}` : null;
  }

  /** Leaves message, selection, industry, action or card, one at a time; returns whether there was one. */
  back(): boolean {
    if (this.refusalAt || this.message) this.refusalAt = this.message = null;
    else if (this.selected || this.alternatives.length) this.clear();
    else if (this.industry) this.industry = null;
    else if (this.verb && this.atStart) this.verb = null;
    else if (this.card) this.card = null;
    else return false;
    return true;
  }

  /** Drops the message that the server could not be reached. */
  reconnected(): void {
    if (this.message?.unreachable) this.message = null;
  }

  private clear(): void {
    this.hovered = this.selected = this.refusalAt = this.message = null;
    this.alternatives = [];
  }
}

const refusalOf = ({ status, detail, rule, missing }: api.Problem): RefusalMessage => ({
  text: detail, rule, missing, ...(status === 0 && { unreachable: true }),
});

/** Whether the action goes on with a question after the previewed choice, and nothing hidden is revealed before. */
const asksMore = (preview: Preview): boolean => !preview.whole && !preview.effects.some((effect) => effect.kind === 'unknown');

/** Returns an answer that stands for the begun action: its end, or any card; undefined where the answer makes a difference. */
function settledAnswer(choices: ChoiceView[]): ChoiceView | undefined {
  return choices.find((choice) => choice.verb === 'done') ?? (choices.every((choice) => choice.verb === 'card') ? choices[0] : undefined);
}

function stands(choice: ChoiceView, target: Target): boolean {
  const at = targetOfChoice(choice);
  return at !== null && keyOf(at) === keyOf(target);
}
