import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = (tab: string) => `/auth/account-settings/${tab}`;

test('an unauthenticated visit redirects to /auth/login with redirectUrl @main', async ({ page }) => {
  await page.goto(open('devices'));
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
});

test('users of the other sign-in system see only three tabs, and lead back to the client from there', async ({
  page,
  signInAs,
}) => {
  await signInAs('nina');
  await page.goto(open('switch-clients'));
  await expect(screen.tabs(page)).toHaveText(['Switch companies', 'Password', 'Language and region']);
  await page.goto(open('devices'));
  await screen.arrivesAt(page, '/auth/account-settings/switch-clients');

  await page.goto(`${open('devices')}?returnUrl=/auth/choose-product`);
  await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
  await expect(screen.button(page, /^Back to /)).toBeVisible();
});

test('the tabs are links, and become a dropdown on narrow screens', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto(open('switch-clients'));
  await screen.tab(page, 'Switch companies').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await screen.arrivesAt(page, '/auth/account-settings/contact-info');
  await expect(page.getByRole('heading', { level: 2, name: 'Contact info' })).toBeVisible();
  await expect(screen.tab(page, 'Contact info')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('combobox', { name: 'Account settings' }).selectOption('Devices');
  await screen.arrivesAt(page, '/auth/account-settings/devices');
  await page.goBack();
  await screen.arrivesAt(page, '/auth/account-settings/contact-info');
});

test('the tabs become a dropdown below 560 px only, and a list at the side from 1024 px on', async ({
  page,
  signInAs,
}) => {
  await signInAs('ann');
  await page.setViewportSize({ width: 560, height: 740 });
  await page.goto(open('devices'));
  const dropdown = page.getByRole('combobox', { name: 'Account settings' });
  await expect(screen.tab(page, 'Devices')).toBeVisible();
  await expect(dropdown).toBeHidden();
  await expectAccessible(page, [560]);
  await page.setViewportSize({ width: 559, height: 740 });
  await expect(dropdown).toBeVisible();
  await expect(screen.tabs(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1023, height: 740 });
  await page.goto(open('devices'));
  const list = page.getByRole('navigation', { name: 'Account settings' });
  await expect(screen.tab(page, 'Devices')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  const [side, panel] = await Promise.all([list.boundingBox(), page.locator('.ui-tabs__panel').boundingBox()]);
  expect(panel?.x).toBeGreaterThan((side?.x ?? 0) + (side?.width ?? 0));
  expect(panel?.y).toBe(side?.y);
  await expectAccessible(page, [1024]);
});

test('no tab shows before the check has said whose tabs they are', async ({ page, signInAs, world }) => {
  await signInAs('nina');
  await world.on('checkAuthentication').delay(60_000);
  await page.goto(open('switch-clients'));
  await expect(screen.heading(page, 'Account settings')).toBeVisible();
  await expect(screen.tabs(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Account settings' })).toHaveCount(0);
  await world.faults.clear();
  await expect(screen.tabs(page)).toHaveText(['Switch companies', 'Password', 'Language and region']);
});

test.describe('the header', () => {
  test('shows the initials, the first name and ways to the landing page and out', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto(open('devices'));
    const header = page.getByRole('banner');
    await expect(header).toContainText('AL');
    await expect(header.getByText('Ann', { exact: true })).toBeVisible();
    await expect(header.getByRole('button')).toHaveText(['Back', 'Log out']);
    await screen.press(page, 'Back');
    await expect.poll(() => new URL(page.url()).pathname).not.toContain('account-settings');
    await page.goto(open('devices'));
    await screen.press(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('says for which client the user works, also after another tab has switched', async ({
    page,
    signInAs,
    context,
  }) => {
    await signInAs('ben');
    await page.goto(open('contact-info'));
    const header = page.getByRole('banner');
    await expect(header.getByText('Harbor Foods', { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto(open('switch-clients'));
    await screen.press(other, 'Switch to Juniper Mills');
    await expect(other.getByRole('banner').getByText('Juniper Mills', { exact: true })).toBeVisible();
    await expect(header.getByText('Juniper Mills', { exact: true })).toBeVisible();
  });

  test('leads back to the client from every tab, after a redirect too', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto(`${open('nothing-here')}?returnUrl=/auth/choose-product`);
    const back = screen.button(page, 'Back to Harbor Foods');
    await expect(back).toBeVisible();
    for (const tab of ['Contact info', 'Language and region', 'Devices']) {
      await screen.tab(page, tab).click();
      await expect(screen.currentTab(page).and(screen.tab(page, tab))).toBeVisible();
      await expect(back).toBeVisible();
    }
    await page.reload();
    await back.click();
    await screen.arrivesAt(page, '/auth/choose-product');
  });
});

test('the back button asks before it drops unsaved changes', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto(open('localization'));
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await screen.press(page, 'Back');
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await screen.press(page, 'Keep editing');
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('CA');
  await screen.press(page, 'Back');
  await screen.press(page, 'Discard');
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('account-settings');
});

test("the browser's own Back and Forward ask as well, and then reach their page", async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto(open('devices'));
  await screen.tab(page, 'Language and region').click();
  await screen.arrivesAt(page, '/auth/account-settings/localization');
  await screen.tab(page, 'Contact info').click();
  await screen.arrivesAt(page, '/auth/account-settings/contact-info');
  await page.goBack();
  const region = page.getByLabel('Region', { exact: true });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const [way, end] of [
    ['back', 'devices'],
    ['forward', 'contact-info'],
  ] as const) {
    await region.selectOption('Canada');
    await page.evaluate((step) => history.go(step), way === 'back' ? -1 : 1);
    await expect(question).toBeVisible();
    await screen.arrivesAt(page, '/auth/account-settings/localization');
    await screen.press(page, 'Keep editing');
    await expect(region).toHaveValue('CA');
    await page.evaluate((step) => history.go(step), way === 'back' ? -1 : 1);
    await screen.press(page, 'Discard');
    await screen.arrivesAt(page, `/auth/account-settings/${end}`);
    await expect(screen.currentTab(page)).toHaveAttribute('href', `/auth/account-settings/${end}`);
    await page.evaluate((step) => history.go(step), way === 'back' ? 1 : -1);
    await expect(region).toHaveValue('US');
    await expect(question).toBeHidden();
  }
});
