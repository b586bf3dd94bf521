/** Sources of points, as parts of a bar and columns of a table. */
import { coinIcon, eraName, industryName } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';

export interface SourcePart {
  source: string;
  name: string;
  icon: string;
  points: number;
  kind: 'road' | 'ind' | 'bonus';
}

/** Returns the part of a bar for a source such as "roads canal", "tiles coal" or "bonus". */
export function sourcePart(source: string, points: number, coin = '£'): SourcePart {
  const [kind, what] = source.split(' ');
  if (kind === 'roads' && what)
    return { source, points, name: say('links-of', { era: eraName(what) }), icon: what === 'canal' ? 'i-canal' : 'i-rail', kind: 'road' };
  if (kind === 'tiles' && what) return { source, points, name: industryName(what), icon: `i-${what}`, kind: 'ind' };
  const icon = { money: coinIcon(coin), bonus: 'i-merchant', unpaid: coinIcon(coin), loans: 'a-loan' }[source] ?? 'v-hex';
  return { source, points, name: say('source', { source }), icon, kind: 'bonus' };
}

/** Returns the sources with points, in the order of the columns. */
export function sourceColumns(sources: Record<string, number>[]): string[] {
  const rank = (source: string): number => (source.startsWith('roads') ? 0 : source.startsWith('tiles') ? 1 : ['unpaid', 'loans'].includes(source) ? 3 : 2);
  const all = [...new Set(sources.flatMap((one) => Object.keys(one)))].filter((source) => sources.some((one) => one[source]));
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** Adds the points that no source explains as `other`. */
export function withRemainder(sources: Record<string, number>, total: number): Record<string, number> {
  const rest = total - Object.values(sources).reduce((all, one) => all + one, 0);
  return rest ? { ...sources, other: (sources.other ?? 0) + rest } : sources;
}
