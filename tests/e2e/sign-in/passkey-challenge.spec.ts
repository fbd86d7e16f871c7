import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';

const button = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

/** Counts how often the page asked for suggestions, and how often such a request ended. */
async function watchSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (name: 'begun' | 'ended') => {
      const { dataset } = document.documentElement;
      dataset[name] = String(Number(dataset[name] ?? 0) + 1);
    };
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options) => {
      if (options?.mediation !== 'conditional') return get(options);
      add('begun');
      return get(options).finally(() => add('ended'));
    };
  });
}
const haveBegun = (page: Page, count: number) =>
  expect(page.locator('html')).toHaveAttribute('data-begun', String(count));
const haveEnded = (page: Page, count: number) =>
  expect(page.locator('html')).toHaveAttribute('data-ended', String(count));

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

  test('is not renewed while the page is hidden, but once the user is back', async ({ page, world, clock }) => {
    await plugInAuthenticator(page, { accepts: false });
    await watchSuggestions(page);
    await clock.install();
    await signIn.open(page);
    await haveBegun(page, 1);
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
    );
    await clock.advance({ seconds: 241 });
    await haveEnded(page, 1);
    await clock.advance({ minutes: 10 });
    await challenges(world, 1);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await haveBegun(page, 2);
    await challenges(world, 2);
  });
});

test.describe('without a connection', () => {
  test.use({ allow: { consoleErrors: [/ERR_INTERNET_DISCONNECTED/] } });

  for (const [what, isKept] of [
    ['a press that needs a challenge', false],
    ['a press with a challenge', true],
  ] as const)
    test(`${what} says so, and the next press with a connection signs in`, async ({ page, context }) => {
      await page.addInitScript((isOn) => {
        if (!isOn) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      }, isKept);
      const authenticator = await plugInAuthenticator(page, { accepts: false });
      await watchSuggestions(page);
      await signIn.open(page);
      await expect(button(page)).toBeVisible();
      if (isKept) await haveBegun(page, 1);
      await authenticator.accept();
      await context.setOffline(true);
      await button(page).click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
      await screen.keepsFocus(page);
      await context.setOffline(false);
      await button(page).click();
      await expect(screen.heading(page, /Pia/)).toBeVisible();
    });
});
