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
const required = 'You must agree to the Terms of Service and Privacy Policy before continuing.';
const malformed = 'This link does not say which agreements are meant.';

test('each agreement shows its display name and its date as MM/DD/YYYY, and agreeing sends its version @main', async ({
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

test('the form can be tried again, needs its box, and Read opens a document that follows the language', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  await signInAs('lea');
  await world.on('getLegalAgreements').status(500);
  await page.goto(open(both));
  await expect(page.getByRole('alert')).toContainText('The agreements could not be loaded.');
  await world.faults.clear();
  await screen.press(page, 'Try again');

  await screen.press(page, 'Agree');
  await expect(page.getByText(required)).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
  expect(await world.journal.list({ operationId: 'acceptLegalAgreements' })).toHaveLength(0);
  await page.getByRole('checkbox').check();
  await expect(page.getByText(required)).toBeHidden();

  await world.on('acceptLegalAgreements').status(500);
  await screen.press(page, 'Agree');
  await expect(page.getByRole('alert')).toContainText('Your acceptance couldn’t be saved.');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await world.faults.clear();

  const [document] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Read Terms of Service/ }).click(),
  ]);
  await expect(document).toHaveURL(/\/outside\/legal\/terms-of-service\.html$/);
  expect(await document.evaluate(() => window.opener)).toBeNull();
  expect(await document.evaluate(() => window.document.referrer)).toBe('');
  await expect(screen.heading(page, heading)).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
  const read = page.getByRole('link', { name: /^Nutzungsbedingungen lesen/ });
  await expect(read).toHaveAttribute('href', /\/terms-of-service\.html\?language=de-DE$/);
  await expect(page.getByText('Datenschutzerklärung', { exact: true })).toBeVisible();
  await expect(page.getByText('15. Januar 2026')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.locator('form [type=submit]').click();
  await screen.arrivesAt(page, settings);
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

/** agreement-keys.test.ts has the table of what is unreadable. */
test('an unreadable or unknown agreements value shows a clear page, sends no request and runs no script', async ({
  page,
  world,
  signInAs,
}) => {
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect(dialog.message()).toBe('no dialog')));
  await signInAs('lea');
  await page.goto(open(encode(['<img src=x onerror=alert(1)>'])));
  await expect(page.getByRole('alert')).toContainText(malformed);
  await expect(page.getByRole('button', { name: 'Agree' })).toBeHidden();
  expect(await world.journal.list({ operationId: 'getLegalAgreements' })).toHaveLength(0);
  await expectAccessible(page);
  await page.goto(open(encode(['no-such-agreement'])));
  await expect(page.getByRole('alert')).toContainText(malformed);
  await expect(page.getByRole('button', { name: 'Agree' })).toBeHidden();
  await screen.follow(page, 'Log out');
  await screen.arrivesAt(page, '/auth/login');
});

test.describe('a document address from the server', () => {
  test.use({ allow: { breaches: true, consoleErrors: [/contract/i] } });

  test('is no link when it leads elsewhere or runs a script', async ({ page, world, signInAs }) => {
    await signInAs('lea');
    for (const documentUrl of ['javascript:alert(1)', 'https://evil.example/terms.html']) {
      const agreement = {
        agreementName: 'terms-of-service',
        displayName: '<b>Terms</b>',
        version: '3.0',
        documentUrl,
        createdAt: '2026-01-15T17:00:00Z',
      };
      await world.faults.clear();
      await world
        .on('getLegalAgreements')
        .offSpec()
        .answer({ status: 200, body: { data: [agreement] } });
      await page.goto(open(both));
      await expect(page.getByText('<b>Terms</b>', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Read/ }), documentUrl).toBeHidden();
    }
  });
});
