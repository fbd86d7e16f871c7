import type { Handlers } from '../define';
import { countAttempt, refuseLocked, retryAfter, takeAttempt } from '../../rules/attempts';
import { createChallenge } from '../../rules/challenges';
import { type CodeVerdict, judgeCode, refusalDetails, sendCode } from '../../rules/factors/one-time-code';
import { isoTime, personByIdentifier, personByUsername } from '../../rules/persons';
import { addressOfCodes, isCodeSignInOffered } from '../../rules/security/access';
import { record } from '../../rules/security/activity';
import { refusalOf, signIn } from '../../rules/sign-in';
import { countTry, pendingCode } from '../../rules/tokens';
import { deviceOf } from '../../world/user-agent';

const PURPOSE = 'codeSignIn';

/** Sign-in, and the reset of a password, with a mailed code. No response tells whether a person exists. */
export const codeSignInHandlers = {
  async startCodeSignIn({ world, body, respond, fail }) {
    if (!isCodeSignInOffered(world)) return fail(404, 'NOT_FOUND');
    await takeAttempt(world, `signInCode:${body.username.toLowerCase()}`);
    const { oneTimeCodeDigits, oneTimeCodeMs, resendCooldownMs } = world.limits;
    const person = personByUsername(world, body.username);
    const to = person ? addressOfCodes(world, person) : null;
    const code = world.random.digits(oneTimeCodeDigits);
    const started = await createChallenge(world, {
      kind: 'sign-in',
      personId: to === null ? '' : (person?.id ?? ''),
      purpose: PURPOSE,
      method: 'EMAIL',
      target: body.username.toLowerCase(),
      code: to === null ? null : code,
      lifeMs: oneTimeCodeMs,
    });
    // The new code ends the one before. That of an unknown name ends alike, or it would tell itself apart.
    for (const earlier of world.db.challenges.findMany((q) => q.where({ purpose: PURPOSE, target: started.target })))
      if (earlier.id !== started.id) await world.db.challenges.set(earlier, { isDone: true });
    // The mails count by person, whatever names they are asked by. The response must not tell.
    if (to !== null && (await countAttempt(world, `recoveryMail:${started.personId}:signIn`)) === null)
      sendCode(world, { channel: 'email', to, kind: 'signIn', code, subject: 'Your code to log in' });
    return respond(201, {
      id: started.id,
      expiresAt: isoTime(started.expiresAt),
      resendAfterSeconds: Math.ceil(resendCooldownMs / 1000),
      codeLength: oneTimeCodeDigits,
    });
  },

  async finishCodeSignIn({ world, path, body, headers, cookies: sent, origin, respond, fail }) {
    if (!isCodeSignInOffered(world)) return fail(404, 'NOT_FOUND');
    const { limits, clock } = world;
    const challenge = world.db.challenges.get(path.id);
    if (challenge?.purpose !== PURPOSE || challenge.isDone) return fail(422, 'CODE_EXPIRED');
    const person = world.db.persons.get(challenge.personId);
    const device = deviceOf(headers['user-agent']);
    const verdict = judgeCode(body.code, challenge, clock.now(), limits);
    if (verdict !== 'right' || !person) {
      await world.db.challenges.set(challenge, ({ tries }) => ({ tries: tries + 1 }));
      if (person && verdict !== 'CODE_EXPIRED')
        await record(world, person.id, 'SIGN_IN_FAILED', { method: 'EMAIL_CODE', device });
      return refused(verdict, challenge.tries, challenge.expiresAt);
    }
    await world.db.challenges.set(challenge, { isDone: true });
    const refusal = refusalOf(world, person);
    if (refusal) return fail(423, refusal);
    const attempt = { cookies: sent, userAgent: headers['user-agent'], origin, level: limits.loginLevel };
    const { body: response, cookies } = await signIn(world, person, { ...attempt, isByCode: true });
    return respond(200, response, { cookies });

    function refused(verdict: CodeVerdict, tries: number, expiresAt: number) {
      if (verdict === 'TOO_MANY_ATTEMPTS')
        return fail(429, verdict, retryAfter(Math.max(1, Math.ceil((expiresAt - clock.now()) / 1000))));
      const details = refusalDetails(verdict, tries, limits);
      return fail(422, verdict === 'CODE_EXPIRED' ? verdict : 'CODE_INCORRECT', { field: 'code', ...details });
    }
  },

  async redeemPasswordResetCode({ world, body, respond, fail }) {
    if (!isCodeSignInOffered(world)) return fail(404, 'NOT_FOUND');
    // Known and unknown addresses count alike.
    const subject = `resetCode:${body.identifier.toLowerCase()}`;
    refuseLocked(world, subject);
    const personId = personByIdentifier(world, body.identifier)?.id ?? '';
    const mailed = world.db.tokens
      .findMany((q) => q.where({ kind: 'resetPassword', personId, state: 'open' }))
      .findLast(({ code }) => code !== null);
    const now = world.clock.now();
    const pending = mailed && pendingCode(world, mailed);
    // A wrong code must not tell that a mail was sent. So only the right code is told to be too old.
    const isRight = pending && judgeCode(body.code, { ...pending, expiresAt: Infinity }, now, world.limits) === 'right';
    if (isRight && pending.expiresAt > now) return respond(200, { token: mailed.token });
    if (mailed) await countTry(world, mailed);
    await takeAttempt(world, subject);
    return fail(422, isRight ? 'CODE_EXPIRED' : 'CODE_INCORRECT', { field: 'code' });
  },
} satisfies Partial<Handlers>;
