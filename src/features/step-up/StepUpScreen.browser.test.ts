import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { openApp } from '../../../tests/screens/app';
import { otherTabSays } from '../../../tests/screens/other-tab';
import { alert, arrivesAt, button, field, press, sees, type } from '../../../tests/screens/screen';
import {
  asksForCode,
  calls,
  choose,
  radio,
  reads,
  sentCode,
  settings,
  stepUp,
  toast,
  wrongFor,
} from '../../../tests/screens/session';
import './StepUpScreen';

const securityWith = (resume: string) =>
  `redirectUrl=${encodeURIComponent(`/auth/account-settings/security?resume=${resume}`)}`;

describe('the choice of a method', () => {
  test('says of each method what it does', { tags: 'long' }, async () => {
    await openApp(stepUp(), { as: 'ann', scenario: 'secured-account' });
    for (const [method, about] of [
      ['Text message', /^We’ll send a code to .*23\.$/],
      ['Phone call', /^We’ll call .*23 and read you a code\.$/],
      ['Email', /^We’ll send a code to a.*@example\.com\.$/],
      ['Authenticator app', 'Use the code that your app shows.'],
      ['Passkey', 'Use your fingerprint, face, screen lock or security key.'],
      ['Backup code', 'Use one of the codes that you saved.'],
    ] as const)
      await expect.element(radio(method), { message: method }).toHaveAccessibleDescription(about);
  });

  test.each([
    [`redirectUrl=${settings}&cancelUrl=/auth/legal`, 'You are about to change your contact info.'],
    [securityWith('codes'), 'You are about to create new backup codes.'],
    [securityWith('passkey'), 'You are about to create a passkey.'],
    [securityWith('app'), 'You are about to set up an authenticator app.'],
    [securityWith('remove-app'), 'You are about to remove the authenticator app.'],
    [securityWith('delete-1'), 'You are about to delete a passkey.'],
  ])('after %s says why it is asked: "%s"', async (query, why) => {
    await openApp(stepUp(query), { as: 'max' });
    await sees(why);
  });

  test('says the reason that the service gives', async () => {
    const before = (world: MockWorld) =>
      world.given.obligation('stepUp', { args: { requiredLevel: 3, reason: 'newPlace' } }).for('max');
    await openApp(stepUp(), { as: 'max', before });
    await sees('You are logging in from a new place.');
  });

  const trustBox = () => page.getByRole('checkbox', { name: 'Don’t ask again on this device for 30 days' });
  const eachTime = { as: 'ann', scenario: 'must-step-up-each-time' };
  const level2 = `redirectUrl=${settings}&requiredLevel=2`;

  test.each([true, false])('sends the wish to trust the device only when it is ticked (%s)', async (isTicked) => {
    const { world } = await openApp(stepUp(level2), eachTime);
    await expect.element(trustBox()).not.toBeChecked();
    await expect.element(trustBox()).toHaveAccessibleDescription('Only on a device that nobody else uses.');
    if (isTicked) await trustBox().click();
    await choose('Text message');
    const code = await sentCode(world);
    await type('Code', code);
    await arrivesAt(settings);
    const [sent] = await world.journal.list({ operationId: 'verifyMfaChallenge' });
    expect(sent?.requestBody).toEqual(isTicked ? { code, trustDevice: true } : { code });
    const ann = (await world.state.read('persons')).find(({ id }) => id === 'ann');
    expect(ann).toMatchObject({ security: { trustedDevices: isTicked ? [expect.anything()] : [] } });
  });

  test.each<[string, Parameters<typeof openApp>[1]]>([
    ['a change asks', { as: 'max' }],
    ['a client has it off', { ...eachTime, before: (world) => world.given.flag('enableTrustedDevices', false) }],
  ])('offers no trust where %s', async (_, opening) => {
    await openApp(stepUp(level2), opening);
    await expect.element(button('Continue')).toBeVisible();
    await expect.element(trustBox()).not.toBeInTheDocument();
  });

  test('begins with the method that the person used last', async () => {
    const before = () => localStorage.setItem('step-up-method', '"EMAIL"');
    await openApp(stepUp(), { as: 'max', before });
    await expect.element(page.getByRole('radio').first()).toHaveAccessibleName('Email');
    await expect.element(radio('Email')).toBeChecked();
  });

  test('tells two numbers with the same mask apart', async () => {
    const at = Date.now();
    const phone = { type: 'TEXT', isVerified: true, isPersonal: true, createdAt: at, lastModifiedAt: at };
    const phones = ['+12125550177', '+19995550177'].map((number) => ({ ...phone, number }));
    await openApp(stepUp(), { as: 'max', before: (world) => world.state.patch('persons', 'max', { phones }) });
    await expect.element(radio('Text message').first()).toHaveAccessibleDescription(/77 \(1 of 2\)\.$/);
    await expect.element(radio('Text message').last()).toHaveAccessibleDescription(/77 \(2 of 2\)\.$/);
  });

  test('offers no passkey where the browser has none', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('PublicKeyCredential', undefined);
    await openApp(stepUp(), { as: 'pia' });
    await expect.element(radio('Authenticator app')).toBeChecked();
    await expect.element(radio('Passkey')).not.toBeInTheDocument();
  });

  test('says that there is no method', async () => {
    await openApp(stepUp(), { as: 'uma' });
    await expect.element(alert()).toHaveTextContent(/^There is no way to confirm that it’s you: your account has no/);
    await expect.element(button('Continue')).not.toBeInTheDocument();
  });

  test('can be loaded again when it could not be', async () => {
    const { world } = await openApp(stepUp(), { as: 'max', before: (world) => world.on('getMfaState').status(500) });
    await expect.element(alert()).toHaveTextContent('We couldn’t find out how you can confirm that it’s you.');
    expect(document.title).toMatch(/^Error: /);
    await world.faults.clear();
    await press('Try again');
    await expect.element(radio('Text message')).toBeVisible();
  });
});

describe('a started method', () => {
  test('says what to enter, each method in its words', { tags: 'long' }, async () => {
    await openApp(stepUp(), { as: 'max' });
    for (const [method, lead] of [
      ['Text message', /We sent a code to .*77\. It is valid until \d+:\d\d/],
      ['Phone call', /We are calling .*77 with a code\. It is valid until \d+:\d\d/],
      ['Email', /We sent a code to m.*@example\.com\. It is valid until \d+:\d\d/],
      ['Authenticator app', 'Please enter the code that your authenticator app shows now.'],
    ] as const) {
      await choose(method);
      await reads('Code', lead);
      await press('Choose another way');
    }
  });

  test('the backup code says what to enter', async () => {
    await openApp(stepUp(), { as: 'ann', scenario: 'secured-account' });
    await choose('Backup code');
    await reads('Backup code', 'Please enter one of your backup codes. Each code works once.');
  });

  test('that sent a code says so', { tags: 'long' }, async () => {
    await asksForCode();
    await expect.element(toast('We sent you a code.')).toBeVisible();
  });

  test('that sends none offers no new one', { tags: 'long' }, async () => {
    await asksForCode('Authenticator app');
    await expect.element(button(/^Send a new code/)).not.toBeInTheDocument();
    await expect.element(toast('We sent you a code.')).not.toBeInTheDocument();
  });

  test('keeps the pressed button in the page', async () => {
    await openApp(stepUp(), { as: 'max' });
    await expect.element(button('Continue')).toBeVisible();
    const pressed = button('Continue').element();
    await choose('Text message');
    expect(pressed.isConnected).toBe(true);
  });

  test('starts once for two presses', async () => {
    const opened = await openApp(stepUp(), { as: 'max' });
    await button('Continue').dblClick();
    await expect.element(field('Code')).toBeVisible();
    expect(await calls(opened, 'startMfaChallenge')).toBe(1);
  });

  test('asks for the level of the address', async () => {
    const { world } = await asksForCode('Email', `requiredLevel=2&redirectUrl=${settings}`);
    const [call] = await world.journal.list({ operationId: 'getMfaState' });
    expect(call?.url).toContain('requiredLevel=2');
  });

  test('can be left for another one', async () => {
    await asksForCode('Email');
    await press('Choose another way');
    await expect.element(radio('Email')).toBeChecked();
  });

  test('that was just asked for says to wait', { tags: 'long' }, async () => {
    await asksForCode('Email');
    await press('Choose another way');
    await press('Continue');
    await expect.element(alert()).toHaveTextContent(/^You asked for a code a moment ago\. Please wait before you ask/);
    await expect.element(button('Continue')).toHaveAttribute('aria-disabled', 'true');
    await radio('Text message').click();
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('can be chosen again when its wait is over', { tags: 'long' }, async () => {
    const { world } = await openApp(stepUp(), { as: 'max' });
    const headers = { 'Retry-After': '1' };
    await world.on('startMfaChallenge').times(1).answer({ status: 429, code: 'TOO_MANY_ATTEMPTS', headers });
    await press('Continue');
    await expect.element(page.getByRole('timer')).toBeVisible();
    await expect.element(alert()).not.toBeInTheDocument();
    await press('Continue');
    await expect.element(field('Code')).toBeVisible();
  });
});

describe('the end', () => {
  test.each([
    ['with a target is Cancel', `cancelUrl=${settings}`, 'Cancel', settings],
    ['without one logs out', '', 'Log out', '/auth/login'],
  ])('%s', async (_title, query, name, path) => {
    await openApp(stepUp(query), { as: 'max' });
    await press(name);
    await arrivesAt(path);
  });

  test.each([
    ['with the level already', { levelOfAssurance: 3 }],
    ['of another sign-in system', { method: 'Nexo' }],
    ['of single sign-on', { method: 'SSO' }],
  ] as const)('comes at once for a session %s', async (_session, options) => {
    const path = '/auth/change-password';
    const opened = await openApp(stepUp(`redirectUrl=${path}`), { before: (world) => world.signIn('pia', options) });
    await arrivesAt(path);
    expect(await calls(opened, 'startMfaChallenge')).toBe(0);
  });

  test('comes when another tab has confirmed it', async () => {
    const { world } = await openApp(stepUp(), { as: 'max' });
    await expect.element(radio('Email')).toBeVisible();
    const [session] = await world.state.read('sessions');
    await world.state.patch('sessions', String(session?.['id']), { levelOfAssurance: 3 });
    otherTabSays({ type: 'signed-in' });
    await arrivesAt(settings);
  });

  test.each([
    ['step-up-cancel', 'cancelUrl', (): Promise<void> => press('Cancel')],
    ['step-up-success', 'redirectUrl', async (world: MockWorld) => type('Code', await sentCode(world))],
    ['step-up-error', 'cancelUrl', async (world: MockWorld) => type('Code', wrongFor(await sentCode(world)))],
  ])('tells the mobile app %s, and leads to its %s', async (event, target, act) => {
    const postMessage = vi.fn();
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('ReactNativeWebView', { postMessage });
    const { world } = await asksForCode('Email', `${target}=${settings}`);
    await world.given.limits({ oneTimeCodeTries: 1 });
    await act(world);
    await arrivesAt(settings);
    expect(postMessage.mock.calls).toEqual([[JSON.stringify({ type: event })]]);
  });
});

test('a user who has used a backup code is offered the usual method next time', { tags: 'long' }, async () => {
  await openApp(stepUp(), { as: 'ann', scenario: 'secured-account' });
  await choose('Backup code');
  await type('Backup code', '4KTM-9QXA');
  await press('Confirm');
  await arrivesAt(settings);
  expect(localStorage.getItem('step-up-method')).toBeNull();
});
