/** What this person prefers on this device: language, day or night, how much is shown. */

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'paper' | 'night';

const KEY = 'ironbridge.settings';

interface Stored {
  language?: Language;
  theme?: Theme;
  quiet?: boolean;
  hatching?: boolean;
}

function stored(): Stored {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {}; // a broken entry is as good as none: the defaults below apply
  }
}

function spoken(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

class Settings {
  private kept = stored();
  private dark = window.matchMedia('(prefers-color-scheme: dark)');
  language = $state<Language>(this.kept.language ?? spoken());
  chosen = $state<Theme | null>(this.kept.theme ?? null);
  system = $state<Theme>(this.dark.matches ? 'night' : 'paper');
  quiet = $state(this.kept.quiet ?? false);
  hatching = $state(this.kept.hatching ?? false);

  constructor() {
    this.dark.addEventListener('change', () => (this.system = this.dark.matches ? 'night' : 'paper'));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  turnTheme(): void {
    this.chosen = this.theme === 'night' ? 'paper' : 'night';
    this.keep();
  }

  speak(language: Language): void {
    this.language = language;
    this.keep();
  }

  keep(): void {
    const kept: Stored = { language: this.language, quiet: this.quiet, hatching: this.hatching };
    if (this.chosen) kept.theme = this.chosen;
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();
