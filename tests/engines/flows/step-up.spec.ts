import { totpCode } from '../../../mock-server/rules/factors/totp';
import { expect, test } from '../test';
import { hasWebAuthn } from '../user/web-authn';

const target = '/auth/account-settings/contact-info';
const stepUp = `/auth/step-up?redirectUrl=${target}`;
/** The secret of pia's authenticator app (mock-server/seed/personas/sign-in.ts). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('a code by text message confirms the identity, after a wrong one', async ({ user, world, signInAs }) => {
  await signInAs('pia');
  await user.goto(stepUp);
  await user.check('radio', /^Text message/);
  await user.press('Continue');
  await user.see('field', 'Code');
  const code = (await world.outbox.waitFor({ kind: 'stepUp' })).code ?? '';
  await user.fill('Code', code === '000000' ? '111111' : '000000');
  await user.press('Confirm');
  await user.seeText('This code is not correct. Please check it, or ask for a new one.');
  await user.fill('Code', code);
  await user.press('Confirm');
  await user.arrivesAt(target);
});

test('the code of an authenticator app confirms the identity', { tag: '@quick' }, async ({ user, world, signInAs }) => {
  await signInAs('pia');
  await user.goto(stepUp);
  await user.check('radio', /^Authenticator app/);
  await user.press('Continue');
  await user.see('field', 'Code');
  await user.fill('Code', await totpCode(secret, await world.clock.now()));
  await user.press('Confirm');
  await user.arrivesAt(target);
});

test('a passkey is offered where the engine has WebAuthn, and nowhere else', async ({ user, signInAs }) => {
  await signInAs('pia');
  await user.goto(stepUp);
  await user.see('radio', /^Text message/);
  const hasPasskeys = await hasWebAuthn(user);
  expect(await user.find({ role: 'radio', name: { pattern: '^Passkey', flags: '' } })).toHaveLength(
    hasPasskeys ? 1 : 0,
  );
  const chosen = (await user.find({ role: 'radio' })).filter(({ isChecked }) => isChecked);
  expect(chosen.map(({ name }) => name.split(' ')[0])).toEqual([hasPasskeys ? 'Passkey' : 'Authenticator']);
});

/** `@passkey`: only today's Chromium has a virtual authenticator. Chromium 107 ends when it signs. */
test(
  "a passkey confirms the identity, by the browser's authenticator",
  { tag: '@passkey' },
  async ({ user, signInAs }) => {
    await user.tab.plugInPasskey?.();
    await signInAs('pia');
    await user.goto(stepUp);
    await user.check('radio', /^Passkey/);
    await user.press('Continue');
    await user.arrivesAt(target);
  },
);
