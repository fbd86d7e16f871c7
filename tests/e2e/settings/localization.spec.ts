import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/localization';

test(
  'a new language applies at once, without a reload, and stays',
  { tag: '@main' },
  async ({ page, signInAs, context }) => {
    await signInAs('ann');
    await page.goto(open);
    await page.getByLabel('Language', { exact: true }).selectOption('de-DE');
    await screen.press(page, 'Save');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await expectAccessible(page);
    expect((await context.cookies()).find(({ name }) => name === 'user-language')?.value).toBe('de-DE');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  },
);

test('saving sets the cookies for a year and shows a success toast', async ({ page, signInAs, context }) => {
  await signInAs('ann');
  await page.goto(open);
  await expect(page.getByLabel('Region', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await page.getByLabel('Time zone', { exact: true }).selectOption('America/Toronto');
  await screen.press(page, 'Save');
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  const cookies = await context.cookies();
  const region = cookies.find(({ name }) => name === 'user-region');
  expect(region?.value).toBe('CA');
  const days = ((region?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('a failing save shows its error in the form, with the choices kept', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await page.goto(open);
  await page.getByLabel('Region', { exact: true }).selectOption('Canada');
  await world.on('saveRegionalSettings').status(500);
  await screen.press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('CA');
  await expectAccessible(page, [320, 1024]);
});
