import type { BrowserContext } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';

/** Cookies that no script may read: the test sets them as HttpOnly, like the services. */
const hidden = new Set(['session']);

/** Puts a browser context (a user, a device) into a world: its later pages and calls belong to that world. */
export async function enter(context: BrowserContext, world: MockWorld): Promise<void> {
  await context.addCookies([{ name: 'mock-world', value: world.id, url: world.origin }]);
}

/**
 * Signs a user of the world in without the form: the context gets the cookies of a session. The user's obligations
 * still apply.
 * @param person id or username
 */
export async function signIn(
  context: BrowserContext,
  world: MockWorld,
  person: string,
  options?: Parameters<MockWorld['signIn']>[1],
): Promise<void> {
  const cookies = await world.signIn(person, options);
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: world.origin,
      httpOnly: hidden.has(name),
      sameSite: 'Lax' as const,
    })),
  );
}
