import { expectAccessible } from '../../support/guards/axe';
import { giveDate, right } from '../../support/verbs/confirmation';
import { address, fillPersonalInfo, open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The first step of create account, the links to it, and the addresses that it accepts. */
test('an unusable invitation link says what is wrong with it, and leads to login @main', async ({ page }) => {
  for (const [token, text] of [
    ['invite-aim', 'Registration code: 4HX-82J1'],
    ['invite-no-birth-date', 'Your profile is incomplete'],
    ['invite-sso', 'This link is no longer valid'],
    ['invite-expired', 'This link is no longer valid'],
  ] as const) {
    await open(page, token);
    await expect(page.getByText(text), token).toBeVisible();
  }
  await screen.follow(page, 'Go to login');
  await screen.arrivesAt(page, '/auth/login');
});

test.describe('personal info', () => {
  test('shows an error at each field, and its summary links to the field @main', async ({ page }) => {
    await open(page);
    await page.getByLabel('First name').fill('王'.repeat(41));
    await page.getByLabel('Last name').fill('x'.repeat(41));
    await fillPersonalInfo(page, { email: 'nell at example', confirm: 'other@example.com', phone: '12' });
    await page.getByRole('checkbox').uncheck();
    await screen.button(page, 'Continue').click();
    const summary = page.getByRole('group', { name: 'Please check the following' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'First names must have at most 40 characters.',
      'Last names must have at most 40 characters.',
      'A valid email address is required',
      'The email addresses are not the same.',
      'Please enter a valid phone number, without an extension.',
      'Terms must be accepted',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'The email addresses are not the same.' }).click();
    await expect(page.getByLabel('Confirm email address')).toBeFocused();
    await page.getByLabel('First name').fill('Nell');
    await expect(summary.getByRole('link', { name: 'First names' })).toBeHidden();
    await expect(summary.getByRole('link', { name: 'Last names' })).toBeVisible();
  });

  test('orders the fields by language, keeps what the user typed, and takes a name of one character', async ({
    page,
    world,
  }) => {
    const names = page.locator('input[autocomplete$="-name"]');
    const country = page.locator('select option[value="DE"]');
    await open(page);
    await test.step('without the spaces around it, also after a reload', async () => {
      await page.getByLabel('Last name').fill(' Byrne ');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Last name')).toHaveValue('Byrne');
      await page.reload();
      await expect(page.getByLabel('Last name')).toHaveValue('Byrne');
    });
    await page.getByLabel('First name').fill('Nell');
    await fillPersonalInfo(page);
    await expect(names.nth(0)).toHaveAttribute('autocomplete', 'given-name');
    await expect(names.nth(1)).toHaveAttribute('name', 'lastName');
    await expect(country).toHaveText(/Germany/);
    await page.getByLabel('Language').selectOption('ja-JP');
    await expect(names.nth(1)).toHaveAttribute('name', 'firstName');
    await expect(names.nth(1)).toHaveValue('Nell');
    await expect(country).toHaveText(/ドイツ/);
    await page.locator('[name=firstName]').fill('翼');
    await page.locator('[name=lastName]').fill('林');
    await page.locator('form [type=submit]').click();
    await expect(page.locator('[autocomplete="one-time-code"]')).toBeVisible();
    await world.verify({ call: { operationId: 'prepareCodeEmailVerification' }, times: 1 });
    await test.step('of the date of birth too', async () => {
      await page.goto('/auth/user-confirmation?token=invite-valid');
      await expect(page.locator('main select').first()).toContainText('11月');
      const first = page.locator('main :is(input, select):visible').first();
      await expect(first).toHaveAttribute('autocomplete', 'bday-year');
    });
  });

  test('offers to send a reset-password e-mail for a duplicate address', async ({ page, world }) => {
    await open(page, 'invite-duplicate');
    await fillPersonalInfo(page, { email: 'ann@example.com' });
    await expect(
      page.getByRole('main').getByText('There is already an account with this email address.'),
    ).toBeVisible();
    await expectAccessible(page);
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

  test('by a direct link asks for the date of birth first, and keeps all data on the way back and over reloads', async ({
    page,
  }) => {
    await page.goto('/auth/r/invite-valid?a=1');
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
    await giveDate(page, right);
    await screen.press(page, 'Continue');
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await screen.keepsFocus(page);
    await page.reload();
    await fillPersonalInfo(page, { phone: '2125550188' });
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.reload();
    await expect(page.getByText(address)).toBeVisible();
    await screen.button(page, 'Back to personal info').click();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
  });
});

test.describe('the company e-mail rule', () => {
  test('refuses any other address, but not for client 002 on the external-domain host', async ({
    page,
    world,
    baseURL,
  }) => {
    await open(page, 'invite-company-email');
    await fillPersonalInfo(page);
    await expect(page.getByRole('main').getByText('A company email address is required.')).toBeVisible();
    await fillPersonalInfo(page, { email: 'cody@company.example' });
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();

    await world.given.flag('requireAdpEmailForICCAccess', true, '002');
    await open(page, 'invite-staff');
    await fillPersonalInfo(page);
    await expect(page.getByRole('main').getByText('A company email address is required.')).toBeVisible();
    await page.route('**/auth/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), externalDomainHost: new URL(baseURL ?? '').host },
      });
    });
    await open(page, 'invite-staff');
    await fillPersonalInfo(page);
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });
});
