/** View model of the board: layout, position, and what is legal, hovered, previewed and highlighted. */
import { placeName } from '../lib/placeNames.svelte';
import { getContext, setContext } from 'svelte';
import type { BoardState, ChoiceView, BoardData, Target, TilePrinted, TileView, View } from '../lib/types';
import { FieldState } from '../lib/fieldState.svelte';
import { layoutOf, type Layout } from './layout';
import type { Point } from './geometry';
import { ownPrinted, ownSeen, type OwnPrinted, type OwnSeen } from './titleParts';
import { mergeRoutes, routeOf, type Route } from './goodsRoutes';
import { keyOf, targetOfChoice } from './targets';
import { markersAt, trackOf, type MarkerAt, type Track } from './incomeTrack';
import { linksScore, linkPoints } from './linkScore';

const UNSET = { counting: null, ownLastAction: null, lettered: [] };

const KEY = Symbol('board');

const BUILDS: ReadonlySet<string> = new Set(['build', 'build double']);

export class BoardModel {
  private readonly printing: () => BoardData;
  private readonly position: FieldState<View>;
  private readonly asked: FieldState<BoardState>;
  /** Key of the target under pointer or focus. */
  under = $state<string | null>(null);
  /** Key of the target that Tab reaches; arrow keys change it. */
  current = $state<string | null>(null);
  /** Whether clicks are handled; other boards only show a position. */
  interactive = $state(true);

  constructor(sheet: () => BoardData, view: View, state: BoardState) {
    this.printing = sheet;
    this.position = new FieldState(view);
    this.asked = new FieldState({ ...UNSET, ...state });
    this.view = this.position.seen;
    this.state = this.asked.seen;
  }

  /** Position and board state; each field is tracked by itself. */
  readonly view: View;
  readonly state: BoardState;
  readonly sheet: BoardData = $derived.by(() => this.printing());
  readonly layout: Layout = $derived(layoutOf(this.sheet, placeName));
  readonly printed: OwnPrinted = $derived(ownPrinted(this.sheet));
  readonly own: OwnSeen = $derived.by(() => ownSeen(this.view));
  readonly tiles: Map<string, TilePrinted> = $derived(new Map(this.sheet.tiles.map((tile) => [tile.tile, tile])));

  readonly track: Track | null = $derived(trackOf(this.sheet.income_track));
  readonly markers: MarkerAt[] = $derived.by(() => (this.track ? markersAt(this.track, this.view.seats, this.own.automa?.seat ?? null) : []));

  /** Sets a new position and board state. */
  take(view: View, state: BoardState): void {
    this.position.take(view);
    this.asked.take({ ...UNSET, ...state });
  }

  /** Legal targets by key, with the industries that may be built there. */
  readonly legal: Map<string, Set<string>> = $derived.by(() => {
    const found = new Map<string, Set<string>>();
    for (const choice of this.state.legal) {
      const target = targetOfChoice(choice);
      if (!target) continue;
      const industries = found.get(keyOf(target)) ?? new Set();
      if (choice.industry) industries.add(choice.industry);
      found.set(keyOf(target), industries);
    }
    return found;
  });

  readonly choosing: boolean = $derived(this.legal.size > 0);

  private readonly hoveredChoice: ChoiceView | null = $derived.by(() => this.state.legal.find((one) => one.code === this.state.hovered) ?? null);
  readonly hovered: Target | null = $derived(this.hoveredChoice ? targetOfChoice(this.hoveredChoice) : null);

  /** The tile or link of the begun action, while another question is open. */
  readonly chosen: Target | null = $derived.by(() => {
    const question = this.view.question;
    if (!question?.begun?.length) return null;
    if (question.link) return { kind: 'link', name: question.link };
    return question.slot ? { kind: 'slot', name: question.slot } : null;
  });

  /** Tiles that the previewed action would add. */
  readonly ghosts: Map<string, TileView> = $derived.by(() => {
    const built = this.state.preview ? Object.entries(this.state.preview.built) : [...this.begunTile(), ...this.nextTile()];
    return new Map(built.filter(([slot, tile]) => !this.same(this.view.tiles[slot], tile)));
  });

  /** Links that the begun or previewed action would lay. */
  readonly laid: string[] = $derived.by(
    () => this.state.preview?.laid ?? [this.chosen, this.hovered].flatMap((target) => (target?.kind === 'link' ? [target.name] : [])),
  );

  /** Point of the previewed action, where goods are brought. */
  readonly site: Point | null = $derived.by(() => {
    const slot = [...this.ghosts.keys()][0] ?? (this.hovered?.kind === 'slot' ? this.hovered.name : undefined);
    if (slot) return this.layout.slot.get(slot) ?? null;
    const link = this.laid[0];
    return link ? (this.layout.link.get(link) ?? null) : null;
  });

  readonly routes: Route[] = $derived.by(() =>
    mergeRoutes((this.state.preview?.hauls ?? []).map((haul) => routeOf(this.layout, haul)).filter((route) => route !== null)),
  );

  /** Returns the tile that a hovered build would lay until its preview arrives. */
  private nextTile(): [string, TileView][] {
    const choice = this.hoveredChoice;
    return choice && BUILDS.has(choice.verb) ? this.tileFor(choice.slot, choice.industry) : [];
  }

  /** Returns the tile of a begun build while its card is asked for; afterwards it lies on the board. */
  private begunTile(): [string, TileView][] {
    const { kind, verb, slot, industry } = this.view.question;
    return kind === 'card' && BUILDS.has(verb ?? '') ? this.tileFor(slot, industry) : [];
  }

  /** Returns the next tile of the player mat, at its slot. */
  private tileFor(slot?: string | null, industry?: string | null): [string, TileView][] {
    const owner = this.view.seat ?? this.view.to_act;
    if (!slot || !industry || owner === null) return [];
    const left = this.view.seats[owner]?.mat[industry] ?? [];
    const next = this.sheet.tiles.filter((tile) => tile.industry === industry)[left.findIndex((count) => count > 0)];
    const cubes = next?.cubes[Math.max(0, this.sheet.eras.indexOf(this.view.era))] ?? 0;
    return next ? [[slot, { tile: next.tile, owner, cubes, sold: false }]] : [];
  }

  /** Returns the number of cubes or barrels that the previewed action takes from a tile. */
  leaving(slot: string): number {
    const now = this.view.tiles[slot];
    const then = this.state.preview?.built[slot];
    return now && then && this.same(now, then) ? Math.max(0, now.cubes - (then.sold ? 0 : then.cubes)) : 0;
  }

  /** Link points by place. */
  readonly icons: Map<string, number> = $derived.by(() => linkPoints(this.sheet, this.view));

  /** Returns the points of a link; null where links do not score. */
  worth(ends: string[]): number | null {
    return linksScore(this.sheet) ? ends.reduce((sum, end) => sum + (this.icons.get(end) ?? 0), 0) : null;
  }

  isLegal(target: Target): boolean {
    return this.legal.has(keyOf(target));
  }

  isHovered(target: Target): boolean {
    return this.hovered !== null && keyOf(this.hovered) === keyOf(target);
  }

  isChosen(target: Target): boolean {
    return this.chosen !== null && keyOf(this.chosen) === keyOf(target);
  }

  isRefused(target: Target): boolean {
    return this.state.refusalAt !== null && keyOf(this.state.refusalAt.target) === keyOf(target);
  }

  /** Whether a slot is highlighted: legal, hovered or previewed. */
  isHighlighted(slot: string): boolean {
    const target: Target = { kind: 'slot', name: slot };
    return !this.isRefused(target) && (this.isLegal(target) || this.isHovered(target) || this.ghosts.has(slot));
  }

  private same(a: TileView | undefined, b: TileView): boolean {
    return a !== undefined && a.tile === b.tile && a.owner === b.owner;
  }
}

export const provide = (model: BoardModel): BoardModel => setContext(KEY, model);
export const board = (): BoardModel => getContext(KEY);
