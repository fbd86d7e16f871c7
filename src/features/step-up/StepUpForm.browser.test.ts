import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hears, listen } from '../../../tests/screens/announced';
import { findNetwork, loseNetwork, openApp } from '../../../tests/screens/app';
import { plugInAuthenticator } from '../../../tests/screens/passkey';
import { totpCode } from '../../../mock-server/rules/factors/totp';
import type { MockWorld } from '../../../mock-server/client/world';
import { alert, arrivesAt, button, doesNotSee, field, press, sees, type } from '../../../tests/screens/screen';
import {
  asksForCode,
  calls,
  choose,
  radio,
  reads,
  sentCode,
  sentMessage,
  settings,
  stepUp,
  toast,
  wrongFor,
} from '../../../tests/screens/session';
import './StepUpScreen';

/** The secret of max. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the code', () => {
  test.each([
    ['Your code is 745. It is valid for 10 minutes.', '745'],
    ['Ref 99, code 123 456', '123456'],
    ['12-34', '1234'],
  ])('of the pasted text "%s" is %s', async (text, code) => {
    await asksForCode();
    await type('Code', text);
    await expect.element(field('Code')).toHaveValue(code);
  });

  test('that is missing is not sent', { tags: 'long' }, async () => {
    const opened = await asksForCode();
    await expect.element(button('Confirm')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await reads('Code', 'Please enter the code.');
    expect(await calls(opened, 'verifyMfaChallenge')).toBe(0);
  });

  test('that was typed does not come back for another method', { tags: 'long' }, async () => {
    await asksForCode();
    await type('Code', '12');
    await press('Choose another way');
    await choose('Email');
    await expect.element(field('Code')).toHaveValue('');
  });

  test('that is too long is not sent', { tags: 'long' }, async () => {
    const opened = await asksForCode();
    await type('Code', '1234567');
    await userEvent.keyboard('{Enter}');
    await expect.element(alert()).toHaveTextContent('This code is too long. Please check it.');
    expect(await calls(opened, 'verifyMfaChallenge')).toBe(0);
  });

  test.each([
    ['CODE_INCORRECT', 'This code is not correct. Please check it, or ask for a new one.'],
    ['CODE_EXPIRED', 'This code has expired. Please ask for a new one.'],
  ])('that is refused with %s says so at its field', async (code, text) => {
    const { world } = await asksForCode();
    await world.on('verifyMfaChallenge').code(code);
    await type('Code', '123456');
    await reads('Code', text);
    await expect.element(field('Code')).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    await userEvent.keyboard('9');
    await expect.element(field('Code')).toHaveValue('9');
  });

  test('that is a wrong backup code says so', { tags: 'long' }, async () => {
    await openApp(stepUp(), { as: 'ann', scenario: 'secured-account' });
    await choose('Backup code');
    await type('Backup code', 'AAAA-BBBB');
    await press('Confirm');
    await reads('Backup code', 'This backup code is not correct, or has already been used.');
  });

  test('that is half a backup code is not sent', { tags: 'long' }, async () => {
    const opened = await openApp(stepUp(), { as: 'ann', scenario: 'secured-account' });
    await choose('Backup code');
    await type('Backup code', '4KTM-9QX');
    await press('Confirm');
    await reads('Backup code', 'Please enter a backup code.');
    expect(await calls(opened, 'verifyMfaChallenge')).toBe(0);
  });

  test('has no message any more when the person types', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    await type('Code', wrongFor(await sentCode(world)));
    await sees('This code is not correct.');
    await type('Code', '1');
    await expect.poll(() => document.body.textContent).not.toContain('This code is not correct.');
  });

  test('that was refused is replaced by the next one', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    const code = await sentCode(world);
    await type('Code', wrongFor(code));
    await sees('This code is not correct.');
    await userEvent.keyboard(code);
    await arrivesAt(settings);
  });

  test('that is right ends the step: no message, no way back, and the method for next time', async () => {
    const { world } = await asksForCode('Email');
    const place = navigation.currentEntry?.key;
    await type('Code', await sentCode(world));
    await arrivesAt(settings);
    doesNotSee('We sent you a code.');
    expect(navigation.currentEntry?.key).toBe(place);
    expect(localStorage.getItem('step-up-method')).toBe('"EMAIL"');
  });

  test('that is changed during the check stays', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    await world.on('verifyMfaChallenge').delay(400);
    await type('Code', wrongFor(await sentCode(world)));
    await userEvent.keyboard('{Backspace}');
    await sees('This code is not correct.');
    await userEvent.keyboard('7');
    await expect.element(field('Code')).toHaveValue(`${wrongFor(await sentCode(world)).slice(1)}7`);
  });

  test('before the last try is warned of it', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    await world.given.limits({ oneTimeCodeTries: 2 });
    await type('Code', wrongFor(await sentCode(world)));
    await reads('Code', 'This code is not correct. After one more incorrect attempt, it will no longer work.');
  });

  test('of an app keeps working, so the last try has no warning', async () => {
    const { world } = await asksForCode('Authenticator app');
    await world.given.limits({ oneTimeCodeTries: 2 });
    await type('Code', wrongFor(await totpCode(secret, await world.clock.now())));
    await reads('Code', 'This code is not correct. Please enter the code that your app shows now.');
  });

  test.each([
    ['503', 'Something went wrong. Please try again.'],
    ['lost', 'We couldn’t reach the server. Please check your connection and try again.'],
  ])('that could not be checked (%s) can be sent again', async (failure, text) => {
    const { world } = await asksForCode();
    const code = await sentCode(world);
    await (failure === 'lost' ? loseNetwork() : world.on('verifyMfaChallenge').status(503));
    await type('Code', code);
    await expect.element(alert()).toHaveTextContent(text);
    await findNetwork();
    await world.faults.clear();
    await press('Confirm');
    await arrivesAt(settings);
  });

  test('that counted before its response was lost leads on', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    await world.on('verifyMfaChallenge').times(1).truncate();
    await type('Code', await sentCode(world));
    await sees('Please check your connection and try again.');
    await press('Confirm');
    await arrivesAt(settings);
  });
});

describe('a new code', () => {
  test('waits for its time, and a press does nothing', async () => {
    const opened = await asksForCode();
    await expect.element(button(/^Send a new code in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true');
    await button(/^Send a new code/).click({ force: true });
    expect(await calls(opened, 'startMfaChallenge')).toBe(1);
  });

  test('comes when its time is over, into an empty field, and counts after a reload', { tags: 'long' }, async () => {
    const before = (world: MockWorld) => world.given.limits({ resendCooldownMs: 1000 });
    const { world, again } = await openApp(stepUp(), { as: 'max', before });
    await choose('Text message');
    const { id } = await sentMessage(world);
    await type('Code', '12');
    await press('Send a new code');
    await expect.element(button(/^Send a new code in/)).toBeVisible();
    await expect.element(field('Code')).toHaveValue('');
    await again();
    await type('Code', (await sentMessage(world, id)).code ?? '');
    await arrivesAt(settings);
  });
});

describe('too many wrong codes', () => {
  test('end at cancelUrl', async () => {
    await failsTo('/auth/legal');
    await arrivesAt('/auth/legal');
    await expect.element(toast('We couldn’t confirm that it’s you. Please try again.')).toBeVisible();
  });

  test('lock every method', { tags: 'long' }, async () => {
    await failsTo('/auth/login-step-up');
    await arrivesAt('/auth/login-step-up');
    await radio('Authenticator app').click();
    await press('Continue');
    await expect.element(alert()).toHaveTextContent('There were too many attempts.');
    await expect.element(page.getByRole('timer')).toHaveTextContent(/^Try again in [45]:\d\d$/);
  });

  async function failsTo(cancelUrl: string) {
    const { world } = await asksForCode('Text message', `cancelUrl=${cancelUrl}`);
    await world.given.limits({ oneTimeCodeTries: 1 });
    await type('Code', wrongFor(await sentCode(world)));
  }
});

describe('a passkey', () => {
  test('leads on when the browser gives it', { tags: 'long' }, async () => {
    await plugInAuthenticator();
    await openApp(stepUp(), { as: 'pia' });
    await press('Continue');
    await arrivesAt(settings);
  });

  test('that is missing says so, also the second time', async () => {
    await plugInAuthenticator({ holdsKey: false });
    await openApp(stepUp(), { as: 'pia' });
    const heard = listen();
    await press('Continue');
    await hears(heard, 'The passkey couldn’t be used. Please try again, or choose another way.');
    const before = heard.length;
    await press('Use passkey');
    await expect.poll(() => heard.slice(before).join()).toContain('The passkey couldn’t be used.');
  });

  test('that is refused is no wrong code', async () => {
    await plugInAuthenticator();
    const before = (world: MockWorld) => world.on('verifyMfaChallenge').code('CODE_INCORRECT');
    await openApp(stepUp(), { as: 'pia', before });
    await press('Continue');
    await expect.element(alert()).toHaveTextContent('The passkey couldn’t be used.');
    await press('Choose another way');
    await expect.element(radio('Passkey')).toBeChecked();
  });
});
