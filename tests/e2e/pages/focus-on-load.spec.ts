import { devices } from '@playwright/test';
import { countOnlyUserActions } from '../../support/guards/user-actions';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The focus of the first page (see docs/decisions/accessibility.md). */
const pages = [
  { path: '/auth/login', field: 'Username' },
  // An English date begins with its month, which is a list.
  { path: '/auth/user-confirmation?token=invite-valid', field: 'Month' },
  // The first field is a username only for password managers.
  { path: '/auth/change-password', field: 'Current password', person: 'pat' },
  // Here the user cannot change the username.
  { path: '/auth/obligations/force-basic-credential-authentication', field: 'Password', person: 'fred' },
] as const satisfies readonly { path: string; field: string; person?: string }[];

for (const { path, field, ...rest } of pages) {
  test(`${path} has the focus in its first field on a device with a keyboard`, async ({ page, signInAs }) => {
    await countOnlyUserActions(page);
    if ('person' in rest) await signInAs(rest.person);
    await page.goto(path);
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  });
}

test('the heading keeps the focus when it takes the place of the heading of a page that loads', async ({
  page,
  world,
  signInAs,
}) => {
  await signInAs('ann');
  await world.on('getMfaState').times(1).delay(1000);
  await page.goto('/auth/account-settings/security');
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Confirm that it’s you' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test.describe('on a touch screen', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('no field takes the focus, because the keyboard would cover the page', async ({ page }) => {
    await signInPage.open(page);
    await page.waitForFunction(() => document.querySelector('#root[data-prerendered]') === null);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});
