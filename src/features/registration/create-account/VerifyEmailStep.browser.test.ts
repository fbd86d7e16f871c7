import { expect, test } from 'vitest';
import type { MockWorld } from '../../../../mock-server/client/world';
import { address, codeIn, shows, toCode, typeAddress, typeCode } from '../../../../tests/screens/registration';
import { button, doesNotSee, field, hasError, press, sees } from '../../../../tests/screens/screen';
import './CreateAccountScreen';

const INCORRECT = 'This code is not correct. Please check it and try again.';
const TOO_MANY = 'There were too many attempts with this code. Please ask for a new one.';
const withoutCooldown = { before: ({ given }: MockWorld) => given.limits({ resendCooldownMs: 0 }) };

test('the step says where the code went', async () => {
  await toCode();
  await sees(/We sent a code to nell@example\.com\. It is valid until \d+:\d\d/);
  await expect.element(field('Code')).toHaveFocus();
});

test('a wrong code stays in its field with the error', { tags: 'long' }, async () => {
  const { wrong } = await toCode();
  await typeCode(wrong);
  await hasError('Code', INCORRECT);
  await expect.element(field('Code')).toHaveValue(wrong);
  await expect.element(field('Code')).toHaveFocus();
  await typeCode('12');
  await expect.element(field('Code')).not.toHaveAttribute('aria-invalid');
});

test('too many wrong codes end the code, until a new one is sent', { tags: 'long' }, async () => {
  const limits = { oneTimeCodeTries: 1, resendCooldownMs: 0 };
  const { wrong, world } = await toCode({ before: ({ given }) => given.limits(limits) });
  await typeCode(wrong);
  await hasError('Code', TOO_MANY);
  await expect.element(button('Verify')).toBeDisabled();
  await typeCode('654321');
  await hasError('Code', TOO_MANY);
  await world.verify({ call: { operationId: 'validateToken' }, times: 1 });
  await press('Send a new code');
  await expect.element(field('Code')).not.toHaveAttribute('aria-invalid');
});

test('a code that is over says so', async () => {
  const { code, world } = await toCode();
  await world.clock.advance({ minutes: 11 });
  await typeCode(code);
  await hasError('Code', 'This code has expired. Please ask for a new one.');
  await expect.element(button('Verify')).toBeDisabled();
});

test('a new code can be asked for after the wait alone', async () => {
  const { world } = await toCode();
  const again = button(/^Send a new code in 0:\d\d$/);
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  await world.verify({ call: { operationId: 'prepareCodeEmailVerification' }, times: 1 });
});

test('a new code empties the field, and its toast goes with the step', { tags: 'long' }, async () => {
  const { world, wrong } = await toCode(withoutCooldown);
  const { id } = await codeIn(world);
  await typeCode(wrong);
  await hasError('Code', INCORRECT);
  await press('Send a new code');
  await sees('We sent you a code.');
  await expect.element(field('Code')).toHaveValue('');
  await typeCode((await codeIn(world, address, id)).code);
  await shows('Choose your username and password');
  doesNotSee('We sent you a code.');
});

test('an address that was taken meanwhile leads back to its field', { tags: 'long' }, async () => {
  const { world } = await toCode(withoutCooldown);
  await world.on('prepareCodeEmailVerification').code('DUPLICATE_EMAIL');
  await press('Send a new code');
  await shows('Create your account');
  await hasError('Email address', 'There is already an account with this email address.');
});

test('a changed address gets a code of its own', { tags: 'long' }, async () => {
  const { world } = await toCode();
  await press('Back to personal info');
  await expect.element(field('Email address')).not.toHaveAttribute('aria-invalid');
  await typeAddress('nell.new@example.com');
  await press('Continue');
  await sees('We sent a code to nell.new@example.com.');
  await typeCode((await codeIn(world, 'nell.new@example.com')).code);
  await shows('Choose your username and password');
});
