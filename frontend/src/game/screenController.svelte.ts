/** State and commands of the game screen, drawn by the desktop, the phone and the shared-board layout. */
import { untrack } from 'svelte';
import { GuideState } from '../guide/guideState.svelte';
import { isAction } from '../lib/actionText';
import { mine, Problem } from '../lib/api';
import { breakpoints } from '../lib/breakpoints.svelte';
import { lastVisited } from '../lib/lastVisited';
import { say } from '../lib/messages.svelte';
import { nextGame } from '../lib/nextGame';
import { notice } from '../lib/notice.svelte';
import { optionsSummary } from '../lib/optionText';
import { router } from '../lib/router.svelte';
import { allTokens } from '../lib/seatTokens';
import { settings } from '../lib/settings.svelte';
import { playSound } from '../lib/sound';
import type { BoardData, BoardState, ChoiceView, LoggedAction, SeatAfter, Target, View } from '../lib/types';
import { closingAnswer, letteredAnswers } from './answers';
import { Game } from './game.svelte';
import { gameStatus } from './gameStatus';
import { HotSeat } from './hotSeat.svelte';
import { MoveDraft } from './moveDraft.svelte';
import { handleShortcut } from './shortcuts';
import { Shuffle } from './shuffle.svelte';

/** Legend of symbols, cards, options of the game, the seal of its deal, the tools of host and people, chat or private notes. */
export type TablePage = 'symbols' | 'cards' | 'options' | 'seal' | 'host' | 'chat' | 'notes';

export interface ScreenOptions {
  /** Starts the guide of a first game. */
  guided?: boolean;
  /** Shows the board for all players, without a hand. */
  board?: boolean;
}

export class ScreenController {
  readonly game: Game;
  readonly draft: MoveDraft;
  readonly guide: GuideState;
  readonly hotSeat: HotSeat;
  readonly shuffle: Shuffle;

  menuOpen = $state(false);
  /** The page beside the table. */
  page = $state<TablePage | null>(null);
  /** Whether the game could not be opened for a reason that passes. */
  canRetry = $state(false);
  /** Whether the command input is open. */
  typing = $state(false);
  /** The seat whose player mat is open; null when none is. */
  mat = $state<number | null>(null);
  /** Actions of other players since the last own one, while they are stepped through. */
  missed = $state.raw<LoggedAction[]>([]);
  /** Takes the next target that is picked on the board, in place of the question. */
  picking = $state.raw<((target: Target) => void) | null>(null);
  /** The action that the pointer rests on in the log. */
  private pointed = $state.raw<LoggedAction | null>(null);

  constructor(
    id: string,
    private readonly options: ScreenOptions = {},
  ) {
    this.game = new Game(id);
    this.draft = new MoveDraft(this.game);
    this.guide = new GuideState(this.game, this.draft);
    this.hotSeat = new HotSeat(this.game, options.board ?? false);
    this.shuffle = new Shuffle(this.game);
  }

  /** Loads the game and follows its feed; a device with several seats begins with none of them open. */
  async open(): Promise<void> {
    const { game, options } = this;
    lastVisited.game = game.id;
    const several = this.hotSeat.shared;
    game.trouble = game.troubleHead = null;
    try {
      await game.open(options.board || several ? null : undefined);
      if (!several) this.recallMissed();
      if (options.guided) this.guide.begin();
    } catch (error) {
      if (error instanceof Problem && error.ended) return game.refuse(error);
      game.trouble = (error as Error).message;
      this.canRetry = error instanceof Problem && error.passing;
    }
  }

  /** Registers the reactions to language, new questions and turns; called while the component is set up. */
  watch(): void {
    $effect(() => {
      void settings.language;
      untrack(() => void this.game.reloadLanguage());
    });
    // Before the new question is drawn, so that nothing is drawn twice.
    $effect.pre(() => {
      void this.game.entry;
      untrack(() => this.draft.follow());
    });
    $effect(() => this.hotSeat.handOver());
    $effect(() => {
      if (this.game.over && this.game.seat !== null) settings.noteFinished();
    });
    this.watchSounds();
    $effect(() => {
      const { gathering, live } = this.game;
      if (gathering && live) untrack(() => this.shuffle.follow(gathering));
    });
    $effect(() => {
      if (this.game.live) untrack(() => this.draft.reconnected());
    });
  }

  /** Registers the sounds: the end of an era or of the game, another player's action, the own turn. */
  private watchSounds(): void {
    $effect(() => {
      if (this.game.moment) playSound(this.game.moment.over ? 'end' : 'era');
    });
    $effect(() => {
      if (this.game.highlighted) playSound('action');
    });
    $effect(() => {
      if (this.isTurn) playSound('turn');
    });
  }

  /** Opens the seat of this device that is to act. */
  async openNextSeat(): Promise<void> {
    await this.hotSeat.openNext();
    this.recallMissed();
  }

  private recallMissed(): void {
    const { log, seat, mine } = this.game;
    this.missed = mine && log.at(-1)?.seat !== seat && log.some((action) => action.seat === seat) ? actionsSince(log, seat) : [];
  }

  /** Steps through the actions of others since the last turn of the open seat. */
  readonly reviewMissed = (): void => {
    if (this.game.seat !== null) this.missed = actionsSince(this.game.log, this.game.seat);
  };

  /** Ends stepping through missed actions. */
  readonly endMissed = (): void => {
    this.missed = [];
    this.pointed = null;
  };

  get view(): View {
    return this.game.view!;
  }

  get sheet(): BoardData {
    return this.game.sheet!;
  }

  readonly status = $derived.by(() => (this.game.view ? gameStatus(this.game.view, this.game.sheet) : null));
  /** Era, round and options in force. */
  readonly headline: string = $derived.by(() => [this.status!.round, optionsSummary(this.view.options), this.seedChosen ? say('seed-chosen-short') : ''].filter(Boolean).join(' · '));
  /** Whether the host chose the number of the deal, and so can know all cards. */
  private get seedChosen(): boolean {
    return this.game.notes.some(({ kind }) => kind === 'seed-chosen');
  }

  /** The cards of the open seat; null for spectators and hidden hands. */
  readonly hand: string[] | null = $derived.by(() => (this.game.seat === null ? null : (this.view.seats[this.game.seat]?.hand ?? null)));
  /** The player mat that lies on the map; in wide windows it has a column of its own. */
  readonly matOnMap: number | null = $derived.by(() => (breakpoints.wide ? null : this.mat));
  private readonly isTurn: boolean = $derived.by(() => this.game.mine && !this.game.busy);
  readonly stepping: boolean = $derived.by(() => this.missed.length > 0);
  /** Tiles that the open question lets one develop. */
  readonly developable: ChoiceView[] = $derived.by(() =>
    this.draft.verb === 'build' ? [] : this.draft.legal.filter((choice) => choice.industry && !choice.slot),
  );
  /** Figures of every seat after the previewed action; null without a preview. */
  readonly seatsAfter: SeatAfter[] | null = $derived.by(() => this.draft.preview?.seats ?? null);

  /** What the board shows beside the position. */
  readonly boardState: BoardState = $derived.by(() => {
    const { draft, game } = this;
    const covered = this.stepping || this.matOnMap !== null;
    const step = game.scoringStep?.step;
    return {
      legal: covered ? [] : draft.legal,
      hovered: draft.shown?.code ?? null,
      // Alternatives at the start of an action stand at one place, whose letters would cover each other.
      lettered: covered || draft.atStart ? [] : letteredAnswers(draft),
      preview: draft.preview,
      refusalAt: draft.refusalAt,
      missing: draft.missing,
      highlighted: this.pointed ?? game.highlighted,
      ownLastAction: game.ownLastAction,
      mark: game.mark,
      counting: step === 'links' || step === 'tiles' ? step : null,
    };
  });

  readonly hover = (target: Target | null): void => this.draft.hover(target);
  readonly hit = (target: Target): void => (this.picking ? this.picking(target) : this.draft.hit(target));
  /** Handles Enter on a target: ends the question where the prompt offers that, else as a click. */
  readonly enter = (target: Target): void => {
    if (this.picking) return this.picking(target);
    const closer = this.game.mine ? closingAnswer(this.view) : undefined;
    if (closer && !this.draft.selected && this.draft.answers(target).length === 0) void this.draft.send(closer.code);
    else this.hit(target);
  };
  readonly back = (): void => (this.picking ? void (this.picking = null) : void this.draft.back());
  readonly highlight = (action: LoggedAction | null): void => void (this.pointed = action);
  readonly openMat = (seat: number): void => void (this.mat = seat);
  /** Opens the mat of a seat; closes it where it lies open. */
  readonly toggleMat = (seat: number): void => void (this.mat = this.mat === seat ? null : seat);
  readonly closeMat = (): void => void (this.mat = null);
  readonly openMenu = (): void => void (this.menuOpen = true);
  readonly openPage = (page: TablePage): void => {
    this.menuOpen = false;
    this.page = page;
  };
  readonly closeMenu = (): void => void (this.menuOpen = false);
  readonly toggleTyping = (): void => void (this.typing = !this.typing);

  /** Selects the tile of an industry for development, or develops it when it is selected already. */
  readonly develop = (industry: string): void => {
    const choice = this.developable.find((one) => one.industry === industry);
    if (!choice) return;
    if (this.draft.selected?.code === choice.code) void this.draft.act();
    else void this.draft.pick(choice);
  };

  /** Opens the next game where it is the turn of this device; says so where there is none. */
  readonly openNextGame = async (): Promise<void> => {
    const next = nextGame(await mine(allTokens()), this.game.id);
    if (next) router.go(`/game/${next.id}`);
    else notice.show(say('next-game-none'));
  };

  readonly handleKey = (event: KeyboardEvent): void => {
    if (this.matOnMap !== null && event.key === 'Escape') this.closeMat();
    else if (!this.menuOpen && this.page === null && !this.hotSeat.handingOver && !this.stepping && this.matOnMap === null)
      handleShortcut(event, { draft: this.draft, type: () => (this.typing = true), help: this.openMenu, since: this.reviewMissed, next: () => void this.openNextGame().catch(notice.explain) });
  };
}

/** Returns the actions of others before the seat's current turn, back to its turn before or to the beginning. */
export function actionsSince(log: LoggedAction[], seat: number | null): LoggedAction[] {
  const end = log.findLastIndex((action) => action.seat !== seat) + 1;
  const start = log.slice(0, end).findLastIndex((action) => action.seat === seat) + 1;
  return log.slice(start, end).filter(isAction);
}
