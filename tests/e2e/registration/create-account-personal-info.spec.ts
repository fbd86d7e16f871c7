import { expectAccessible } from '../../support/guards/axe';
import { fillPersonalInfo, open } from '../../support/verbs/create-account';
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
      'Please enter a valid phone number, without an extension.',
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
