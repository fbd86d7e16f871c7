import type { BrowserContext } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';

/** Cookies that no script may read: the browser gets them as the services would set them. */
const hidden = new Set(['session']);

/** Puts a browser context (a person, a device) into a world: from then on its pages and calls belong to it. */
export async function enter(context: BrowserContext, world: MockWorld): Promise<void> {
  await context.addCookies([{ name: 'mock-world', value: world.id, url: world.origin }]);
}

/**
 * Signs a person of the world in without the form: the context gets the cookies of a session. What stands in the
 * person's way (obligations) stands still.
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
