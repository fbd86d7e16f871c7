import { expectAccessible } from '../../support/guards/axe';
import { address, fillPersonalInfo, open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The first step of create account, and the addresses that it accepts. */
test.describe('personal info', () => {
  test('shows an error at each field, and its summary links to the field @main', async ({ page }) => {
    await open(page);
    await page.getByLabel('First name').fill('王'.repeat(41));
    await page.getByLabel('Last name').fill('x'.repeat(41));
    await fillPersonalInfo(page, { email: 'nell at example', confirm: 'other@example.com', phone: '12' });
    await page.getByRole('checkbox').uncheck();
    await screen.button(page, 'Continue').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'First names must have at most 40 characters.',
      'Last names must have at most 40 characters.',
      'A valid email address is required',
      'The email addresses are not the same.',
      'Please enter a valid phone number.',
      'Terms must be accepted',
    ]);
    await expectAccessible(page, [320, 1024]);
    await summary.getByRole('link', { name: 'The email addresses are not the same.' }).click();
    await expect(page.getByLabel('Confirm email address')).toBeFocused();
    await page.getByLabel('First name').fill('Nell');
    await expect(summary.getByRole('link', { name: 'First names' })).toBeHidden();
    await expect(summary.getByRole('link', { name: 'Last names' })).toBeVisible();
  });

  test('orders the fields of the name by language, keeps what the user typed, and takes a name of one character', async ({
    page,
    world,
  }) => {
    const names = page.locator('input[autocomplete$="-name"]');
    await open(page);
    await page.getByLabel('First name').fill('Nell');
    await fillPersonalInfo(page);
    await expect(names.nth(0)).toHaveAttribute('autocomplete', 'given-name');
    await expect(names.nth(1)).toHaveAttribute('name', 'lastName');
    await page.getByLabel('Language').selectOption('ja-JP');
    await expect(names.nth(1)).toHaveAttribute('name', 'firstName');
    await expect(names.nth(1)).toHaveValue('Nell');
    await page.locator('[name=firstName]').fill('翼');
    await page.locator('[name=lastName]').fill('林');
    await page.locator('form [type=submit]').click();
    await expect(page.locator('[autocomplete="one-time-code"]')).toBeVisible();
    await world.verify({ call: { operationId: 'prepareCodeEmailVerification' }, times: 1 });
  });

  test('says nothing of the confirmation before the user has been there, and then follows both', async ({ page }) => {
    await open(page);
    const confirmation = page.getByLabel('Confirm email address');
    const checked = page.waitForResponse(/email/);
    await page.getByLabel('Email address', { exact: true }).fill(address);
    await page.keyboard.press('Tab');
    await checked;
    await expect(confirmation).toBeFocused();
    await expect(confirmation).not.toHaveAttribute('aria-invalid');
    await page.keyboard.type('other@example.com');
    await page.keyboard.press('Tab');
    await expect(confirmation).toHaveAttribute('aria-invalid');
    await page.getByLabel('Email address', { exact: true }).fill('other@example.com');
    await page.keyboard.press('Tab');
    await expect(confirmation).not.toHaveAttribute('aria-invalid');
  });

  test('names the countries in the language that the user chooses, and keeps the chosen country', async ({ page }) => {
    await open(page);
    await page.getByLabel('Country code').selectOption('CH');
    await page.getByLabel('Language').selectOption('de-DE');
    const country = page.getByLabel('Ländervorwahl');
    await expect(country).toHaveValue('CH');
    await expect(country.getByRole('option', { selected: true })).toHaveText('Schweiz (+41)');
  });

  test('offers to send a reset-password e-mail for a duplicate address', async ({ page, world }) => {
    await open(page, 'invite-duplicate');
    await fillPersonalInfo(page, { email: 'ann@example.com' });
    await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    const send = screen.button(page, 'Send a reset email');
    await expect(send).toBeVisible();
    await send.click();
    await expect(page.locator(':focus')).toContainText('We have sent an email to this address.');
    expect((await world.outbox.waitFor({ to: 'ann@example.com', kind: 'resetPassword' })).link).toContain(
      '/auth/forgot-password/reset',
    );
    await screen.button(page, 'Continue').click();
    await expect(page.getByLabel('Email address', { exact: true })).toBeFocused();
    expect(await world.journal.list({ operationId: 'prepareCodeEmailVerification' })).toHaveLength(0);
  });

  test('reports too many address checks, and shows a generic message for any other error', async ({ page, world }) => {
    await open(page);
    await world.on('checkEmailAddress').times(1).code('TOO_MANY_ATTEMPTS');
    await fillPersonalInfo(page);
    await expect(page.getByText('There were too many attempts.')).toBeVisible();
    await world.on('checkEmailAddress').times(1).status(503);
    await page.getByLabel('Email address', { exact: true }).fill('nell.two@example.com');
    await page.getByLabel('Confirm email address').fill('nell.two@example.com');
    await expect(page.getByText('Something went wrong, and we couldn’t check this email address.')).toBeVisible();
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('removes the spaces around a pasted value when the user leaves its field, and keeps all input over a reload', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText('  Nell '));
    await page.getByLabel('First name').fill('');
    await page.getByLabel('First name').press('ControlOrMeta+v');
    await expect(page.getByLabel('First name')).toHaveValue('  Nell ');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('First name')).toHaveValue('Nell');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Nell');

    await page.getByLabel('First name').fill('Nella');
    await fillPersonalInfo(page, { phone: '2125550188' });
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Nella');
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });
});

test.describe('the company e-mail rule', () => {
  test('refuses any other address', async ({ page }) => {
    await open(page, 'invite-company-email');
    await fillPersonalInfo(page);
    await expect(page.getByText('A company email address is required.')).toBeVisible();
    await expectAccessible(page, [320]);
    await fillPersonalInfo(page, { email: 'cody@company.example' });
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('rejects the address when the flag lookup fails', async ({ page, world }) => {
    await world.on('getFeatureForClient').status(503);
    await open(page);
    await fillPersonalInfo(page);
    await expect(page.getByText('We couldn’t check this email address.')).toBeVisible();
    await screen.button(page, 'Continue').click();
    await expect(page.getByLabel('Email address', { exact: true })).toBeFocused();
    await world.faults.clear();
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('does not apply to client 002 on the external-domain host, but applies elsewhere', async ({
    page,
    world,
    baseURL,
  }) => {
    await world.given.flag('requireAdpEmailForICCAccess', true, '002');
    await open(page, 'invite-staff');
    await fillPersonalInfo(page);
    await expect(page.getByText('A company email address is required.')).toBeVisible();
    await page.route('**/auth/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), externalDomainHost: new URL(baseURL ?? '').host },
      });
    });
    await page.goto('/auth/legal');
    await open(page, 'invite-staff');
    await fillPersonalInfo(page);
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });
});
