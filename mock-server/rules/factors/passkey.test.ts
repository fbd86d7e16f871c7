import { describe, expect, test } from 'vitest';
import { newCaller, ORIGIN, testWorld } from '../../testing/client';
import { createPasskey, signInWith } from '../../testing/passkeys';
import { SoftAuthenticator } from '../../testing/soft-authenticator';
import { verifyAssertion, verifyRegistration } from './passkey';

/** Ann has two passkeys, and Ben one. */
async function threePasskeys() {
  const world = await testWorld();
  const ann = await newCaller(world).signIn('ann', { level: 3 });
  const { authenticator: first } = await createPasskey(ann, 'credential-1');
  const { authenticator: second } = await createPasskey(ann, 'credential-2');
  const ben = await newCaller(world).signIn('ben', { level: 3 });
  const { authenticator: his } = await createPasskey(ben, 'credential-3');
  return { world, first, second, his };
}

describe('a passkey', () => {
  test('signs in its own person, and its use is noted', async () => {
    const { world, second, his } = await threePasskeys();
    for (const [authenticator, personId] of [
      [second, 'ann'],
      [his, 'ben'],
    ] as const) {
      const browser = newCaller(world);
      await signInWith(browser, authenticator);
      expect((await browser.expect('getMe', '200')).body).toMatchObject({ personId });
    }
    const used = world.db.persons.get('ann')?.passkeys.map(({ lastUsedAt }) => lastUsedAt);
    expect(used).toEqual([null, world.clock.now()]);
  });

  test('may come with an empty user handle, as some authenticators send it', async () => {
    const { world, first } = await threePasskeys();
    expect((await signInWith(newCaller(world), first, { userHandle: '' })).is).toBe('200');
  });
});

describe('bytes that no authenticator made', () => {
  test('are no assertion', async () => {
    const { world, first } = await threePasskeys();
    const ann = world.db.persons.get('ann');
    const [passkey] = ann?.passkeys ?? [];
    if (!ann || !passkey) throw new Error('Ann has no passkey.');
    const response = first.answer('challenge', { origin: ORIGIN });
    const broken = { ...response, response: { ...response.response, authenticatorData: 'AAAA' } };
    const expected = { challenge: 'challenge', origin: ORIGIN, isUserVerificationRequired: false };
    expect(await verifyAssertion(ann, passkey, broken, expected)).toBeNull();
  });

  test('are no registration', async () => {
    const credential = new SoftAuthenticator('one').create('challenge', { origin: ORIGIN });
    const broken = { ...credential, response: { ...credential.response, attestationObject: 'AAAA' } };
    const expected = { challenge: 'challenge', origin: ORIGIN, isAutomatic: false };
    expect(await verifyRegistration(broken, expected)).toBeNull();
  });
});
