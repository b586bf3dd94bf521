import { expect, it } from 'vitest';
import { CommandRunner } from './commandRunner.svelte';

it('is busy until the command ends, also when it fails', async () => {
  const commands = new CommandRunner();
  let during = false;
  await commands.run(async () => void (during = commands.busy));
  expect([during, commands.busy]).toEqual([true, false]);
  await expect(commands.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(commands.busy).toBe(false);
});
