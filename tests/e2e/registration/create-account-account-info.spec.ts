import { expectAccessible } from '../../support/guards/axe';
import {
  address,
  codeFor,
  fillCredentials,
  fillPersonalInfo,
  open,
  password,
  toAccountInfo,
} from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * Create account (see docs/product/4-states.md#create-account and docs/product/5-validation.md): account info, the last
 * step, and what its answers lead to.
 */
test.describe('account info', () => {
  test('a username that is taken, too short or of another pattern says so', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'ann.lee');
    await expect(page.getByText('This username is already taken.')).toBeVisible();
    await screen.button(page, 'Create account').click();
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(await world.journal.list({ operationId: 'createPersonFromToken' })).toHaveLength(0);
    await fillCredentials(page, 'ann');
    await expect(page.getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await fillCredentials(page, 'nell..byrne');
    await expect(
      page.getByText('Usernames may only contain numbers,letters,_,-, and non-consecutive periods.'),
    ).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('the password requirements are shown live', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'nell.byrne', 'short');
    await page.getByLabel('Password', { exact: true }).blur();
    await expect(page.getByText('Please choose a password that meets all requirements.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'A lower case letter' })).toContainText('(done)');
    await expect(page.getByRole('listitem').filter({ hasText: 'A number' })).toContainText('(not yet)');
  });

  for (const [secret, text] of [
    ['Password-4711', 'This password is too common.'],
    ['Harbor-456-Sun', 'Please avoid 3 sequential characters'],
    ['Harbor-777-Sun', 'Please avoid 3 repeated characters'],
  ] as const) {
    test(`the server's password rule is shown at the password: ${text}`, async ({ page, world }) => {
      await toAccountInfo(page, world);
      await fillCredentials(page, 'nell.byrne', secret);
      await screen.button(page, 'Create account').click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Username')).toHaveValue('nell.byrne');
    });
  }

  for (const [code, text] of [
    ['DUPLICATE_USERNAME', 'This username is already taken.'],
    ['DUPLICATE_EMAIL', 'An account with your email address already exists.'],
  ] as const) {
    test(`${code} is shown on the username field`, async ({ page, world }) => {
      await toAccountInfo(page, world);
      await world.on('createPersonFromToken').times(1).code(code);
      await fillCredentials(page);
      await screen.button(page, 'Create account').click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    });
  }

  for (const code of ['TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE', 'INVALID_TOKEN']) {
    test(`${code} leads to the link failure`, async ({ page, world }) => {
      await toAccountInfo(page, world);
      await world.on('createPersonFromToken').times(1).code(code);
      await fillCredentials(page);
      await screen.button(page, 'Create account').click();
      await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
      await expect(page.getByText('Please contact your HR department for a new link.')).toBeVisible();
    });
  }

  test('an unknown code leads to the unsupported failure', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await world.on('createPersonFromToken').times(1).status(500);
    await fillCredentials(page);
    await screen.button(page, 'Create account').click();
    await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('a code that expires before the account is created is asked for again', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await world.clock.advance({ minutes: 11 });
    await fillCredentials(page);
    await screen.button(page, 'Create account').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText('This code has expired. Please send a new one.')).toBeVisible();
  });

  test('after a reload the code is asked for once more, and the username stands', async ({ page, world }) => {
    await toAccountInfo(page, world);
    const { code } = await codeFor(world);
    await page.getByLabel('Username').fill('nell.byrne');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.reload();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await screen.button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('Back goes a step back, and a double click creates one account', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await page.goBack();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await screen.button(page, 'Verify').click();
    await screen.button(page, 'Back to personal info').click();
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    const { id } = await codeFor(world);
    await screen.button(page, 'Continue').click();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world, address, id)).code);
    await screen.button(page, 'Verify').click();
    await fillCredentials(page);
    await world.on('createPersonFromToken').delay(300);
    await screen.button(page, 'Create account').dblclick();
    await screen.arrivesAt(page, '/auth/a/registration/success');
    expect(await world.journal.list({ operationId: 'createPersonFromToken' })).toHaveLength(1);
  });

  test('a link that was used in a second tab says so in the first', async ({ page, context, world }) => {
    await toAccountInfo(page, world);
    const { id } = await codeFor(world);
    const second = await context.newPage();
    await open(second);
    await fillPersonalInfo(second);
    await screen.button(second, 'Continue').click();
    await second.getByLabel('Code', { exact: true }).fill((await codeFor(world, address, id)).code);
    await screen.button(second, 'Verify').click();
    await fillCredentials(second, 'nell.second');
    await screen.button(second, 'Create account').click();
    await screen.arrivesAt(second, '/auth/a/registration/success');
    await fillCredentials(page, 'nell.first');
    await screen.button(page, 'Create account').click();
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
  });
});
