/** Runs the commands of a panel one at a time; the feed brings their effects. */
export class CommandRunner {
  /** Whether a command is under way: its buttons are disabled. */
  busy = $state(false);

  /** Runs a command; its failure reaches the caller. */
  readonly run = async (command: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    try {
      await command();
    } finally {
      this.busy = false;
    }
  };
}
