/** Sets the name and the foot of a card: where lines break, and how large their letters are. */
import { widthOf } from '../board/geometry';

/** Width of the text column. */
const WIDE = 79;
/** Largest letters of a name in one, two and three lines. */
const LARGEST = [15, 12.5, 10.8];
/** A name in smaller letters gets one line more. */
const LEAST = 9.6;
const FOOT = 10;
/** Cyrillic letters are wider than the estimate by up to this factor. */
const CYRILLIC = 1.07;

export interface SetName {
  lines: string[];
  size: number;
}

/** Returns a name in as few lines as keep its letters large enough. */
export function setName(name: string): SetName {
  const sized = LARGEST.map((largest, at) => fitted(broken(name, at + 1), largest));
  return (widthOf(name, 15) <= 1.45 * WIDE ? sized[0] : sized.slice(1).find(({ size }) => size >= LEAST)) ?? sized.at(-1)!;
}

const fitted = (lines: string[], largest: number): SetName => ({ lines, size: Math.min(largest, ...lines.map((line) => WIDE / widestOf(line))) });

/** Returns the width of a line of a name that no letter exceeds, for letters of size 1. */
const widestOf = (line: string): number => Math.max(0.1, widthOf(line, 1)) * (/[а-яё]/i.test(line) ? CYRILLIC : 1);

/** Returns a name in this many lines, the widest as narrow as can be; it breaks between words and after hyphens. */
function broken(name: string, count: number): string[] {
  const words = name.replaceAll('-', '- ').split(' ');
  const joined = (from: number, to?: number): string => words.slice(from, to).join(' ').replaceAll('- ', '-');
  let best = [name];
  const widest = (lines: string[]): number => Math.max(...lines.map((line) => widthOf(line, 1)));
  const place = (from: number, lines: string[]): void => {
    if (lines.length === count - 1 || from === words.length) {
      const whole = from < words.length ? [...lines, joined(from)] : lines;
      if (widest(whole) < widest(best)) best = whole;
      return;
    }
    for (let to = from + 1; to <= words.length; to += 1) place(to, [...lines, joined(from, to)]);
  };
  place(0, []);
  return best;
}

/** Returns the size of letters in which a foot fits under the name. */
export const footSize = (text: string): number => Math.min(FOOT, (WIDE + 5) / Math.max(0.1, widthOf(text, 1)));

/** Returns the names that fit at the foot. */
export function shortened(names: string[]): string {
  for (let count = names.length; count > 0; count -= 1) {
    const text = names.slice(0, count).join(', ') + (count < names.length ? ' …' : '');
    if (widthOf(text, FOOT) < WIDE + 5) return text;
  }
  return '';
}
