import { expectAccessible } from '../../support/guards/axe';
import { failed, codeFor, fillCredentials, password, toAccountInfo } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The last step of create account, and the effect of each response. */
test.describe('account info', () => {
  test('shows an error for a username that is taken, too short or malformed', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'ann.lee');
    await expect(page.getByText('This username is already taken.')).toBeVisible();
    await screen.button(page, 'Create account').click();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
    expect(await world.journal.list({ operationId: 'createPerson' })).toHaveLength(0);
    await fillCredentials(page, 'ann');
    await expect(page.getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await fillCredentials(page, 'nell..byrne');
    await expect(
      page.getByText(
        'Usernames may only contain numbers, letters from a to z, _, -, @ and periods. A period can’t come first or follow another one.',
      ),
    ).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test("shows the password requirements live, and the server's password rule at the password", async ({
    page,
    world,
  }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'nell.byrne', 'short');
    await page.getByLabel('Password', { exact: true }).blur();
    await expect(page.getByText('Please choose a password that meets all requirements.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'A lowercase letter' })).toContainText('(done)');
    await expect(page.getByRole('listitem').filter({ hasText: 'A number' })).toContainText('(not yet)');

    await fillCredentials(page, 'nell.byrne', 'Password-4711');
    await screen.button(page, 'Create account').click();
    await expect(page.getByText('This password is too common.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('nell.byrne');
  });

  test('leads to the link failure for INVALID_TOKEN', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await world.on('createPerson').times(1).code('INVALID_TOKEN');
    await fillCredentials(page);
    await screen.button(page, 'Create account').click();
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
    await expect(page.getByText('Please contact your HR department for a new link.')).toBeVisible();
  });

  test('keeps the form when the service fails, and creates the account at the next try', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await world.on('createPerson').times(1).status(500);
    await fillCredentials(page);
    // On a phone the message is far below the field in which the user presses Enter.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByLabel('Username', { exact: true }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('nell.byrne');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await screen.button(page, 'Create account').click();
    await expect(screen.heading(page, 'Your account is ready')).toBeVisible();
  });

  test('goes back a step on Back, and creates one account on a double click', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await page.goBack();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await screen.button(page, 'Verify').click();
    await fillCredentials(page);
    await world.on('createPerson').delay(300);
    await screen.button(page, 'Create account').dblclick();
    await screen.arrivesAt(page, '/auth/a/registration/success');
    expect(await world.journal.list({ operationId: 'createPerson' })).toHaveLength(1);
  });

  test('shows the terms as accepted, and needs them', async ({ page, world }) => {
    await toAccountInfo(page, world);
    const terms = page.getByRole('checkbox', { name: 'I accept the Terms of Service and the Privacy Policy.' });
    await expect(terms).toBeChecked();
    await fillCredentials(page);
    await terms.uncheck();
    await screen.button(page, 'Create account').click();
    await expect(terms).toHaveAccessibleDescription(/Terms must be accepted/);
    await expectAccessible(page, [320]);
    await terms.check();
    await screen.button(page, 'Create account').click();
    await screen.arrivesAt(page, '/auth/a/registration/success');
  });
});
