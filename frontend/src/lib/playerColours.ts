/** Colour and mark of each seat. */
export const COLOURS = ['gules', 'azure', 'or', 'vert', 'purpure'] as const;
export const MARKS = ['hammer', 'bell', 'crown', 'trefoil', 'horseshoe'] as const;

export const playerColour = (seat: number): string => COLOURS[seat % COLOURS.length]!;
export const playerMark = (seat: number): string => MARKS[seat % MARKS.length]!;
