import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = (tab: string) => `/auth/account-settings/${tab}`;

test('the tabs are links, or a dropdown on narrow screens, and Back and Forward ask before they drop unsaved changes', async ({
  page,
  signInAs,
}) => {
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

  await page.setViewportSize({ width: 1280, height: 720 });
  await screen.tab(page, 'Devices').click();
  await screen.arrivesAt(page, '/auth/account-settings/devices');
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

  await region.selectOption('Canada');
  await screen.press(page, 'Back');
  await expect(question).toBeVisible();
  await screen.press(page, 'Keep editing');
  await expect(region).toHaveValue('CA');
  await screen.press(page, 'Back');
  await screen.press(page, 'Discard');
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('account-settings');
});
