import { expect, test } from 'vitest';
import { openApp } from '../app';
import { pressByKey } from '../recovery';
import { button, dialog, hasError, press, type } from '../screen';
import { openTab } from '../settings';
import { called } from '../sign-in';
import '../../../src/features/contact-info/ContactItem';
import '../../../src/features/devices/DevicesScreen';
import '../../../src/features/email-verification/SendCode';
import '../../../src/features/security/SecurityTab';
import '../../../src/forms/SubmissionForm';

const SECURED = { scenario: 'secured-account' };
const TRUSTED = { scenario: 'trusted-devices' };

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

test.each([
  ['contact-info', { as: 'mona' }, 'deleteEmailAddress', 'Delete mona@company.example', 'Delete mona@example.com'],
  ['devices', { as: 'dirk' }, 'revokeDevice', 'Revoke Apple iPhone 17', /5\.2\.0$/],
  ['security', SECURED, 'deletePasskey', 'Delete Apple Passwords', 'Delete Security key'],
  ['security', SECURED, 'endSession', 'Log out Safari on iPhone', 'Log out Firefox on Windows'],
  ['security', TRUSTED, 'endDeviceTrust', 'Stop trusting Safari on iPhone', /^Stop trusting Firefox/],
] as const)('in %s of %o, %s keeps the focus on "%s" and holds "%s" back', async (tab, seen, call, pressed, other) => {
  const { world } = await openTab(tab, seen);
  await world.on(call).delay(20_000);
  await press(pressed);
  const question = dialog().getByRole('button', { name: /^(?:Delete|Revoke)$/ });
  if (!/^(?:Log out|Stop)/.test(pressed)) await question.click();
  await expect.element(button(pressed)).toHaveAttribute('data-busy');
  await expect.element(button(other)).toBeDisabled();
  await expect.element(button(other)).not.toHaveAttribute('data-busy');
  await expect.element(button(pressed)).toHaveFocus();
});
