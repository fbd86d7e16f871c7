import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';

const button = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

/** Counts how often the page asks for suggestions. */
async function watchSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options) => {
      const { dataset } = document.documentElement;
      if (options?.mediation === 'conditional') dataset['begun'] = String(Number(dataset['begun'] ?? 0) + 1);
      return get(options);
    };
  });
}
const haveBegun = (page: Page, count: number) =>
  expect(page.locator('html')).toHaveAttribute('data-begun', String(count));

/** Waits until the page has asked for this number of challenges. */
const challenges = (world: MockWorld, count: number) =>
  expect.poll(async () => (await world.journal.list({ operationId: 'startPasskeySignIn' })).length).toBe(count);

test.describe('the challenge of the suggestions', () => {
  test('is renewed before its 5 minutes end, and the new one signs in after them', async ({ page, world, clock }) => {
    const authenticator = await plugInAuthenticator(page, { accepts: false });
    await watchSuggestions(page);
    await clock.install();
    await signIn.open(page);
    await haveBegun(page, 1);
    await challenges(world, 1);
    await clock.advance({ seconds: 241 });
    await haveBegun(page, 2);
    await challenges(world, 2);
    // The first challenge has expired by now, the second has not.
    await world.clock.advance({ seconds: 120 });
    await authenticator.accept();
    await button(page).click();
    await expect(screen.heading(page, /Pia/)).toBeVisible();
    await challenges(world, 2);
  });
});
