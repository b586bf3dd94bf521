/** Clocks that the lobby offers by one press. */
import { DAY, HOUR, MINUTE, type ClockWish, type Rest } from './clockForm';

const turn = (seconds: number): ClockWish => ({ per: 'turn', seconds });
const EVENING_NIGHT = 22 * 60;
const MORNING = 8 * 60;

/** For a game in one sitting; null is no clock. */
export const EVENING: (ClockWish | null)[] = [null, turn(2 * MINUTE), { per: 'game', seconds: 15 * MINUTE, increment: 15 }];
/** For a game over days, with night hours. */
export const WEEK: ClockWish[] = [12 * HOUR, DAY, 2 * DAY, 3 * DAY].map(turn);

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Night hours in the time zone of this browser. */
export const usualNight = (): Rest => ({ zone: ownZone(), night_from: EVENING_NIGHT, night_to: MORNING });

/** Whether a clock has the time of a preset; its rest may differ. */
export const isPreset = (clock: ClockWish | null, preset: ClockWish | null): boolean =>
  clock === null || preset === null
    ? clock === preset
    : clock.per === preset.per && clock.seconds === preset.seconds && (clock.increment ?? 0) === (preset.increment ?? 0);

/** Returns a clock with other hours of rest; without any where nothing rests. */
export function withRest(clock: ClockWish, rest: Rest): ClockWish {
  const { rest: _, ...bare } = clock;
  const rests = typeof rest.night_from === 'number' || rest.weekdays?.length || rest.dates?.length;
  return rests ? { ...bare, rest } : bare;
}

/** Limits of the server for a time, in seconds. */
const LEAST = 5;
const MOST = 90 * DAY;
const MOST_INCREMENT = DAY;

/** Returns the message about a clock that the server would refuse; null where it is fine. */
export function clockFault(clock: ClockWish): 'clock-wrong-time' | 'clock-wrong-increment' | 'clock-wrong-night' | null {
  const { seconds, increment = 0, rest } = clock;
  if (!(seconds >= LEAST && seconds <= MOST)) return 'clock-wrong-time';
  if (!(increment >= 0 && increment <= MOST_INCREMENT)) return 'clock-wrong-increment';
  return typeof rest?.night_from === 'number' && rest.night_from === rest.night_to ? 'clock-wrong-night' : null;
}
