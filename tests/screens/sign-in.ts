import { expect, onTestFinished, vi } from 'vitest';
import type { MockWorld } from '../../mock-server/client/world';
import type { OperationId } from '../../openapi/generated/operations';
import { button, press, type } from './screen';

/** The password of the seeded people. */
export const PASSWORD = 'Sunny-Harbor-42';

/** From the open page of sign-in to its password. */
export async function enterUsername(username: string): Promise<void> {
  await type('Username', username);
  await press('Next');
  await expect.element(button('Log in')).toBeVisible();
}

export async function submit(password: string): Promise<void> {
  await type('Password', password);
  await press('Log in');
}

export async function signIn(username: string, password = PASSWORD): Promise<void> {
  await enterUsername(username);
  await submit(password);
}

/** Waits until the services have received this number of calls, and checks that there are no more. */
export const called = (world: MockWorld, operationId: OperationId, times: number): Promise<void> =>
  expect.poll(async () => (await world.journal.list({ operationId })).length, { message: operationId }).toBe(times);

/** Lets the timers of this length end at once. Call it before the page sets them. */
export function skipTimers(ms: number): void {
  const own = window.setTimeout.bind(window);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('setTimeout', (run: TimerHandler, after?: number, ...details: unknown[]) =>
    own(run, after === ms ? 0 : after, ...details),
  );
}

/** Gives the app this change of its configuration. */
export function configure(changes: Record<string, unknown>): void {
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await own(input, init);
    return String(input) === '/auth/config.json'
      ? Response.json({ ...JSON.parse(await response.text()), ...changes })
      : response;
  });
}
