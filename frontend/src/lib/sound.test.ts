import { afterEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { playSound, TONES } from './sound';

const started: number[] = [];
class Output {
  currentTime = 2;
  destination = {};
  createOscillator(): object {
    return { frequency: {}, connect: (next: object) => next, start: (at: number) => started.push(at), stop: () => undefined };
  }
  createGain(): object {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: object) => next };
  }
}

afterEach(() => {
  settings.sound = false;
  started.length = 0;
});

it('is silent unless the setting is on', () => {
  vi.stubGlobal('AudioContext', Output);
  playSound('turn');
  expect(started).toEqual([]);
  settings.sound = true;
  playSound('turn');
  expect(started).toEqual(TONES.turn.map(({ at }) => 2 + at));
});

it('is silent in a browser without audio', () => {
  vi.stubGlobal('AudioContext', undefined);
  settings.sound = true;
  playSound('end');
  expect(started).toEqual([]);
});
