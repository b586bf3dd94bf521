/** A sentence for the person when a command or the page itself failed; shown by `common/Notice.svelte` on every screen. */
import { Problem } from './api';
import { say } from './messages.svelte';

/** Time that a notice stays, in milliseconds. */
const STAYS = 15_000;

class Notice {
  text = $state<string | null>(null);
  private timer = 0;

  readonly show = (text: string): void => {
    window.clearTimeout(this.timer);
    this.text = text;
    this.timer = window.setTimeout(this.close, STAYS);
  };

  readonly close = (): void => {
    window.clearTimeout(this.timer);
    this.text = null;
  };

  /** Shows the server's sentence for a refused request, a general one for a fault of the page. */
  readonly explain = (error: unknown): void => this.show(error instanceof Problem && error.detail ? error.detail : say('page-failed'));

  /** Shows rejections that no command caught; a refusal of the server is no fault of the page and stays out of the console. */
  readonly rejected = (event: PromiseRejectionEvent): void => {
    if (event.reason instanceof Problem) event.preventDefault();
    this.explain(event.reason);
  };

  /** Shows errors that the page did not catch; reports of the browser about itself, such as a late layout, have none. */
  readonly failed = (event: Event | string): void => {
    if (event instanceof ErrorEvent && event.error) this.explain(event.error);
  };
}

export const notice = new Notice();
