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
  speed = $state<Speed>(this.kept.speed ?? 'brisk');

  constructor() {
    this.dark.addEventListener('change', () => (this.system = this.dark.matches ? 'night' : 'paper'));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
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

  keep(): void {
    const kept: Stored = { language: this.language, quiet: this.quiet, hatching: this.hatching, speed: this.speed, sound: this.sound };
    if (this.chosen) kept.theme = this.chosen;
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();
