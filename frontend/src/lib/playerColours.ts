/** The houses: the tincture and the mark of each seat. */
export const TINCTURES = ['gules', 'azure', 'or', 'vert', 'purpure'] as const;
export const MARKS = ['hammer', 'bell', 'crown', 'trefoil', 'horseshoe'] as const;

export const tincture = (seat: number): string => TINCTURES[seat % TINCTURES.length]!;
export const mark = (seat: number): string => MARKS[seat % MARKS.length]!;
