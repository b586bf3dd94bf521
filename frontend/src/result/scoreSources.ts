/** Where points came from, as parts of a bar and columns of a table. */
import { coinIcon, eraName, industryName } from '../lib/names.svelte';
import { say } from '../lib/messages.svelte';

export interface SourcePart {
  source: string;
  name: string;
  icon: string;
  points: number;
  kind: 'road' | 'ind' | 'bonus';
}

/** One part of a bar from its name in the chart: "roads canal", "tiles coal", "bonus". */
export function sourcePart(source: string, points: number, coin = '£'): SourcePart {
  const [kind, what] = source.split(' ');
  if (kind === 'roads' && what)
    return { source, points, name: say('roads-of', { era: eraName(what) }), icon: what === 'canal' ? 'i-canal' : 'i-rail', kind: 'road' };
  if (kind === 'tiles' && what) return { source, points, name: industryName(what), icon: `i-${what}`, kind: 'ind' };
  const icon = { money: coinIcon(coin), bonus: 'i-merchant', unpaid: coinIcon(coin), loans: 'a-loan' }[source] ?? 'v-hex';
  return { source, points, name: say('source', { source }), icon, kind: 'bonus' };
}

/** Every source that somebody has points from, in one order for all. */
export function sourceColumns(sources: Record<string, number>[]): string[] {
  const rank = (source: string): number => (source.startsWith('roads') ? 0 : source.startsWith('tiles') ? 1 : ['unpaid', 'loans'].includes(source) ? 3 : 2);
  const all = [...new Set(sources.flatMap((one) => Object.keys(one)))].filter((source) => sources.some((one) => one[source]));
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** The parts of a total; what nothing explains is named as such. */
export function withRemainder(sources: Record<string, number>, total: number): Record<string, number> {
  const rest = total - Object.values(sources).reduce((all, one) => all + one, 0);
  return rest ? { ...sources, other: (sources.other ?? 0) + rest } : sources;
}
