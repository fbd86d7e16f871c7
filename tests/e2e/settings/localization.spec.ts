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

test('a failing save keeps the choices and can be tried again; a saved one sets its cookies for a year', async ({
  page,
  signInAs,
  context,
  world,
}) => {
  await signInAs('ann');
  await page.goto(open);
  const region = page.getByLabel('Region', { exact: true });
  const saved = page.getByText('Your regional settings were saved.');
  await expect(region).toBeVisible();
  await region.selectOption('Canada');
  await page.getByLabel('Time zone', { exact: true }).selectOption('America/Toronto');
  await world.on('saveRegionalSettings').status(503);
  await screen.press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(region).toHaveValue('CA');
  await expectAccessible(page);
  await world.faults.clear();
  await screen.press(page, 'Try again');
  await expect(saved).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await screen.keepsFocus(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'user-region');
  expect(cookie?.value).toBe('CA');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await test.step('the focus stays on the disabled Save button, which saves nothing more', async () => {
    await region.selectOption('US');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    await region.press('Enter');
    await world.verify({ call: { operationId: 'saveRegionalSettings' }, times: 3 });
  });

  await test.step('a zone that the list knows by another name is there once', async () => {
    const saved = { preferredLanguage: 'en-US', region: 'IN', timezone: 'Asia/Calcutta' };
    await world.on('getRegionalSettings').answer({ body: saved });
    await page.reload();
    const zone = page.getByLabel('Time zone', { exact: true });
    await expect(zone).toHaveValue('Asia/Kolkata');
    await expect(zone.getByRole('option', { name: /Kolkata|Calcutta/ })).toHaveCount(1);
  });
});
