import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** obligations.spec.ts covers the stop after sign-in. */

const settings = '/auth/account-settings/contact-info';
const encode = (value: unknown) => btoa(JSON.stringify(value));
const both = encode(['terms-of-service', 'privacy-policy']);
const open = (agreements: string, redirectUrl = settings) =>
  `/auth/user/legal-agreements?agreements=${encodeURIComponent(agreements)}&redirectUrl=${encodeURIComponent(redirectUrl)}`;
const heading = 'Please read and agree';

test('each agreement shows its display name and its date as MM/DD/YYYY, and agreeing sends its version', async ({
  page,
  world,
  signInAs,
}) => {
  await signInAs('lea');
  await page.goto(open(both));
  await expect(screen.heading(page, heading)).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText('Terms of Service');
  await expect(items.nth(0)).toContainText('01/15/2026');
  await expect(items.nth(1)).toContainText('Privacy Policy');
  await expect(items.nth(1)).toContainText('06/01/2026');
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  await screen.arrivesAt(page, settings);
  const [call] = await world.journal.list({ operationId: 'acceptLegalAgreements' });
  expect(call?.requestBody).toEqual({
    legalAgreements: [
      { agreementName: 'terms-of-service', version: '3.0' },
      { agreementName: 'privacy-policy', version: '2.1' },
    ],
  });
});

test('a link may name too few agreements, and may ask a user of whom nothing is asked', async ({
  page,
  world,
  signInAs,
}) => {
  await signInAs('lea');
  await test.step('one of two required agreements is not enough', async () => {
    await page.goto(open(encode(['terms-of-service'])));
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Agree');
    await expect.poll(() => new URL(page.url()).searchParams.get('agreements')).toBe(both);
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Agree');
    await screen.arrivesAt(page, settings);
  });
  await world.journal.clear();
  await page.goto(open(both));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await screen.follow(page, 'Cancel');
  await screen.arrivesAt(page, settings);
  await page.goto(open(both));
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Agree');
  await screen.arrivesAt(page, settings);
  expect(await world.journal.list({ operationId: 'acceptLegalAgreements' })).toHaveLength(1);
});
