import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const settings = (tab: string) => `/auth/account-settings/${tab}`;
/** "seen in the other within 1 s" */
const within = { timeout: 1000 };

test('sign-out in one tab removes everything protected from the other and keeps the way back @main', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('ann');
  const other = await context.newPage();
  await other.goto(settings('contact-info'));
  await expect(other.getByText('ann@example.com')).toBeVisible();
  await page.goto(settings('devices'));
  await screen.press(page, 'Log out');
  await screen.arrivesAt(page, '/auth/login');
  await expect(other.getByText('ann@example.com')).toBeHidden(within);
  await expect.poll(() => new URL(other.url()).pathname, within).toBe('/auth/login');
  expect(new URL(other.url()).searchParams.get('redirectUrl')).toBe(settings('contact-info'));
});

test('a client switch in one tab shows in the other', async ({ page, context, signInAs }) => {
  await signInAs('ben');
  const other = await context.newPage();
  await other.goto(settings('switch-clients'));
  const card = other.getByRole('main').getByRole('listitem').filter({ hasText: 'Juniper Mills' });
  await expect(card).toBeVisible();
  await page.goto(settings('switch-clients'));
  await screen.press(page, 'Switch to Juniper Mills');
  await expect(page.getByRole('button', { name: 'Switch to Harbor Foods' })).toBeVisible();
  await expect(card).toContainText('Active', within);
});

test('a sign-in in one tab lets another tab that waits at sign-in continue at its next step', async ({
  page,
  context,
  signInAs,
}) => {
  const other = await context.newPage();
  await other.goto(settings('devices'));
  await screen.arrivesAt(other, '/auth/login');
  await signInAs('ann');
  await page.goto(settings('switch-clients'));
  await expect(page.getByRole('main').getByText('Harbor Foods')).toBeVisible();
  await other.reload();
  await screen.arrivesAt(other, settings('devices'));
});
