import { expect, test } from 'vitest';
import { openApp } from '../app';
import { pressByKey } from '../recovery';
import { button, hasError, press, type } from '../screen';
import { answer } from '../settings';
import { called } from '../sign-in';
import '../../../src/features/contact-info/ContactItem';
import '../../../src/features/email-verification/SendCode';
import '../../../src/forms/SubmissionForm';

/** A disabled button would lose the focus to the body. */

test('the button of a form whose code is over can have the focus, and sends nothing', async () => {
  const { world } = await openApp('/auth/email-verify-notification', { as: 'uma' });
  await world.on('executeToken').code('CODE_EXPIRED');
  await press('Send code');
  await type('Code', '123456');
  await hasError('Code', 'This code has expired. Please ask for a new one.');
  await pressByKey('Verify');
  await expect.element(button('Verify')).toHaveFocus();
  await called(world, 'executeToken', 1);
});

test('the button for a code that has to wait keeps the focus, and sends nothing', async () => {
  const { world } = await openApp('/auth/email-verify-notification', { as: 'uma' });
  await world.on('sendMyEmailVerification').code('TOO_MANY_ATTEMPTS');
  await expect.element(button('Send code')).toBeVisible();
  await pressByKey('Send code');
  await expect.element(button('Send code')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Send code')).not.toHaveAttribute('data-busy');
  await pressByKey('Send code');
  await expect.element(button('Send code')).toHaveFocus();
  await called(world, 'sendMyEmailVerification', 1);
});

test('a delete that runs holds the others back', async () => {
  const { world } = await openApp('/auth/account-settings/contact-info', { as: 'mona' });
  await world.on('deleteEmailAddress').delay(20_000);
  await press('Delete mona@company.example');
  await answer('Delete');
  await expect.element(button('Delete mona@example.com')).toBeDisabled();
});
