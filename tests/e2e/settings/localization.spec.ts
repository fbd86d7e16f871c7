import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/account-settings/localization';

test('a new language applies at once, without a reload, and stays', async ({ page, signInAs, context }) => {
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
});
