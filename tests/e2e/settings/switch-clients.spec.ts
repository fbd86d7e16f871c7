import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/switch-clients';

test.describe('the client cards', () => {
  test('show Active, Suspended or Switch to {client}; an associate without a client is not listed', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expect(page.getByText('Choose the one that you want to work with.', { exact: false })).toBeVisible();
    await expect(cards.filter({ hasText: 'Harbor Foods' })).toContainText('Active');
    await expect(cards.filter({ hasText: 'Cedar Valley Schools' })).toContainText('Suspended');
    await expect(cards.filter({ hasText: 'Cedar Valley Schools' }).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await expectAccessible(page);
  });

  test('offer no choice to a user of one company', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto(open);
    await expect(page.getByText('You belong to this company.', { exact: true })).toBeVisible();
    await expect(page.getByText('Choose the one', { exact: false })).toBeHidden();
  });

  test('reload user and associates after a 204: the new client is active, also after a reload', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Juniper Mills');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Juniper Mills' });
    await expect(card).toContainText('Active');
    await expect(page.getByText('You now work with Juniper Mills.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to Harbor Foods' })).toBeVisible();
    await page.reload();
    await expect(card).toContainText('Active');
  });

  test('lead for the other sign-in system, after a logout, to the message page with client and username', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(screen.heading(page, 'Log in to your other client')).toBeVisible();
    const [switched] = await world.journal.list({ operationId: 'switchAssociate' });
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
    const { username } = JSON.parse(JSON.stringify(switched?.responseBody ?? {}));
    await expect(page.getByText(String(username), { exact: true })).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await page.reload();
    await expect(page.getByText(String(username), { exact: true })).toBeVisible();
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/outside/nexo/login');
  });

  test('do not affect the next logout of a user who signs in again instead of following the message page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await signInPage.open(page);
    await signInPage.signIn(page, 'ben.many');
    await expect(screen.heading(page, 'Welcome, Ben')).toBeVisible();
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('let an obligation of the new client take over after the switch', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await world.given.obligation('reviewContactInfo').for('ben');
    await screen.press(page, 'Switch to Juniper Mills');
    await screen.arrivesAt(page, '/auth/review-contact-info');
  });

  test('warn before a switch that logs the user out', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    const question = page.getByRole('alertdialog', { name: 'Switch to Northgate Freight?' });
    await expect(question).toContainText('You will be logged out');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await world.verify({ call: { operationId: 'switchAssociate' }, times: 0 });
    await expect(screen.button(page, 'Switch to Northgate Freight')).toBeFocused();
  });

  test('keep the username of the other client on Back from its sign-in', async ({ page, signInAs }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/outside/nexo/login');
    await page.goBack();
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
  });

  test('accept the next switch while the page still loads the data of the last one', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await world.on('checkObligations').times(1).delay(600_000);
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(page.getByText('You now work with Juniper Mills.')).toBeVisible();
    await screen.press(page, 'Switch to Harbor Foods');
    await expect.poll(async () => (await world.journal.list({ operationId: 'switchAssociate' })).length).toBe(2);
  });

  test('show a message after a failed switch and allow a retry', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await world.on('switchAssociate').times(1).status(500);
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(page.getByText('The client could not be switched. Please try again.')).toBeVisible();
    await expectAccessible(page, [320]);
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(page.getByRole('listitem').filter({ hasText: 'Juniper Mills' })).toContainText('Active');
    await expect(page.getByText('The client could not be switched.', { exact: false })).toBeHidden();
  });

  test('do not switch to an associate that was suspended meanwhile', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await world.state.patch('associates', 'associate-ben-200', { suspended: true });
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(
      page.getByText('Your access to this client is suspended. Please contact your HR department.'),
    ).toBeVisible();
  });

  test('offer a retry when the clients cannot be loaded', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await world.on('listMyAssociates').status(503);
    await page.goto(open);
    await expect(page.getByText('Your clients could not be loaded.')).toBeVisible();
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
  });

  test('show a message to a user without a client', async ({ page, signInAs }) => {
    await signInAs('gina');
    await page.goto(open);
    await expect(page.getByText('You do not belong to a client.')).toBeVisible();
  });
});

test.describe('Add New Client', () => {
  test('appears with an access role and an associate in client 002', async ({ page, signInAs }) => {
    await signInAs('iris');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Add New Client' })).toBeVisible();
  });

  test('does not appear without them', async ({ page, signInAs }) => {
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByText('Harbor Foods')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add New Client' })).toBeHidden();
  });

  test('searches after a typing pause, shows pages of five, confirms a selected row, then reloads', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('oscar');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    const dialog = page.getByRole('dialog', { name: 'Select one client to add to your account:' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await dialog.getByLabel('Client name').pressSequentially('Maple', { delay: 20 });
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expect(dialog.getByText('Showing the first 5 of 12.', { exact: false })).toBeVisible();
    await world.verify({
      call: { operationId: 'searchClients', body: { clientNamePrefix: 'Maple', ignoreTransitionedToService: false } },
      times: 1,
    });
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await dialog.getByRole('radio').nth(1).check();
    await expectAccessible(page, [320, 1024]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('The client was added to your account.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Switch to Maple/ })).toBeVisible();
  });

  test('reloads the page half a second after a client was added, not before', async ({ page, signInAs, clock }) => {
    await clock.install();
    await signInAs('oscar');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    await page.getByRole('dialog').getByLabel('Client name').fill('Maple');
    await page.getByRole('dialog').getByRole('radio').first().check();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await clock.stop();
    await screen.press(page, 'Confirm');
    // The page shows a response by a timer, so the clock moves by single milliseconds until then.
    await expect(async () => {
      await page.clock.runFor(1);
      expect(await page.getByRole('dialog').isVisible()).toBe(false);
    }).toPass({ intervals: [20] });
    await page.clock.runFor(450);
    expect(loads).toBe(0);
    await page.clock.runFor(50);
    await expect.poll(() => loads).toBe(1);
  });

  test('leaves out clients in service for staff whose only role is all-client-impl-ic-user', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('iris');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    await page.getByRole('dialog').getByLabel('Client name').fill('Maple');
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await world.verify({
      call: { operationId: 'searchClients', body: { clientNamePrefix: 'Maple', ignoreTransitionedToService: true } },
      times: 1,
    });
  });

  test('shows No results and the error of a failed search in the words of docs/product', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('iris');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    const search = page.getByRole('dialog').getByLabel('Client name');
    await search.fill('Zzz');
    await expect(page.getByText('No results')).toBeVisible();
    await world.on('searchClients').delay(60_000);
    await search.fill('Ma');
    await expect(page.getByText('Loading...')).toBeVisible();
    await world.faults.clear();
    await expect(page.getByRole('radio')).toHaveCount(5);
    await world.on('searchClients').status(500);
    await search.fill('Amber');
    await expect(page.getByText('Unexpected error occurred while searching by client name')).toBeVisible();
    await expect(search).toHaveValue('Amber');
  });

  test('provisions a client that is transitioned to service without all-client-impl-ic-user', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('oscar');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    await page.getByRole('dialog').getByLabel('Client name').fill('Willow Bank');
    await page.getByRole('radio', { name: /Willow Bank/ }).check();
    await screen.press(page, 'Confirm');
    await expect(page.getByText('The client was added to your account.')).toBeVisible();
    await world.verify({
      call: {
        operationId: 'provisionAllClientAccess',
        body: {
          allClientAccessRoles: [{ role: 'all-client-support-user', ticketUrl: 'https://tickets.example/2001' }],
        },
      },
      times: 1,
    });
  });

  test('shows a message when the provisioning fails', async ({ page, signInAs, world }) => {
    await signInAs('iris');
    await page.goto(open);
    await screen.press(page, 'Add New Client');
    await page.getByRole('dialog').getByLabel('Client name').fill('Maple');
    await page.getByRole('radio').first().check();
    await world.on('provisionAllClientAccess').status(500);
    await screen.press(page, 'Confirm');
    await expect(page.getByText("The client couldn't be added to your account. Please try again.")).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('works by keyboard alone: open, type, choose, confirm, and Escape closes', async ({ page, signInAs }) => {
    await signInAs('iris');
    await page.goto(open);
    await page.getByRole('button', { name: 'Add New Client' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Client name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add New Client' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Maple');
    await expect(page.getByRole('radio')).toHaveCount(5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  });
});
