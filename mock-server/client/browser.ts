import type { BrowserContext } from '@playwright/test';
import type { MockWorld } from './world';

/** No script may read these cookies. They are HttpOnly, as the services set them. */
const hidden = new Set(['session']);

/**
 * Puts a browser context (a user, a device) into a world, with its later pages and calls.
 * @param origin where the browser reaches the app, if a front server stands before the world; or several
 */
export async function enter(
  context: BrowserContext,
  world: MockWorld,
  origin: string | readonly string[] = world.origin,
): Promise<void> {
  await context.addCookies([origin].flat().map((url) => ({ name: 'mock-world', value: world.id, url })));
}

/**
 * Gives the context the cookies of a session, without the form. The user's obligations still apply.
 * @param person id or username
 * @param origin as for `enter`
 */
export async function signIn(
  context: BrowserContext,
  world: MockWorld,
  person: string,
  options?: Parameters<MockWorld['signIn']>[1],
  origin: string | readonly string[] = world.origin,
): Promise<void> {
  const cookies = await world.signIn(person, options);
  const settings = Object.entries(cookies).map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    httpOnly: hidden.has(name),
    sameSite: 'Lax' as const,
  }));
  await context.addCookies([origin].flat().flatMap((url) => settings.map((cookie) => ({ ...cookie, url }))));
}
