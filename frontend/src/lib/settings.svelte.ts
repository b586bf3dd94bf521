/** Settings of this device: language, theme, hints and speed, in localStorage. */

/** Code of a language of the server. */
export type Language = string;
/** The language that comes with the page and stands in for what others lack. */
export const ENGLISH: Language = 'en';
export type Theme = 'paper' | 'night';
export const SPEEDS = ['calm', 'brisk', 'at once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Duration of the highlight of another player's action, in milliseconds. */
const PAUSES: Record<Speed, number> = { calm: 1500, brisk: 700, 'at once': 0 };

const KEY = 'ironbridge.settings';

interface Stored {
  language?: Language;
  theme?: Theme;
  quiet?: boolean;
  hatching?: boolean;
  speed?: Speed;
  finished?: boolean;
  sound?: boolean;
}

function stored(): Stored {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {}; // a broken entry counts as none: the defaults below apply
  }
}

class Settings {
  private kept = stored();
  private dark = window.matchMedia('(prefers-color-scheme: dark)');
  language = $state<Language>(ENGLISH);
  chosen = $state<Theme | null>(this.kept.theme ?? null);
  system = $state<Theme>(this.dark.matches ? 'night' : 'paper');
  quiet = $state(this.kept.quiet ?? false);
  hatching = $state(this.kept.hatching ?? false);
  /** Whether the page makes sounds. */
  sound = $state(this.kept.sound ?? false);
  private chosenSpeed = $state<Speed | null>(this.kept.speed ?? null);
  /** Whether a game was played to its end on this device. */
  private finished = $state(this.kept.finished ?? false);

  constructor() {
    this.dark.addEventListener('change', () => (this.system = this.dark.matches ? 'night' : 'paper'));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  /** The chosen speed of other players' actions; until one is chosen, calm up to the end of the first game. */
  get speed(): Speed {
    return this.chosenSpeed ?? (this.finished ? 'brisk' : 'calm');
  }

  set speed(speed: Speed) {
    this.chosenSpeed = speed;
  }

  /** Notes that a game was played to its end. */
  noteFinished(): void {
    if (this.finished) return;
    this.finished = true;
    this.keep();
  }

  get pause(): number {
    return PAUSES[this.speed];
  }

  /** The language of this device among those of the server: the stored one, else the first of the browser's, else English. */
  preferredLanguage(known: Language[]): Language {
    const tags = navigator.languages.map((tag) => tag.toLowerCase());
    const spoken = tags.flatMap((tag) => known.filter((code) => tag.startsWith(code)));
    return [this.kept.language ?? '', ...spoken].find((code) => known.includes(code)) ?? ENGLISH;
  }

  turnTheme(): void {
    this.chosen = this.theme === 'night' ? 'paper' : 'night';
    this.keep();
  }

  /** The settings as they are stored, for the profile. */
  stored(): Record<string, boolean | number | string> {
    const { language: _, ...kept } = stored();
    return kept;
  }

  /** Takes over the settings of a profile. */
  restore(kept: Record<string, boolean | number | string>, language: Language): void {
    window.localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...kept, ...(language && { language }) }));
  }

  keep(): void {
    const kept: Stored = { language: this.language, quiet: this.quiet, hatching: this.hatching, sound: this.sound };
    if (this.chosenSpeed) kept.speed = this.chosenSpeed;
    if (this.finished) kept.finished = true;
    if (this.chosen) kept.theme = this.chosen;
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();
