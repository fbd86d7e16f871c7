import { expect, test } from 'vitest';
import { hears, listen } from '../../../tests/screens/announced';
import { openApp } from '../../../tests/screens/app';
import { codeIn, shows, typeCode } from '../../../tests/screens/registration';
import { alert, button, field, hasError, link, press, sees, type } from '../../../tests/screens/screen';
import './EmailVerificationScreen';

const VERIFIED = 'Thank you. Verification is complete.';
const INCORRECT = 'This code is not correct. Please check it and try again.';

async function open(limits: Record<string, number> = {}, search = '') {
  const opened = await openApp(`/auth/email-verify-notification${search}`, {
    as: 'uma',
    before: ({ given }) => given.limits(limits),
  });
  await shows('Verify your email address');
  return opened;
}

async function toCode(...start: Parameters<typeof open>) {
  const { world, again } = await open(...start);
  await press('Send code');
  await shows('Enter the code');
  return { world, again, ...(await codeIn(world, 'uma@example.com')) };
}

async function toChange(...start: Parameters<typeof open>) {
  const { world } = await open(...start);
  await press('Change email address');
  await shows('Change your email address');
  return world;
}

async function change(address: string): Promise<void> {
  await type('New email address', address);
  field('New email address').element().closest('form')?.requestSubmit();
}

test('the right code leads to the target', async () => {
  const { code } = await toCode({}, '?redirectUrl=/auth/account-settings/localization');
  await sees('We sent you an email.');
  await sees(/We sent a code to uma@example\.com\. It is valid until \d+:\d\d/);
  await expect.element(field('Code')).toHaveFocus();
  await typeCode(code);
  await sees(VERIFIED);
  await expect.poll(() => location.pathname).toBe('/auth/account-settings/localization');
});

test('a cancelled code does not come back with a reload', async () => {
  const { again } = await toCode();
  await press('Cancel');
  await shows('Verify your email address');
  await again();
  await shows('Verify your email address');
});

test('the target takes the place of the form, so Back does not lead to it', async () => {
  const { code } = await toCode({}, '?redirectUrl=/auth/account-settings/localization');
  const place = navigation.currentEntry?.key;
  await typeCode(code);
  await expect.poll(() => location.pathname).toBe('/auth/account-settings/localization');
  expect(navigation.currentEntry?.key).toBe(place);
});

test.each([
  ['CODE_INCORRECT', INCORRECT],
  ['CODE_EXPIRED', 'This code has expired. Please ask for a new one.'],
] as const)('a code refused with %s has its error: %s', async (code, text) => {
  const { world } = await toCode();
  await world.on('executeToken').code(code);
  await typeCode('123456');
  await hasError('Code', text);
  await expect.element(field('Code')).toHaveFocus();
  await expect.poll(() => button('Verify').element().matches(':disabled, [aria-disabled]')).toBe(text !== INCORRECT);
});

test('a new code takes the place of the old one', { tags: 'long' }, async () => {
  const { world, id, wrong } = await toCode({ resendCooldownMs: 0 });
  await typeCode(wrong);
  await hasError('Code', INCORRECT);
  await press('Send a new code');
  await expect.element(field('Code')).toHaveValue('');
  await typeCode((await codeIn(world, 'uma@example.com', id)).code);
  await sees(VERIFIED);
});

test.each([
  ['SERVER_ERROR', 'We couldn’t send the code. Please try again.'],
  ['TOO_MANY_ATTEMPTS', 'You have asked for too many codes. Please wait before you ask for another one.'],
] as const)('a code that is not sent for %s: %s', async (code, text) => {
  const { world } = await open();
  await world.on('sendMyEmailVerification').code(code);
  const heard = listen();
  await press('Send code');
  await hears(heard, text);
  await hears(heard, 'The email couldn’t be sent. Please try again.');
});

test('an address that was verified meanwhile needs no code', async () => {
  const { world } = await open();
  await expect.element(link('Log out')).toHaveAttribute('href', '/auth/logout');
  await world.on('sendMyEmailVerification').code('EMAIL_IS_ALREADY_VERIFIED');
  await press('Send code');
  await shows('Email address verified');
});

test('a cancelled change is forgotten', { tags: 'long' }, async () => {
  await toChange();
  await type('New email address', 'uma.new@example.com');
  await press('Cancel');
  await press('Change email address');
  await expect.element(field('New email address')).toHaveValue('');
});

test('each wrong address has its message', { tags: 'long' }, async () => {
  await toChange();
  for (const [address, text] of [
    ['', 'Field is required'],
    ['uma@', 'Must be a valid email'],
    ['ann@example.com', 'This email is taken'],
    ['office@example.com', 'Shared email addresses cannot be used for account security.'],
  ] as const) {
    await change(address);
    await hasError('New email address', text);
    await expect.element(field('New email address'), { message: address }).toHaveFocus();
  }
});

test('a changed address gets the code', async () => {
  const world = await toChange();
  await change('uma.new@example.com');
  await sees('We sent you an email to verify your email address.');
  await sees('We sent a code to uma.new@example.com.');
  await typeCode((await codeIn(world, 'uma.new@example.com')).code);
  await sees(VERIFIED);
});

test('too many changes open the form again after the wait', { tags: 'long' }, async () => {
  await toChange({ emailChanges: 0, emailChangeLockoutMs: 2000 });
  await change('uma.new@example.com');
  await shows('Too many changes');
  await expect.element(alert()).toHaveTextContent('Please wait 5 minutes before you try again.');
  expect(document.title).toMatch(/^Error: /);
  await shows('Change your email address');
});

test('a company that takes its own addresses alone refuses another', async () => {
  const world = await toChange();
  await world.given.flag('requireOnlyAdpEmails', true);
  await change('uma.new@example.com');
  await hasError('New email address', 'A company email address is required.');
});
