/** The languages of the server; the messages of one are loaded before the page uses it. */
import * as api from './api';
import { addMessages } from './messages.svelte';
import { notice } from './notice.svelte';
import { learnForms } from './placeNames.svelte';
import { ENGLISH, settings, type Language } from './settings.svelte';
import type { LanguageCard } from './types';

export class Languages {
  list = $state.raw<LanguageCard[]>([{ code: ENGLISH, name: 'English' }]);
  private loaded = new Set<Language>([ENGLISH]);

  /** Loads the list and the language of this device; the page stays English where the server does not answer. */
  async open(): Promise<void> {
    await this.attempt(async () => {
      this.list = await api.languages();
      await this.use(settings.preferredLanguage(this.list.map((card) => card.code)));
    });
  }

  /** Changes the language of the page, and stores it. */
  async speak(code: Language): Promise<void> {
    await this.attempt(async () => {
      await this.use(code);
      settings.keep();
    });
  }

  /** Changes to the next language of the list. */
  async speakNext(): Promise<void> {
    const at = this.list.findIndex((card) => card.code === settings.language);
    await this.speak(this.list[(at + 1) % this.list.length]!.code);
  }

  private async use(code: Language): Promise<void> {
    if (!this.loaded.has(code)) {
      const { messages, name_forms } = await api.pageMessages(code);
      learnForms(code, name_forms);
      addMessages(code, messages);
      this.loaded.add(code);
    }
    settings.language = code;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      notice.explain(error);
    }
  }
}

export const languages = new Languages();
