import { connect, type MockWorld, type Visitor } from 'sign-in-workbench';
import { test as base } from 'vitest';

/** The password of every seeded person. */
export const PASSWORD = 'Sunny-Harbor-42';

export const workbench = connect(process.env.WORKBENCH_ORIGIN ?? 'http://localhost:4010');

/** Gives each test of Vitest a world of its own. */
export const test = base.extend<{ world: MockWorld }>({
  // eslint-disable-next-line no-empty-pattern
  world: async ({}, provide) => {
    const world = await workbench.world();
    await provide(world);
    await world.drop();
  },
});

/** Makes the call of the sign-in form. @returns the status and the error code: "200", "401 INCORRECT_CREDS" */
export async function logIn(visitor: Visitor, username: string, password = PASSWORD): Promise<string> {
  const body = { username, password, recaptchaToken: 'captcha-ok' };
  return (await visitor.call('login', { body })).is;
}
