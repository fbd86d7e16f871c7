import type { BrowserContext } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';

/** No script may read these cookies. They are HttpOnly, as the services set them. */
const hidden = new Set(['session']);

/** Puts a browser context (a user, a device) into a world, with its later pages and calls. */
export async function enter(context: BrowserContext, world: MockWorld): Promise<void> {
  await context.addCookies([{ name: 'mock-world', value: world.id, url: world.origin }]);
}

/**
 * Gives the context the cookies of a session, without the form. The user's obligations still apply.
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
