import { expect, it } from 'vitest';
import { iconNames } from '../testing/icons';
import { COLOURS, MARKS, playerColour, playerMark } from './playerColours';

it('gives each of five seats a colour and a mark of its own', () => {
  const seats = [0, 1, 2, 3, 4];
  expect(seats.map(playerColour)).toEqual([...COLOURS]);
  expect(seats.map(playerMark)).toEqual([...MARKS]);
  expect(COLOURS).toEqual(['gules', 'azure', 'or', 'vert', 'purpure']);
  expect(new Set(MARKS).size).toBe(5);
  for (const mark of MARKS) expect(iconNames).toContain(`h-${mark}`);
  expect([playerColour(0), playerMark(0), playerColour(5), playerMark(6)]).toEqual(['gules', 'hammer', 'gules', 'bell']);
});
