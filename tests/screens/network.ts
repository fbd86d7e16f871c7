import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    loseNetwork: () => Promise<void>;
    findNetwork: () => Promise<void>;
  }
}

/** From now no call reaches the services, as without a network. `findNetwork` ends it, and the end of the test. */
export async function loseNetwork(): Promise<void> {
  onTestFinished(findNetwork);
  await commands.loseNetwork();
  dispatchEvent(new Event('offline'));
}

export async function findNetwork(): Promise<void> {
  await commands.findNetwork();
  dispatchEvent(new Event('online'));
}
