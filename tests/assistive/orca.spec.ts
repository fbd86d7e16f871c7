import { GOOD } from '../support/verbs/password-recovery';
import { PASSWORD } from '../support/verbs/sign-in';
import { sentCode, verifyPage } from '../support/verbs/contact-verification';
import { codeFor } from '../support/verbs/create-account';
import { wrongFor } from '../support/verbs/step-up';
import { test } from './orca/journey';

/**
 * What Orca says of the app in Firefox, on journeys by keyboard alone. spoken/ has a file for each journey: the keys, and
 * the sentences after them. Read the change of such a file like a change of code. To write the files:
 * `npx playwright test --project=assistive-orca -u`.
 */
test('sign-in with a wrong password', async ({ journey }) => {
  await journey.opens('/auth/login', { at: 'input[name="username"]' });
  await journey.keys('ann.lee', 'Return');
  await journey.keys('Wrong-Harbor-1', 'Return');
  await journey.keys(PASSWORD, 'Return');
});

test('a lockout', async ({ journey, world }) => {
  await world.scenario('locked-out');
  await journey.opens('/auth/login', { at: 'input[name="username"]' });
  await journey.keys('ann.lee', 'Return');
  await journey.keys(PASSWORD, 'Return');
});

test('a challenge', async ({ journey, world }) => {
  await world.state.patch('persons', 'ann', { failedLogins: 2 });
  await journey.opens('/auth/login', { at: 'input[name="username"]' });
  await journey.keys('ann.lee', 'Return');
  await journey.keys('Wrong-Harbor-1', 'Return');
  await journey.keys(PASSWORD, 'Return');
  await journey.keys('Tab');
  await journey.keys('space');
});

test('a username that could not be checked', async ({ journey, world }) => {
  await world.on('checkAuthPathByUsername').times(1).status(503);
  await journey.opens('/auth/login', { at: 'input[name="username"]' });
  await journey.keys('ann.lee', 'Return');
});

test('a forgotten password', async ({ journey }) => {
  await journey.opens('/auth/forgot-password/request', { at: 'input' });
  await journey.keys('ann.lee', 'Return');
  await journey.keys('Return');
  await journey.keys('@example.com', 'Return');
});

test('a new password by link', async ({ journey }) => {
  await journey.opens('/auth/forgot-password/reset?token=reset-valid', { at: 'input[autocomplete="new-password"]' });
  await journey.keys(GOOD.slice(0, 7));
  await journey.keys('Return');
  await journey.keys(GOOD.slice(7));
  await journey.keys('Return');
});

test('a new account', async ({ journey, world }) => {
  await journey.opens('/auth/create-account/invite-no-check', { at: 'input[name="email"]' });
  await journey.keys('Tab');
  await journey.keys('nell.byrne@example.com');
  await journey.from('input[type="checkbox"]');
  await journey.keys('space', 'Return');
  await journey.keys('ctrl+a', 'nell@example.com', 'Return');
  const { code } = await codeFor(world, 'nell@example.com');
  await journey.keys('Tab');
  await journey.types('a wrong code', wrongFor(code), 'Return');
  await journey.types('the right code', 'ctrl+a', code, 'Return');
});

test('a contact is verified', async ({ journey, world }) => {
  await journey.opens(verifyPage('type=email&purpose=personal'), { person: 'uma', at: 'input' });
  const code = await sentCode(world);
  await journey.types('a wrong code', wrongFor(code), 'Return');
  await journey.types('the right code', 'ctrl+a', code, 'Return');
});

test('the code of a step-up', async ({ journey }) => {
  await journey.opens('/auth/step-up?requiredLevel=3', { person: 'max', at: 'input[type="radio"]:checked' });
  await journey.keys('Return');
  await journey.keys('000000', 'Return');
});

test('an agreement', async ({ journey }) => {
  const agreements = Buffer.from(JSON.stringify(['terms-of-service', 'privacy-policy'])).toString('base64');
  await journey.opens(`/auth/user/legal-agreements?agreements=${agreements}`, {
    person: 'lea',
    at: 'input[type="checkbox"]',
  });
  await journey.keys('Return');
  await journey.keys('space', 'Return');
});

test('the dialog of a new contact', async ({ journey, tab }) => {
  await journey.opens('/auth/account-settings/contact-info', { person: 'ann' });
  await journey.when('Add Contact', () => tab.locator('::-p-aria([name="Add Contact"][role="button"])').click());
  await journey.keys('Tab');
  await journey.keys('nobody', 'Return');
  await journey.keys('Escape');
  await journey.keys('Tab', 'Return');
});

test('a change of password', async ({ journey }) => {
  await journey.opens('/auth/account-settings/change-password', {
    person: 'ann',
    at: 'input[autocomplete="current-password"]',
  });
  await journey.keys('Wrong-Harbor-1', 'Tab', 'Tab');
  await journey.keys('Windy-Meadow-17');
  await journey.keys('Return');
});

test('another company', async ({ journey }) => {
  await journey.opens('/auth/account-settings/switch-clients', { person: 'ben', at: 'main li button' });
  await journey.keys('Return');
});

test('the warning before a session ends', async ({ journey, tab, world }) => {
  await world.scenario('short-session', { seconds: 75 });
  await journey.opens('/auth/account-settings/devices', { person: 'ann' });
  await journey.when('the warning comes', () => tab.waitForSelector('dialog[open]', { timeout: 60_000 }));
  await journey.keys('Return');
});

test('the end of a session', async ({ journey, tab, open, world }) => {
  await world.scenario('short-session', { seconds: 20 });
  await journey.when('a session of 20 seconds ends', async () => {
    await open('/auth/account-settings/devices', 'ann');
    await tab.waitForFunction(() => location.pathname.endsWith('/login'), { timeout: 60_000 });
  });
});
