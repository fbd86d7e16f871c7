import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { button, field, heading, press, type } from '../../../tests/screens/screen';
import { called, enterUsername, PASSWORD } from '../../../tests/screens/sign-in';
import './LoginForm';

/** Fills both fields by script, as password managers do. */
async function fillAsManager(username: string, password: string): Promise<void> {
  await expect.element(field('Username')).toHaveFocus();
  for (const [name, value] of Object.entries({ username, password })) {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input !== null) input.value = value;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Types over what the field holds. */
async function retype(username: string): Promise<void> {
  await field('Username').click();
  await userEvent.keyboard(`{Control>}a{/Control}${username}`);
}

test('values of a manager sign in by two presses', async () => {
  await openApp('/auth/login');
  await fillAsManager('ann.lee', PASSWORD);
  await press('Next');
  await press('Log in');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a hidden password goes with another username', async () => {
  await openApp('/auth/login');
  await fillAsManager('ann.lee', 'Ann-Own-Pass-1');
  await retype('ben.many');
  await press('Next');
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Password')).toHaveValue('');
});

test('a hidden password comes back with its username', async () => {
  await openApp('/auth/login');
  await fillAsManager('ann.lee', 'Ann-Own-Pass-1');
  await retype('ann.le');
  await userEvent.keyboard('e');
  await press('Next');
  await expect.element(field('Password')).toHaveValue('Ann-Own-Pass-1');
});

test('a typed password stays while the username is corrected', { tags: 'long' }, async () => {
  await openApp('/auth/login');
  await enterUsername('ann.le');
  await field('Password').click();
  await userEvent.keyboard(PASSWORD);
  await retype('ann.lee');
  await expect.element(field('Password')).toHaveValue(PASSWORD);
});

test('the Enter that ends a composition sends nothing', async () => {
  const { world } = await openApp('/auth/login');
  await type('Username', '山田');
  const composing = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
  field('Username').element().dispatchEvent(new KeyboardEvent('keydown', composing));
  await expect.element(button('Next')).toBeEnabled();
  await called(world, 'checkAuthPathByUsername', 0);
});
