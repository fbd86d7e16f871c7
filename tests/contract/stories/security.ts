import { applyScenario } from '../../../mock-server/seed';
import { totpCode } from '../../../mock-server/rules/factors/totp';
import { newCaller, newestCode, ORIGIN, textAt } from '../../../mock-server/testing/client';
import { createPasskey, signInWith } from '../../../mock-server/testing/passkeys';
import { SoftAuthenticator } from '../../../mock-server/testing/soft-authenticator';
import { GOOD_PASSWORD } from '../../../mock-server/testing/passwords';
import type { Stories } from './story';

/** Stories of account security: the life of a passkey, second steps, sessions, activity. */
export const securityStories: Stories = {
  async 'a person creates a passkey, signs in with it, renames and deletes it'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const { authenticator } = await createPasskey(ann);
    await ann.expect('listPasskeys', '200');
    const browser = newCaller(world);
    await signInWith(browser, authenticator);
    const id = world.db.persons.get('ann')?.passkeys[0]?.id ?? '';
    await browser.expect('renamePasskey', '200', { path: { id }, body: { name: 'Laptop' } });
    await browser.expect('renamePasskey', '404 NOT_FOUND', { path: { id: 'none' }, body: { name: 'Laptop' } });
    await browser.expect('setPasskeyOffer', '204', { body: { isWanted: false } });
    await browser.expect('deletePasskey', '404 NOT_FOUND', { path: { id: 'none' } });
    await browser.expect('deletePasskey', '200', { path: { id } });
    await signInWith(newCaller(world), authenticator);
  },
  async 'a passkey does not sign in with a used challenge, from another origin, or too often'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const { authenticator } = await createPasskey(ann);
    const browser = newCaller(world);
    const credential = authenticator.answer('Y2hhbGxlbmdl', { origin: ORIGIN });
    const foreign = { path: { id: 'none' }, body: { credential } };
    await browser.expect('finishPasskeySignIn', '422 CHALLENGE_EXPIRED', foreign);
    for (let n = 0; n <= world.limits.passkeyFailures; n += 1)
      await signInWith(browser, authenticator, { origin: 'https://evil.example' });
    for (let n = 0; n < world.limits.passkeyStarts; n += 1) await browser.call('startPasskeySignIn');
    await browser.expect('startPasskeySignIn', '429 TOO_MANY_ATTEMPTS');
  },
  async 'a creation is refused for each reason'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    await createPasskey(ann, 'one');
    const register = async (name: string, ceremony: { origin: string }) => {
      const started = await ann.call('startPasskeyRegistration', { body: {} });
      if (started.status !== 201) return started;
      const challenge = textAt(started, 'publicKey.challenge');
      return ann.call('registerPasskey', {
        path: { id: textAt(started, 'id') },
        body: { credential: new SoftAuthenticator(name).create(challenge, ceremony) },
      });
    };
    await register('one', { origin: ORIGIN });
    const unused = await ann.expect('startPasskeyRegistration', '201', { body: {} });
    const late = new SoftAuthenticator('late').create(textAt(unused, 'publicKey.challenge'), { origin: ORIGIN });
    const path = { id: textAt(unused, 'id') };
    for (let n = 2; n <= world.limits.passkeysMost; n += 1) await register(`credential-${n}`, { origin: ORIGIN });
    await ann.expect('startPasskeyRegistration', '409 PASSKEY_LIMIT_REACHED', { body: {} });
    await ann.expect('registerPasskey', '409 PASSKEY_LIMIT_REACHED', { path, body: { credential: late } });
    await ann.expect('registerPasskey', '422 CHALLENGE_EXPIRED', { path, body: { credential: late } });
    const [first] = world.db.persons.get('ann')?.passkeys ?? [];
    await ann.expect('deletePasskey', '200', { path: { id: first?.id ?? '' } });
    for (let n = 0; n <= world.limits.passkeyFailures; n += 1)
      await register(`wrong-${n}`, { origin: 'https://evil.example' });
  },
  async 'a person begins too many creations, and an automatic one too late'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    await ann.expect('startPasskeyRegistration', '201', { body: { isAutomatic: true } });
    for (let n = 0; n < world.limits.passkeyStarts; n += 1) await ann.call('startPasskeyRegistration', { body: {} });
    await ann.expect('startPasskeyRegistration', '429 TOO_MANY_ATTEMPTS', { body: {} });
    world.clock.advance(world.limits.stepUpFreshMs + 1);
    await ann.expect('startPasskeyRegistration', '422 SIGN_IN_TOO_OLD', { body: { isAutomatic: true } });
  },
  async 'a person keeps the last way to sign in'(world) {
    await applyScenario(world, 'passkey-only');
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const id = world.db.persons.get('ann')?.passkeys[0]?.id ?? '';
    await ann.expect('deletePasskey', '409 LAST_WAY_TO_SIGN_IN', { path: { id } });
  },
  async 'a passkey of a suspended or inactive person does not sign in'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    const { authenticator } = await createPasskey(ann);
    await world.db.persons.patch('ann', { isInactive: true });
    await signInWith(newCaller(world), authenticator);
    await world.db.persons.patch('ann', { isInactive: false });
    for (const one of world.db.associates.findMany((q) => q.where({ personId: 'ann' })))
      await world.db.associates.patch(one.id, { suspended: true });
    await signInWith(newCaller(world), authenticator);
  },
  async 'no sign-in with a passkey where account security is off'(world) {
    await applyScenario(world, 'no-account-security');
    const browser = newCaller(world);
    await browser.expect('startPasskeySignIn', '404 NOT_FOUND');
    const credential = new SoftAuthenticator('one').answer('Y2hhbGxlbmdl', { origin: ORIGIN });
    await browser.expect('finishPasskeySignIn', '404 NOT_FOUND', { path: { id: 'any' }, body: { credential } });
  },
  async 'a person signs in with a mailed code, once'(world) {
    const visitor = newCaller(world);
    const body = { username: 'ann.lee' };
    const early = { id: textAt(await visitor.expect('startCodeSignIn', '201', { body }), 'id') };
    const path = { id: textAt(await visitor.expect('startCodeSignIn', '201', { body }), 'id') };
    const code = newestCode(world, 'ann@example.com');
    await visitor.expect('finishCodeSignIn', '422 CODE_EXPIRED', { path: early, body: { code } });
    await visitor.expect('finishCodeSignIn', '422 CODE_INCORRECT', { path, body: { code: '000000' } });
    await visitor.expect('finishCodeSignIn', '200', { path, body: { code } });
    await visitor.expect('checkAuthentication', '200');
    await visitor.expect('listActivity', '200', { query: { limit: 2 } });
    await visitor.expect('finishCodeSignIn', '422 CODE_EXPIRED', { path, body: { code } });
  },
  async 'wrong, late and too many mailed codes sign nobody in, and held people stay out'(world) {
    const start = async (username: string) => {
      const started = await newCaller(world).expect('startCodeSignIn', '201', { body: { username } });
      return (body: { code: string }) =>
        newCaller(world).call('finishCodeSignIn', { path: { id: textAt(started, 'id') }, body });
    };
    for (const username of ['ann.lee', 'nobody']) {
      const finish = await start(username);
      for (let n = 0; n <= world.limits.oneTimeCodeTries; n += 1) await finish({ code: '000000' });
      const late = await start(username);
      world.clock.advance(world.limits.oneTimeCodeMs);
      await late({ code: '000000' });
    }
    for (const username of ['sue.suspended', 'ines.inactive']) {
      const finish = await start(username);
      await finish({ code: world.outbox.list().at(-1)?.code ?? '' });
    }
    for (let n = 0; n < world.limits.recoveryRequests; n += 1) await start('unknown');
    await newCaller(world).expect('startCodeSignIn', '429 TOO_MANY_ATTEMPTS', { body: { username: 'Unknown' } });
  },
  async 'a person resets the password with the code of the mail'(world) {
    const visitor = newCaller(world);
    const redeem = (code: string, identifier = 'ann@example.com') => ({ body: { identifier, code } });
    await visitor.expect('requestPasswordReset', '204', { body: { identifier: 'ann@example.com' } });
    const code = newestCode(world, 'ann@example.com');
    await visitor.expect('redeemPasswordResetCode', '422 CODE_INCORRECT', redeem('000000'));
    await visitor.expect('redeemPasswordResetCode', '422 CODE_INCORRECT', redeem(code, 'ben@example.com'));
    const token = textAt(await visitor.expect('redeemPasswordResetCode', '200', redeem(code)), 'token');
    world.clock.advance(world.limits.oneTimeCodeMs);
    await visitor.expect('redeemPasswordResetCode', '422 CODE_EXPIRED', redeem(code));
    const data = { password: GOOD_PASSWORD };
    await visitor.expect('executeToken', '204', { body: { kind: 'resetPassword', token, data } });
    await visitor.expect('redeemPasswordResetCode', '422 CODE_INCORRECT', redeem(code));
    for (let n = 0; n < world.limits.oneTimeCodeTries; n += 1)
      await visitor.call('redeemPasswordResetCode', redeem('000000', 'nobody@example.com'));
    await visitor.expect('redeemPasswordResetCode', '429 TOO_MANY_ATTEMPTS', redeem(code, 'nobody@example.com'));
  },
  async 'a person adds an authenticator app after wrong codes, and removes it'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    await ann.expect('getAccountSecurity', '200');
    await ann.expect('confirmAuthenticatorApp', '422 CODE_EXPIRED', { body: { code: '000000' } });
    await ann.expect('removeAuthenticatorApp', '404 NOT_FOUND');
    await ann.expect('startAuthenticatorApp', '201');
    for (let n = 1; n < world.limits.authenticatorTries; n += 1)
      await ann.expect('confirmAuthenticatorApp', '422 CODE_INCORRECT', { body: { code: '000000' } });
    await ann.expect('confirmAuthenticatorApp', '429 TOO_MANY_ATTEMPTS', { body: { code: '000000' } });
    world.clock.advance(world.limits.authenticatorSetupMs);
    const again = await newCaller(world).signIn('ann', { level: 3 });
    const secret = textAt(await again.expect('startAuthenticatorApp', '201'), 'secret');
    await again.expect('confirmAuthenticatorApp', '200', { body: { code: await totpCode(secret, world.clock.now()) } });
    await again.expect('removeAuthenticatorApp', '204');
  },
  async 'a person ends other sessions and a trust, and reads the activity'(world) {
    await applyScenario(world, 'trusted-devices');
    const ann = await newCaller(world).signIn('ann');
    await ann.expect('listSessions', '200');
    const other = world.db.sessions.findFirst((q) =>
      q.where(({ personId, id }) => personId === 'ann' && id !== ann.cookies.get('session')),
    );
    await ann.expect('endSession', '204', { path: { id: other?.publicId ?? '' } });
    await ann.expect('endSession', '404 NOT_FOUND', { path: { id: other?.publicId ?? '' } });
    await ann.expect('endDeviceTrust', '204', { path: { id: 'device-1' } });
    await ann.expect('endDeviceTrust', '404 NOT_FOUND', { path: { id: 'device-1' } });
    await ann.expect('endOtherSessions', '200');
    await ann.expect('listActivity', '200', { query: { limit: 5 } });
  },
};
