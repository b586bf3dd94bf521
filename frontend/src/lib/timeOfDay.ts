/** Times of the day as minutes after midnight, and as the text of a time field. */

/** Returns the minutes of a text such as `08:30`; null where it is no time. */
export function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** Returns minutes after midnight as the text of a time field. */
export const timeText = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
