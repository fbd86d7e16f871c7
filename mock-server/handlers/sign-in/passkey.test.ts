import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../seed';
import { seedAuthenticator } from '../../testing/authenticator';
import { type Caller, newCaller, testWorld } from '../../testing/client';
import { answered } from '../../testing/passkeys';

/** What `verifyMfaChallenge` takes: the answer of the seed's passkey. */
async function answer(caller: Caller, ceremony = {}) {
  const started = await caller.expect('startMfaChallenge', '201', { body: { methodId: 'passkey', requiredLevel: 3 } });
  return answered(started, seedAuthenticator, ceremony);
}

const pia = async () => newCaller(await testWorld()).signIn('pia');

describe('step-up by passkey (WebAuthn)', () => {
  test("raises the level of assurance, and stores the authenticator's counter", async () => {
    const caller = await pia();
    const response = await caller.expect('verifyMfaChallenge', '200', await answer(caller, { counter: 7 }));
    expect(response.body).toEqual({ levelOfAssurance: 3 });
    expect(caller.world.db.persons.get('pia')?.passkeys[0]?.counter).toBe(7);
  });

  test('works for any person to whom a scenario gives all five methods', async () => {
    const world = await testWorld();
    await applyScenario(world, 'all-mfa-methods', { person: 'ben' });
    const ben = await newCaller(world).signIn('ben');
    await ben.expect('verifyMfaChallenge', '200', await answer(ben));
  });
});
