import { applyScenario } from '../../../mock-server/seed';
import { totpCode } from '../../../mock-server/rules/factors/totp';
import { newCaller, ORIGIN, textAt } from '../../../mock-server/testing/client';
import { createPasskey, signInWith } from '../../../mock-server/testing/passkeys';
import { SoftAuthenticator } from '../../../mock-server/testing/soft-authenticator';
import type { Stories } from './story';
import { lifeOfAPasskey } from './security-passkeys';

/** Stories of account security: the life of a passkey, second steps, sessions, activity. */
export const securityStories: Stories = {
  ...lifeOfAPasskey,
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
  async 'a person makes backup codes and keeps them'(world) {
    const ann = await newCaller(world).signIn('ann', { level: 3 });
    await ann.expect('keepBackupCodes', '404 NOT_FOUND', { path: { id: 'none' } });
    const id = textAt(await ann.expect('createBackupCodes', '201'), 'id');
    await ann.expect('keepBackupCodes', '200', { path: { id } });
    const stale = await newCaller(world).signIn('ann');
    await stale.expect('createBackupCodes', '412 BLOCKED_BY_OBLIGATION');
  },
  async 'a person ends other sessions and reads the activity'(world) {
    await applyScenario(world, 'secured-account');
    const ann = await newCaller(world).signIn('ann');
    await ann.expect('listSessions', '200');
    const other = world.db.sessions.findFirst((q) =>
      q.where(({ personId, id }) => personId === 'ann' && id !== ann.cookies.get('session')),
    );
    await ann.expect('endSession', '204', { path: { id: other?.publicId ?? '' } });
    await ann.expect('endSession', '404 NOT_FOUND', { path: { id: other?.publicId ?? '' } });
    await ann.expect('endOtherSessions', '200');
    await ann.expect('listActivity', '200', { query: { limit: 5 } });
  },
};
