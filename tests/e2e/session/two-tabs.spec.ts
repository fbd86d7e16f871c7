import { screen } from '../../support/verbs/screen';
import { holdToasts } from '../../support/verbs/toasts';
import { expect, test } from '../../support/test';
import { saysIn } from '../../support/texts/translated';

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

test('sign-out in one tab removes a success toast from the other', async ({ page, context, signInAs }) => {
  await signInAs('ann');
  await page.goto(settings('localization'));
  await page.getByLabel('Region', { exact: true }).selectOption('CA');
  await holdToasts(page);
  await screen.press(page, 'Save');
  const toast = page.getByText('Your regional settings were saved.');
  await expect(toast).toBeAttached();
  const other = await context.newPage();
  await other.goto('/auth/logout');
  await screen.arrivesAt(page, '/auth/login');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('the countdown of a page that is leaving for sign-in does not change the way back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('ann');
  const other = await context.newPage();
  // The countdown may tick between the new address and the new screen. The test makes it tick exactly then.
  await other.addInitScript(() => {
    const ticks: (() => void)[] = [];
    const setInterval = window.setInterval.bind(window);
    Object.assign(window, { setInterval: (tick: () => void, ms: number) => (ticks.push(tick), setInterval(tick, ms)) });
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...words) => {
      replaceState(...words);
      if (location.pathname === '/auth/login') for (const tick of ticks.splice(0)) tick();
    };
  });
  await other.goto(settings('contact-info'));
  await expect(other.getByText('ann@example.com')).toBeVisible();
  await page.goto('/auth/logout');
  await screen.arrivesAt(other, '/auth/login');
  await expect(other.getByLabel('Username', { exact: true })).toBeVisible();
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

test('a change of language in one tab shows in the other and keeps what the user typed there', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('ann');
  const other = await context.newPage();
  await other.goto(settings('change-password'));
  const field = other.locator('input[name="oldPassword"]');
  await field.fill('Half-Typed-1');
  await page.goto(settings('localization'));
  await page.getByLabel('Language', { exact: true }).selectOption('de-DE');
  await screen.press(page, 'Save');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(other.locator('html')).toHaveAttribute('lang', /^de/, within);
  await expect(field).toHaveValue('Half-Typed-1');
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

test('a language that another tab chooses leaves what is typed into the form of an obligation', async ({
  page,
  signInAs,
}) => {
  await signInAs('pat');
  await page.goto('/auth/change-password');
  const current = page.locator('input[autocomplete="current-password"]');
  await current.fill('Typed-Harbor-1');
  const checked = page.waitForResponse(/check-obligations/);
  await saysIn(page, 'de-DE');
  await (await checked).finished();
  await expect(screen.heading(page, 'Choose a new password')).toHaveCount(0);
  await expect(current).toHaveValue('Typed-Harbor-1');
  await expect(current).toBeFocused();
});

test('another tab’s language keeps what is typed, also after a failed check of obligations', async ({
  page,
  world,
  signInAs,
}) => {
  await world.on('checkObligations').status(503);
  await signInAs('ann');
  await page.goto(settings('change-password'));
  const current = page.locator('input[autocomplete="current-password"]');
  await current.fill('Typed-Harbor-1');
  const checked = page.waitForResponse(/check-obligations/);
  await saysIn(page, 'de-DE');
  await (await checked).finished();
  await expect(screen.heading(page, 'Kontoeinstellungen')).toBeVisible();
  await expect(current).toHaveValue('Typed-Harbor-1');
  await expect(current).toBeFocused();
});
