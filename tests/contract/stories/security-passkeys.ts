import { applyScenario } from '../../../mock-server/seed';
import { newCaller, ORIGIN, textAt } from '../../../mock-server/testing/client';
import { createPasskey, signInWith } from '../../../mock-server/testing/passkeys';
import { SoftAuthenticator } from '../../../mock-server/testing/soft-authenticator';
import type { Stories } from './story';

/** Each way from creation to deletion, and each refusal. */
export const lifeOfAPasskey: Stories = {
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
    await browser.expect('finishPasskeySignIn', '422 CHALLENGE_EXPIRED', {
      path: { id: 'none' },
      body: { credential },
    });
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
};
