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
