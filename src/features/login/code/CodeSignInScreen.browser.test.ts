import { describe, expect, test } from 'vitest';
import { type OpenedApp, openApp } from '../../../../tests/screens/app';
import { alerts, leadsTo, passTime, sent } from '../../../../tests/screens/recovery';
import { refusedAtField, refusedInAlert } from '../../../../tests/screens/refusals';
import { arrivesAt, button, field, follow, heading, press, sees, type } from '../../../../tests/screens/screen';
import { called, configure, enterUsername } from '../../../../tests/screens/sign-in';
import './CodeSignInScreen';
import './EmailCodeButton';
import '../LoginForm';

const ASK = 'Email me a code';

/** The page of the code, by the button below the password. */
async function asksForCode(username = 'ann.lee', options: Parameters<typeof openApp>[1] = {}): Promise<OpenedApp> {
  const opened = await openApp('/auth/login', options);
  await enterUsername(username);
  await press(ASK);
  await expect.element(heading('Enter the code')).toBeVisible();
  return opened;
}

const codeIn = async ({ world }: OpenedApp) => (await world.outbox.list({ kind: 'signIn' })).at(-1)?.code ?? '';

describe('the button for a mailed code', () => {
  test('comes with the password, and not before', async () => {
    await openApp('/auth/login');
    await expect.element(field('Username')).toHaveFocus();
    await expect.element(button(ASK)).not.toBeInTheDocument();
    await enterUsername('ann.lee');
    await expect.element(button(ASK)).toBeVisible();
  });

  test('is not there where the flag is off', async () => {
    const { world } = await openApp('/auth/login', { before: (w) => w.given.flag('enableCodeSignIn', false) });
    await enterUsername('ann.lee');
    await expect.poll(async () => (await world.journal.list({ path: 'enableCodeSignIn' })).length).toBe(1);
    await expect.element(button(ASK)).not.toBeInTheDocument();
  });

  test('asks for no flag where the platform has no account security', async () => {
    const [authentication, orchestrator, gateway] = [
      'authentication-service',
      'identity-orchestrator',
      'ui-gateway',
    ].map((service) => `/api/${service}/v0`);
    configure({ bases: { authentication, orchestrator, orchestratorV1: '/api/identity-orchestrator/v1', gateway } });
    const { world } = await openApp('/auth/login');
    await enterUsername('ann.lee');
    expect(await world.journal.list({ path: 'enableCodeSignIn' })).toEqual([]);
  });
});

describe('the page of the code', () => {
  test('signs in with the last digit, and goes where sign-in would', { tags: 'long' }, async () => {
    const opened = await asksForCode();
    await expect.element(field('Code')).toHaveFocus();
    await type('Code', await codeIn(opened));
    await expect.element(heading('Welcome, Ann')).toBeVisible();
    expect(await sent(opened.world, 'startCodeSignIn')).toEqual([{ username: 'ann.lee' }]);
  });

  test('remembers the username where the box was ticked', { tags: 'long' }, async () => {
    const opened = await openApp('/auth/login');
    await enterUsername('ann.lee');
    await field('Remember me on this device').click();
    await press(ASK);
    await expect.element(field('Code')).toBeVisible();
    expect(localStorage.getItem('remembered-username')).toBeNull();
    await type('Code', await codeIn(opened));
    await expect.element(heading('Welcome, Ann')).toBeVisible();
    expect(localStorage.getItem('remembered-username')).toBe('"ann.lee"');
  });

  test('says the same to a name that nobody has', { tags: 'long' }, async () => {
    const { world } = await asksForCode('nobody');
    await sees(/If there is a verified email address for nobody, we sent a code to it\. It is valid until /);
    await type('Code', '123456');
    await expect.element(field('Code')).toHaveAccessibleDescription(/This code is not correct/);
    expect(await world.outbox.list()).toEqual([]);
  });

  test('asks for no other code after a reload, and sends one on demand', { tags: 'long' }, async () => {
    const opened = await asksForCode();
    await expect.element(field('Code')).toBeVisible();
    await opened.again();
    await expect.element(field('Code')).toBeVisible();
    await called(opened.world, 'startCodeSignIn', 1);
    passTime(30);
    await press('Send a new code');
    await called(opened.world, 'startCodeSignIn', 2);
    await type('Code', await codeIn(opened));
    await expect.element(heading('Welcome, Ann')).toBeVisible();
  });

  test('leads back to the password of the same username', { tags: 'long' }, async () => {
    await asksForCode();
    await follow('Use your password');
    await expect.element(field('Password')).toBeVisible();
    await expect.element(field('Username')).toHaveValue('ann.lee');
  });

  test('leads who comes without a username to sign-in, with the target', async () => {
    await openApp('/auth/login-code?redirectUrl=%2Fview%2Fhome');
    await arrivesAt('/auth/login');
    expect(location.search).toBe('?redirectUrl=%2Fview%2Fhome');
  });

  test('says each refusal, with the focus at the field', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    await refusedAtField(world.on('finishCodeSignIn'), () => submitCode(), field('Code'), {
      CODE_INCORRECT: 'This code is not correct. Please check it and try again.',
    });
    await refusedInAlert(world.on('finishCodeSignIn'), () => submitCode(), field('Code'), {
      ASSOCIATE_SUSPENDED: 'Your account is suspended. Please contact your HR department.',
      ACCOUNT_INACTIVE: 'Your account is locked or inactive. Please contact your HR department.',
      SERVER_ERROR: 'We couldn’t log you in. Please try again.',
    });
  });

  test.each([
    ['CODE_EXPIRED', 'This code has expired. Please ask for a new one.'],
    ['TOO_MANY_ATTEMPTS', 'There were too many attempts with this code. Please ask for a new one.'],
  ])('takes no other code after %s', async (code, text) => {
    const { world } = await asksForCode();
    await refusedAtField(world.on('finishCodeSignIn'), () => submitCode(), field('Code'), { [code]: text });
    await type('Code', '654321');
    await expect.element(field('Code')).toHaveAccessibleDescription(expect.stringContaining(text));
    await called(world, 'finishCodeSignIn', 1);
  });

  test('waits after too many codes', { tags: 'long' }, async () => {
    const { world } = await asksForCode();
    await expect.element(field('Code')).toBeVisible();
    await world.on('startCodeSignIn').code('TOO_MANY_ATTEMPTS');
    passTime(30);
    await press('Send a new code');
    await alerts(/^You have asked for too many emails\. Please wait before you ask for another one\./);
    await expect.element(button(/^Send a new code in/)).toBeVisible();
    expect(document.title).toMatch(/^Error: /);
  });

  test('can ask again when no code was sent', async () => {
    const { world } = await asksForCode('ann.lee', { before: (w) => w.on('startCodeSignIn').nth(1).status(500) });
    await alerts('We couldn’t send the code. Please use your password.');
    await leadsTo('Use your password', '/auth/login');
    await press('Send a new code');
    await expect.element(field('Code')).toBeVisible();
    await called(world, 'startCodeSignIn', 2);
  });
});

async function submitCode(): Promise<void> {
  await type('Code', '');
  await type('Code', '123456');
}
