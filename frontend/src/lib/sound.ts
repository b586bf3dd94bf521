/** Short sounds made by the browser; silent unless the setting is on. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'action' | 'era' | 'end';

/** A tone: frequency in hertz, start and length in seconds. */
export interface Tone {
  pitch: number;
  at: number;
  lasts: number;
}

const tone = (pitch: number, at: number, lasts: number): Tone => ({ pitch, at, lasts });

/** Tones of each sound: a bell for the own turn, a knock for others' actions, chords for the ends. */
export const TONES: Record<Sound, Tone[]> = {
  turn: [tone(659, 0, 0.5), tone(988, 0.12, 0.7)],
  action: [tone(196, 0, 0.12)],
  era: [tone(392, 0, 0.9), tone(494, 0.15, 0.9), tone(587, 0.3, 1.1)],
  end: [tone(262, 0, 1.2), tone(392, 0.18, 1.2), tone(523, 0.36, 1.2), tone(659, 0.54, 1.6)],
};

/** Loudness of a tone, from 0 to 1. */
const VOLUME = 0.09;
const SILENCE = 0.0001;
const ATTACK = 0.015;

let output: AudioContext | null = null;

/** Plays a sound if the setting is on. */
export function playSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  output ??= new AudioContext();
  for (const { pitch, at, lasts } of TONES[sound]) {
    const [start, end] = [output.currentTime + at, output.currentTime + at + lasts];
    const [source, gain] = [output.createOscillator(), output.createGain()];
    source.type = 'triangle';
    source.frequency.value = pitch;
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(VOLUME, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    source.connect(gain).connect(output.destination);
    source.start(start);
    source.stop(end);
  }
}
