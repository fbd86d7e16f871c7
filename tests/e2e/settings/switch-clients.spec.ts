import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

const open = '/auth/account-settings/switch-clients';

test.describe('the client cards', () => {
  test('warn before a logout, then lead to the message page, which keeps client and username over a reload and Back @main', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ben');
    await page.goto(open);
    await screen.press(page, 'Switch to Northgate Freight');
    const question = page.getByRole('alertdialog', { name: 'Switch to Northgate Freight?' });
    await question.getByRole('button', { name: 'Log out and switch' }).click();
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(screen.heading(page, 'Log in to your other company')).toBeVisible();
    const switched = (await world.journal.list({ operationId: 'switchAssociate' })).at(-1);
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
    const { username } = JSON.parse(JSON.stringify(switched?.responseBody ?? {}));
    await expect(page.getByText(String(username), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(String(username), { exact: true })).toBeVisible();
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, '/outside/nexo/login');

    await page.goBack();
    await screen.arrivesAt(page, '/auth/switch-clients-message');
    await expect(page.getByText('Northgate Freight', { exact: true })).toBeVisible();
  });

  test('show a switch in the other tab', async ({ page, context, signInAs }) => {
    const card = (on = page) => on.getByRole('main').getByRole('listitem').filter({ hasText: 'Juniper Mills' });
    await signInAs('ben');
    await page.goto(open);
    const other = await context.newPage();
    await other.goto(open);
    await expect(card(other)).toBeVisible();
    await screen.press(page, 'Switch to Juniper Mills');
    await expect(card()).toContainText('Active');
    // Seen in the other within one second.
    await expect(card(other)).toContainText('Active', { timeout: 1000 });
    await expect(page.getByRole('button', { name: 'Switch to Harbor Foods' })).toBeVisible();
    await page.reload();
    await expect(card()).toContainText('Active');
  });
});

/** Where the message page leads. */
const MESSAGE = '/auth/switch-clients-message';
const LOGIN_THERE = '/outside/nexo/login';

test.describe('a switch whose response names no login URL of this site', () => {
  test.use({ allow: { breaches: true } });

  test("continues to the external base URL of the client's sign-in system", async ({ page, signInAs, world }) => {
    const redirectLoginUrl = 'https://evil.example/login';
    await signInAs('ben');
    await page.goto(open);
    const body = { username: 'ben.northgate', redirectLoginUrl, isNexoClient: true };
    await world.on('switchAssociate').times(1).offSpec().answer({ status: 200, body });
    await screen.press(page, 'Switch to Northgate Freight');
    await screen.press(page, 'Log out and switch');
    await screen.arrivesAt(page, MESSAGE);
    await expect(page.getByText('ben.northgate', { exact: true })).toBeVisible();
    await screen.press(page, 'Continue');
    await screen.arrivesAt(page, LOGIN_THERE);
    expect(new URL(page.url()).search).toBe('');
  });
});
