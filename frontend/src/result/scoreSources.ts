/** Sources of points, as parts of a bar and columns of a table. */
import { coinIcon, eraName, industryName } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';
import type { ScoreSource } from '../lib/types';

export interface SourcePart {
  source: string;
  name: string;
  icon: string;
  points: number;
  kind: 'link' | 'ind' | 'bonus';
}

/** A source with all points of it: tiles by industry, links by era. */
const columnOf = ({ source, era, industry }: ScoreSource): string => [source, industry ?? (source === 'links' ? era : null)].filter(Boolean).join(' ');

const RANKS: Record<string, number> = { links: 0, tiles: 1, unpaid: 3, loans: 3 };

/** Returns the sources in which a seat has points, in the order of the columns; points are those of all seats. */
export function sourceColumns(sources: ScoreSource[][]): ScoreSource[] {
  const found = new Map<string, ScoreSource>();
  for (const one of sources.flat().filter(({ points }) => points)) if (!found.has(columnOf(one))) found.set(columnOf(one), one);
  const rank = ({ source }: ScoreSource): number => RANKS[source] ?? 2;
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the part of a bar: the points that a seat has from the source of a column. */
export function sourcePart(column: ScoreSource, own: ScoreSource[], coin = '£', pieces = 'tiles'): SourcePart {
  const { source, era, industry } = column;
  const points = own.filter((one) => columnOf(one) === columnOf(column)).reduce((sum, one) => sum + one.points, 0);
  const part = { source: columnOf(column), points };
  if (source === 'links' && era) return { ...part, name: say('links-of', { era: eraName(era), pieces }), icon: era === 'canal' ? 'i-canal' : 'i-rail', kind: 'link' };
  if (source === 'tiles' && industry) return { ...part, name: industryName(industry), icon: `i-${industry}`, kind: 'ind' };
  const icon = { money: coinIcon(coin), bonus: 'i-merchant', unpaid: coinIcon(coin), loans: 'a-loan' }[source] ?? 'v-hex';
  return { ...part, name: say('source', { source }), icon, kind: 'bonus' };
}
