import type { Page, Request } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expect, test } from '../../support/test';
import { plugInAuthenticator } from '../../support/verbs/passkey';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

/** A response after the end of its session leads nowhere (see docs/decisions/person.md). */
test('a late response of a session that has ended leads nowhere', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/contact-info');
  await screen.press(page, 'Add Contact');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ann.private@example.org');
  // The response asks for a step-up, and comes after the end of the session.
  await world.on('addEmailAddress').delay(60_000);
  const asked = page.waitForRequest(/\/persons\/me\/email-addresses$/);
  await screen.press(page, 'Save');
  await staysSignedOut(page, world, await asked);
  await expect(signInPage.username(page)).toBeVisible();
});

for (const [change, operationId, begin] of [
  ['new authenticator app', 'startAuthenticatorApp', (page: Page) => screen.press(page, 'Replace Authenticator app')],
  [
    'new passkey',
    'startPasskeyRegistration',
    async (page: Page) => {
      await screen.press(page, 'Create a passkey');
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    },
  ],
] as const)
  test(`a late response to a ${change} leads to no step-up, and nothing waits for one`, async ({
    page,
    world,
    signInAs,
  }) => {
    await plugInAuthenticator(page, { holdsKey: false });
    await world.scenario('secured-account');
    await signInAs('ann');
    await page.goto('/auth/account-settings/security');
    await world.on(operationId).delay(60_000);
    const asked = page.waitForRequest((request) => request.method() === 'POST' && /persons\/me/.test(request.url()));
    await begin(page);
    await staysSignedOut(page, world, await asked);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('change-to-resume');
  });

/** Signs out in another tab. Then the delayed response arrives, and leads nowhere. */
async function staysSignedOut(page: Page, world: MockWorld, request: Request): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/auth/logout');
  await screen.arrivesAt(page, '/auth/login');
  const arrived = page.url();
  await world.faults.clear();
  expect((await request.response())?.status()).toBe(412);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(arrived);
}
