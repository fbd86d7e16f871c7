import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { open } from '../../support/verbs/ui-kit';

test('kit: a repeated error enters its live region again, so that it is announced again', async ({ page }) => {
  await open(page, 'messages');
  const alert = page.getByRole('alert').filter({ hasText: 'The username or password is not right.' });
  const first = await alert.locator('> div').elementHandle();
  await page.getByRole('button', { name: 'Fail again' }).click();
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(alert).toContainText('The username or password is not right.');
});

test('kit: showing the password keeps focus and caret, and submitting hides it again', async ({ page }) => {
  await open(page, 'sign-in');
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([3, 5]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('kit: a code is one field that accepts pasted text and keeps the digits', async ({ page }) => {
  await open(page, 'step');
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill(' 123-456 ');
  await expect(field).toHaveValue('123456');
  await field.fill('１２３');
  await expect(field).toHaveValue('123');
});

test('kit: the Enter that ends a composition does not submit', async ({ page }) => {
  await open(page, 'sign-in');
  const prevented = (init: { key: string; isComposing?: boolean; keyCode?: number }) =>
    page
      .getByRole('textbox', { name: 'Username' })
      .evaluate(
        (input, event) =>
          !input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event })),
        init,
      );
  expect(await prevented({ key: 'Enter', isComposing: true })).toBe(true);
  expect(await prevented({ key: 'Enter', keyCode: 229 })).toBe(true);
  expect(await prevented({ key: 'Enter' })).toBe(false);
});

test('kit: password rules tick off while the user types, and the progress is announced', async ({ page }) => {
  await open(page, 'fields');
  const field = page.getByRole('textbox', { name: 'New password' });
  const rules = /: 8 to 72 characters, A lowercase letter, An uppercase letter, A digit$/;
  await expect(page.getByText('A digit (not yet)')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(rules);
  await field.fill('Sunny-Day-7');
  await expect(page.getByText('A digit (done)')).toBeVisible();
  // A description that changed would be read again with each key.
  await expect(field).toHaveAccessibleDescription(rules);
  await expect(page.locator('[data-announcer="polite"]')).toHaveText('All requirements met');
});

test('kit: the error summary takes the focus and leads to each field', async ({ page }) => {
  await open(page, 'fields');
  const form = page.getByRole('form', { name: 'Personal information' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('link', { name: 'Please enter your first name' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByRole('link', { name: 'Please enter your date of birth' }).click();
  await expect(form.getByLabel('Month')).toBeFocused();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert'), 'a second failure is heard again').toBeFocused();
  await expectAccessible(page, [320, 1024]);
});

test('kit: a date field follows the order of the locale', async ({ page }) => {
  await open(page, 'fields');
  const order = (name: string) => page.getByRole('group', { name }).locator('label').allTextContents();
  expect(await order('Geburtsdatum')).toEqual(['Day', 'Month', 'Year']);
  expect(await order('生年月日')).toEqual(['Year', 'Month', 'Day']);
});
