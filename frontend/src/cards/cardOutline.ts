/** Paths of a card, 124 by 54 units: outline, stub, and the rosette of wild cards. */
export const CARD_OUTLINE =
  'M5 .6H26a4 4 0 0 0 8 0H119a4.5 4.5 0 0 1 4.5 4.5V48.9a4.5 4.5 0 0 1-4.5 4.5H34a4 4 0 0 0-8 0H5A4.5 4.5 0 0 1 .6 48.9V5A4.5 4.5 0 0 1 5 .6z';
export const STUB = 'M5 1.2H25.4a4.6 4.6 0 0 0 4 4V48.9a4.6 4.6 0 0 0-4 4H5A4 4 0 0 1 1.2 48.9V5A4 4 0 0 1 5 1.2z';
export const ROSETTE = Array.from({ length: 24 }, (_, k) => {
  const ray = (turn: number): string => `${(15.3 + 12 * Math.cos(turn)).toFixed(1)} ${(27 + 20 * Math.sin(turn)).toFixed(1)}`;
  return `M${ray((k * Math.PI) / 12)}L${ray((k * Math.PI) / 12 + 2.2)}`;
}).join('');
