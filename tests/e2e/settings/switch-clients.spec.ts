import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/switch-clients';

test.describe('the client cards', () => {
  test('show Active, Suspended or Switch to {client}; an associate without a client is not listed @main', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expect(page.getByText('Choose the one that you want to switch to.', { exact: false })).toBeVisible();
    await expect(cards.filter({ hasText: 'Harbor Foods' })).toContainText('Active');
    await expect(cards.filter({ hasText: 'Cedar Valley Schools' })).toContainText('Suspended');
    await expect(cards.filter({ hasText: 'Cedar Valley Schools' }).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await expectAccessible(page);
  });

  test('name the ids of the clients for support staff, to copy, and for no other user', async ({
    page,
    context,
    signInAs,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs('iris');
    await page.goto(open);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Client ID 002' });
    await card.getByRole('button', { name: 'Copy client ID 002' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('002');
    await expectAccessible(page, [320, 1024]);
    await page.goto('about:blank');
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await expect(page.getByText('Client ID')).toHaveCount(0);
  });

  test('have a search above eight clients, which ignores capitals and accents', async ({ page, world, signInAs }) => {
    const ids = ['100', '200', '300', '400', '500', '600', '700', '800'];
    const [eight] = await world.people.create({ like: 'ann', clients: ids });
    const [nine] = await world.people.create({ like: 'ann', clients: [...ids, '900'] });
    const cards = page.getByRole('main').getByRole('listitem');
    const search = page.getByRole('searchbox', { name: 'Company name' });
    await signInAs(eight?.id ?? '');
    await page.goto(open);
    await expect(cards).toHaveCount(8);
    await expect(search).toHaveCount(0);
    // No late response of the first session may set its cookies again.
    await page.goto('about:blank');
    await signInAs(nine?.id ?? '');
    await page.goto(open);
    await expect(cards).toHaveCount(9);
    await search.fill(' mílL');
    await expect(cards).toHaveText([/^Juniper Mills/, /^Old Mill Paper/]);
    await expect(page.getByText('2 companies')).toBeAttached();
    await expectAccessible(page, [320, 1024]);
    await search.fill('nobody');
    await expect(page.getByText('No results')).toBeVisible();
    await search.fill('');
    await expect(cards).toHaveCount(9);
  });

  test('offer no choice to a user of one company, and say so to a user of none', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto(open);
    await expect(page.getByText('You belong to this company.', { exact: true })).toBeVisible();
    await expect(page.getByText('Choose the one', { exact: false })).toBeHidden();

    await page.goto('about:blank');
    await signInAs('gina');
    await page.goto(open);
    await expect(page.getByText('Your account isn’t linked to a company.')).toBeVisible();
  });

  test(
    'reload user and associates after a 204: the new client is active, also after a reload',
    { tag: '@quick' },
    async ({ page, signInAs }) => {
      await signInAs('ben');
      await page.goto(open);
      await screen.press(page, 'Switch to Juniper Mills');
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Juniper Mills' });
      await expect(card).toContainText('Active');
      await expect(page.getByText('You’re now working with Juniper Mills.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Switch to Harbor Foods' })).toBeVisible();
      await page.reload();
      await expect(card).toContainText('Active');
    },
  );

  test('lead to the message page also when the session ends before the whole response is there', async ({
    page,
    context,
    clock,
    signInAs,
    world,
  }) => {
    await signInAs('ben');
    await world.on('switchAssociate').bandwidth(1);
    await clock.install();
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    // By now the session watch has seen its cookie.
    await clock.advance({ seconds: 2 });
    await screen.press(page, 'Log out and switch');
    const hasSession = async () => (await context.cookies()).some(({ name }) => name === 'session-expiry');
    await expect.poll(hasSession, 'the headers of the response end the session').toBe(false);
    await page.clock.runFor(2_000);
    await world.faults.clear();
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
  });

  test('let an obligation of the new client take over after the switch', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await world.given.obligation('reviewContactInfo').for('ben');
    await screen.press(page, 'Switch to Juniper Mills');
    await screen.arrivesAt(page, '/auth/review-contact-info');
  });

  test('warn before a logout, then lead to the message page, which keeps client and username over a reload and Back', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    const question = page.getByRole('alertdialog', { name: 'Switch to Northgate Freight?' });
    await expect(question).toContainText('You will be logged out');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await world.verify({ call: { operationId: 'switchAssociate' }, times: 0 });
    await expect(screen.button(page, 'Switch to Northgate Freight')).toBeFocused();

    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(screen.heading(page, 'Log in to your other company')).toBeVisible();
    const [switched] = await world.journal.list({ operationId: 'switchAssociate' });
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
    const { username } = JSON.parse(JSON.stringify(switched?.responseBody ?? {}));
    await expect(page.getByText(String(username), { exact: true })).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await page.reload();
    await expect(page.getByText(String(username), { exact: true })).toBeVisible();
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/outside/nexo/login');

    await page.goBack();
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
  });

  test('say nothing more of an earlier switch when the next one logs the user out', async ({ page, signInAs }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(page.getByText('You’re now working with Juniper Mills.')).toBeVisible();
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(page.getByText('You’re now working with Juniper Mills.')).toHaveCount(0);
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
    await expect(page.getByText('You’re now working with Juniper Mills.')).toBeVisible();
    // The page waits up to 30 s for the check. The new client is active long before.
    await expect(page.getByRole('listitem').filter({ hasText: 'Juniper Mills' })).toContainText('Active');
    await screen.press(page, 'Switch to Harbor Foods');
    await expect.poll(async () => (await world.journal.list({ operationId: 'switchAssociate' })).length).toBe(2);
  });

  test('do not switch to an associate that was suspended meanwhile', async ({ page, signInAs, world }) => {
    await signInAs('ben');
    await page.goto(open);
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
    await world.state.patch('associates', 'associate-ben-200', { suspended: true });
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(
      page.getByRole('alert').getByText('Your access to this company is suspended. Please contact your HR department.'),
    ).toBeVisible();
  });

  test('offer a retry when the clients cannot be loaded, and after a failed switch', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ben');
    await world.on('listMyAssociates').status(503);
    await page.goto(open);
    await expect(page.getByText('Your companies couldn’t be loaded.')).toBeVisible();
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();

    await world.on('switchAssociate').times(1).status(500);
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(page.getByText('We couldn’t switch to this company. Please try again.')).toBeVisible();
    await expectAccessible(page, [320]);
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(page.getByRole('listitem').filter({ hasText: 'Juniper Mills' })).toContainText('Active');
    await expect(page.getByText('We couldn’t switch to this company.', { exact: false })).toBeHidden();
  });
});
