import type { Handlers } from '../define';
import { clearAttempts, refuseLocked, takeAttempt } from '../../rules/attempts';
import { createChallenge } from '../../rules/challenges';
import { toBase64Url } from '../../rules/base64url';
import { findPasskey, notePasskeyUse, relyingParty, verifyAssertion } from '../../rules/factors/passkey';
import { ACCOUNT_SECURITY, isFlagOn } from '../../rules/flags';
import { isoTime } from '../../rules/persons';
import { mayUsePasskey } from '../../rules/security/access';
import { record } from '../../rules/security/activity';
import { accountOf } from '../../rules/security/passkey-account';
import { deviceOf } from '../../world/user-agent';
import { refusalOf, signIn } from '../../rules/sign-in';

/** Sign-in with a passkey, without a username. */
export const passkeySignInHandlers = {
  async startPasskeySignIn({ world, headers, origin, respond, fail }) {
    if (!isFlagOn(world, ACCOUNT_SECURITY, null)) return fail(404, 'NOT_FOUND');
    const { passkeyChallengeMs } = world.limits;
    await takeAttempt(world, `passkeyStart:${addressOf(headers)}`);
    const started = await createChallenge(world, {
      kind: 'sign-in',
      // Only the passkey will tell whose sign-in it is.
      personId: '',
      purpose: 'passkeySignIn',
      method: 'PASSKEY',
      requiredLevel: world.limits.stepUpLevel,
      target: toBase64Url(world.random.hex(32)),
      lifeMs: passkeyChallengeMs,
    });
    return respond(201, {
      id: started.id,
      expiresAt: isoTime(started.expiresAt),
      publicKey: {
        challenge: started.target,
        timeout: passkeyChallengeMs,
        rpId: relyingParty(origin),
        userVerification: 'preferred',
      },
    });
  },

  async finishPasskeySignIn({ world, path, body, headers, cookies: sent, origin, respond, fail }) {
    if (!isFlagOn(world, ACCOUNT_SECURITY, null)) return fail(404, 'NOT_FOUND');
    const challenge = world.db.challenges.get(path.id);
    const now = world.clock.now();
    if (challenge?.purpose !== 'passkeySignIn' || challenge.isDone || challenge.expiresAt <= now)
      return fail(422, 'CHALLENGE_EXPIRED');
    // A challenge serves once, whatever the outcome.
    await world.db.challenges.set(challenge, { isDone: true });
    const found = findPasskey(world, body.credential.id);
    const subject = `passkeyFailure:${found?.person.id ?? addressOf(headers)}`;
    refuseLocked(world, subject);
    if (!found) return refuse('PASSKEY_UNKNOWN');
    const { person, passkey } = found;
    const device = deviceOf(headers['user-agent']);
    const verified =
      person.authenticationMethod === 'Lifion' && mayUsePasskey(world, person)
        ? await verifyAssertion(person, passkey, body.credential, {
            challenge: challenge.target,
            origin,
            isUserVerificationRequired: false,
          })
        : null;
    if (!verified) {
      await record(world, person.id, 'SIGN_IN_FAILED', { method: 'PASSKEY', subject: passkey.name, device });
      return refuse('PASSKEY_REFUSED');
    }
    const refusal = refusalOf(world, person);
    if (refusal) return fail(423, refusal);
    await clearAttempts(world, subject);
    if (verified.isCounterStale)
      await record(world, person.id, 'PASSKEY_COUNTER_ODD', { subject: passkey.name, device });
    await notePasskeyUse(world, person, passkey, verified);
    const level = verified.isUserVerified ? Math.max(passkey.level, world.limits.loginLevel) : world.limits.loginLevel;
    const userAgent = headers['user-agent'];
    const response = await signIn(world, person, { cookies: sent, userAgent, origin, level, passkeyId: passkey.id });
    return respond(
      200,
      { ...response.body, levelOfAssurance: level, account: await accountOf(world, person, origin) },
      { cookies: response.cookies },
    );

    async function refuse(code: 'PASSKEY_UNKNOWN' | 'PASSKEY_REFUSED') {
      await takeAttempt(world, subject);
      return fail(401, code);
    }
  },
} satisfies Partial<Handlers>;

/** Behind a front server, a header has the network address of the caller. */
function addressOf(headers: Readonly<Record<string, string>>): string {
  return headers['x-forwarded-for']?.split(',')[0]?.trim() ?? 'local';
}
