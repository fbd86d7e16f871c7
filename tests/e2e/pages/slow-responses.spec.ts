import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { PASSWORD } from '../../support/verbs/sign-in';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * The flow case "slow 30 s" (see docs/decisions/figures.md#flow-cases), for requests of signed-in users. The page is
 * busy at once, and shows a notice after 5 s.
 */
interface Case {
  readonly name: string;
  readonly as: string;
  readonly path: string;
  readonly operation: Parameters<MockWorld['on']>[0];
  readonly button: string;
  readonly fill: (page: Page) => Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    name: 'a new password',
    as: 'ann',
    path: '/auth/account-settings/change-password',
    operation: 'changePassword',
    button: 'Update password',
    fill: async (page) => {
      await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('New password', { exact: true }).fill('Windy-Meadow-17');
    },
  },
  {
    name: 'a step-up',
    as: 'max',
    path: '/auth/step-up',
    operation: 'startMfaChallenge',
    button: 'Continue',
    fill: (page) => page.getByRole('radio', { name: 'Text message' }).check(),
  },
];

for (const { name, as, path, operation, button, fill } of cases) {
  test(`${name} is busy at once and shows a notice after five seconds`, async ({ page, world, clock, signInAs }) => {
    await clock.install();
    await signInAs(as);
    await page.goto(path);
    await world.on(operation).delay(60_000);
    await fill(page);
    await screen.button(page, button).click();
    await expect(page.locator('main, dialog').getByRole('button').and(page.locator('[data-busy]'))).toHaveCount(1);
    await clock.advanceDuringCall({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  });
}

const loads: readonly { name: string; operation: Case['operation']; path: string; shows: string }[] = [
  {
    name: 'the session of a page',
    operation: 'checkAuthentication',
    path: '/auth/account-settings/change-password',
    shows: 'Change password',
  },
  {
    name: 'what a page shows',
    operation: 'getContactInfo',
    path: '/auth/account-settings/contact-info',
    shows: 'Email addresses',
  },
];
for (const { name, operation, path, shows } of loads) {
  test(`${name}, when slow, shows its skeleton, a notice after five seconds, and then the page`, async ({
    page,
    world,
    clock,
    signInAs,
  }) => {
    await clock.install();
    await signInAs('ann');
    await world.on(operation).delay(60_000);
    await page.goto(path);
    await clock.advanceDuringCall({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await world.faults.clear();
    await expect(page.getByText(shows, { exact: true })).toBeVisible();
    await expect(page.getByText('This is taking longer than usual.')).toBeHidden();
  });
}
