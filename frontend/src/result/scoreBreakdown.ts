/** Where points came from, read from what happened: roads and tiles by era, tiles by industry, and the actions that brought most. */
import type { LoggedAction, Event, Sheet } from '../lib/types';

export interface Turning {
  action: number;
  seat: number;
  points: number;
}

export interface Scored {
  /** Per seat: "canal roads", "canal tiles", "rail roads", ..., "bonus", "money", and what was lost: "unpaid", "loans". */
  eras: Record<string, number>[];
  /** Per seat: "roads canal", "tiles coal", ..., "bonus", "money". */
  sources: Record<string, number>[];
  turns: Turning[];
}

interface Laid {
  tile: string;
  owner: number;
  turned: boolean;
}

const MOMENTS = 3;

export class Scorer {
  private readonly eras: Record<string, number>[];
  private readonly sources: Record<string, number>[];
  private readonly laid = new Map<string, Laid>();
  private readonly turns: Turning[] = [];
  /** Whether the game ends with the action that is read: what is gained then is money turned into points. */
  private last = false;

  constructor(
    private readonly sheet: Sheet,
    seats: number,
  ) {
    this.eras = Array.from({ length: seats }, () => ({}));
    this.sources = Array.from({ length: seats }, () => ({}));
  }

  read(log: LoggedAction[]): Scored {
    for (const action of log) this.action(action);
    const turns = this.turns.toSorted((one, other) => other.points - one.points).slice(0, MOMENTS);
    return { eras: this.eras, sources: this.sources, turns: turns.toSorted((one, other) => one.action - other.action) };
  }

  private action(action: LoggedAction): void {
    let points = 0;
    this.last = action.events.some((event) => event.kind === 'game ended');
    for (const event of action.events) points += this.event(event, action);
    if (points > 0) this.turns.push({ action: action.number, seat: action.seat, points });
  }

  /** Follows one event; returns what it promises the one who acts. */
  private event(event: Event, action: LoggedAction): number {
    const slot = String(event.details.slot ?? '');
    const points = Number(event.details.points ?? event.details.change ?? 0);
    const seat = event.seat ?? -1;
    if (event.kind === 'tile built') this.laid.set(slot, { tile: String(event.details.tile), owner: seat, turned: false });
    else if (event.kind === 'tile removed') this.laid.delete(slot);
    else if (event.kind === 'links scored') this.add(seat, action.era, 'roads', points);
    else if (event.kind === 'tiles scored') this.tiles(seat, action.era, points);
    else if (event.kind === 'points gained') this.gain(seat, this.last ? 'money' : points < 0 ? 'unpaid' : 'bonus', points);
    else if (event.kind === 'loans scored') this.gain(seat, 'loans', points);
    else if (event.kind === 'tile flipped') return this.turn(slot, action.seat);
    return 0;
  }

  private turn(slot: string, seat: number): number {
    const laid = this.laid.get(slot);
    if (!laid) return 0;
    laid.turned = true;
    return laid.owner === seat ? this.worth(laid.tile) : 0;
  }

  private worth(tile: string): number {
    return this.sheet.tiles.find((one) => one.tile === tile)?.points ?? 0;
  }

  private add(seat: number, era: string, what: 'roads' | 'tiles', points: number): void {
    const split = this.eras[seat];
    const sources = this.sources[seat];
    if (!split || !sources) return;
    split[`${era} ${what}`] = (split[`${era} ${what}`] ?? 0) + points;
    if (what === 'roads') sources[`roads ${era}`] = (sources[`roads ${era}`] ?? 0) + points;
  }

  private gain(seat: number, source: string, points: number): void {
    for (const split of [this.eras[seat], this.sources[seat]]) if (split) split[source] = (split[source] ?? 0) + points;
  }

  /** The tiles of a seat that counted, by industry: the turned ones, or all where a title counts all; the rest stands as other. */
  private tiles(seat: number, era: string, points: number): void {
    this.add(seat, era, 'tiles', points);
    const sources = this.sources[seat];
    if (!sources) return;
    const own = [...this.laid.values()].filter((laid) => laid.owner === seat);
    const total = (laid: Laid[]): number => laid.reduce((sum, one) => sum + this.worth(one.tile), 0);
    const turned = own.filter((laid) => laid.turned);
    const counted = total(turned) !== points && total(own) === points ? own : turned;
    for (const { tile } of counted) {
      const industry = this.sheet.tiles.find((one) => one.tile === tile)?.industry;
      if (industry) sources[`tiles ${industry}`] = (sources[`tiles ${industry}`] ?? 0) + this.worth(tile);
    }
    if (points !== total(counted)) sources.other = (sources.other ?? 0) + points - total(counted);
  }
}
