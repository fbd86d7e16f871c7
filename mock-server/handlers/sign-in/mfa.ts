import type { Challenge, Person, Session } from '../../world/store/collections';
import type { Handlers } from '../define';
import {
  attemptsLeft,
  clearAttempts,
  countAttempt,
  retryAfter,
  retryAfterMs,
  secondsLocked,
  takeAttempt,
} from '../../rules/attempts';
import { toBase64Url } from '../../rules/base64url';
import { createChallenge, isOwn } from '../../rules/challenges';
import { clearStepUp, stepUpAsked, stepUpReason } from '../../rules/obligations';
import { hashBackupCode } from '../../rules/factors/backup-codes';
import { judgeCode, sendCode } from '../../rules/factors/one-time-code';
import { changePasskey, notePasskeyUse, relyingParty, verifyAssertion } from '../../rules/factors/passkey';
import { isoTime, setSecurity } from '../../rules/persons';
import { totpStep } from '../../rules/factors/totp';
import { record } from '../../rules/security/activity';
import { tellByMail } from '../../rules/security/notice';
import { methodsOf } from '../../rules/security/step-up';
import { descriptorOf } from '../../rules/security/transports';
import { mayTrust, TRUST_COOKIE, trustDevice } from '../../rules/security/trust';
import { channelOf } from '../../world/message';
import { renewSession } from '../../world/sessions';
import type { World } from '../../world/world';

const LEVEL_MOST = 3;

/** Step-up: extra verification that raises the level of assurance of the session. */
export const mfaHandlers = {
  getMfaState({ world, session, person, query, respond }) {
    const requiredLevel = query.requiredLevel ?? world.limits.stepUpLevel;
    const isThere = session.levelOfAssurance >= requiredLevel && !session.isStepUpDue;
    return respond(200, {
      requiredLevel,
      levelOfAssurance: session.levelOfAssurance,
      authMethods: methodsOf(world, person).map(({ target: _, ...method }) => method),
      selectedAuthMethod: null,
      requiredUserAction: isThere ? 'none' : 'selectMethod',
      ...(isThere ? {} : stepUpReason(world, session)),
      ...(!isThere && mayTrust(world, session, person) ? { mayTrustDevice: true } : {}),
    });
  },

  async startMfaChallenge({ world, session, person, body, origin, respond, fail }) {
    const method = methodsOf(world, person).find(({ id }) => id === body.methodId);
    if (!method) return fail(404, 'NOT_FOUND');
    const locked = secondsLocked(world, failuresOf(person));
    if (locked !== null) return fail(429, 'TOO_MANY_ATTEMPTS', lockedFor(locked));
    const { oneTimeCodeMs, oneTimeCodeDigits, resendCooldownMs } = world.limits;
    const now = world.clock.now();
    const isSent = method.target !== '';
    if (isSent) {
      const open = world.db.challenges.findMany((q) =>
        q.where({ personId: person.id, method: method.type, target: method.target, isDone: false }),
      );
      const free = Math.max(...open.map(({ createdAt }) => createdAt)) + resendCooldownMs;
      if (free > now) return fail(429, 'TOO_MANY_ATTEMPTS', retryAfterMs(free - now));
      if (method.type !== 'EMAIL') await takeAttempt(world, `phoneCode:${person.id}`);
      for (const challenge of open)
        await world.db.challenges.set(challenge, ({ expiresAt }) => ({ expiresAt: Math.min(expiresAt, now) }));
    }
    const code = isSent ? world.random.digits(oneTimeCodeDigits) : null;
    const challenge = await createChallenge(world, {
      kind: 'challenge',
      personId: person.id,
      sessionId: session.publicId,
      purpose: 'stepUp',
      method: method.type,
      requiredLevel: body.requiredLevel,
      target: method.type === 'PASSKEY' ? toBase64Url(world.random.hex(32)) : method.target,
      code,
      lifeMs: oneTimeCodeMs,
    });
    const expiresAt = isoTime(challenge.expiresAt);
    if (method.type === 'PASSKEY') {
      return respond(201, {
        id: challenge.id,
        type: 'PASSKEY',
        requiredUserAction: 'usePasskey',
        expiresAt,
        publicKey: {
          challenge: challenge.target,
          rpId: relyingParty(origin),
          timeout: 60_000,
          userVerification: 'required',
          allowCredentials: person.passkeys.filter(({ level }) => level >= world.limits.stepUpLevel).map(descriptorOf),
        },
      });
    }
    if (code !== null) sendCode(world, { channel: channelOf(method.type), to: method.target, kind: 'stepUp', code });
    return respond(201, {
      id: challenge.id,
      type: method.type,
      requiredUserAction: 'enterCode',
      expiresAt,
      ...(method.destination === undefined ? {} : { destination: method.destination }),
      ...(isSent ? { resendAfterSeconds: Math.ceil(resendCooldownMs / 1000) } : {}),
      ...(method.type === 'BACKUP_CODE' ? {} : { codeLength: oneTimeCodeDigits }),
    });
  },

  async verifyMfaChallenge({ world, session, person, path, body, cookies: sent, origin, respond, fail }) {
    const locked = secondsLocked(world, failuresOf(person));
    if (locked !== null) return fail(429, 'TOO_MANY_ATTEMPTS', lockedFor(locked));
    const challenge = world.db.challenges.get(path.id);
    if (!isOwn(challenge, person, session) || challenge.purpose !== 'stepUp' || challenge.isDone)
      return fail(404, 'NOT_FOUND');
    const now = world.clock.now();
    if (challenge.expiresAt <= now) return fail(422, 'CODE_EXPIRED');
    const end = () => world.db.challenges.set(challenge, { isDone: true });
    if (!(await isRight(world, challenge, person, session, body, origin))) {
      const wait = await countAttempt(world, failuresOf(person));
      if (wait === null) {
        const details = { remainingAttempts: attemptsLeft(world, failuresOf(person)) };
        return fail(422, 'CODE_INCORRECT', { field: 'code', details });
      }
      await end();
      return fail(429, 'TOO_MANY_ATTEMPTS', lockedFor(wait));
    }
    await clearAttempts(world, failuresOf(person));
    await end();
    const levelOfAssurance = Math.max(session.levelOfAssurance, Math.min(challenge.requiredLevel, LEVEL_MOST));
    const isHigh = challenge.requiredLevel >= world.limits.stepUpLevel;
    const raised = { levelOfAssurance, ...(isHigh && { levelReachedAt: now, isStepUpDue: false }) };
    const cookies = await renewSession(world, session, raised);
    const isMet = stepUpAsked(world, { ...session, levelOfAssurance }) === null;
    if (body.trustDevice === true && isMet && mayTrust(world, session, person))
      cookies.push(await trustDevice(world, person, session, sent[TRUST_COOKIE]));
    // A passkey began the session, and another method raised its level. The passkey now reaches that level too.
    if (isHigh && session.passkeyId !== null)
      await changePasskey(world, person, session.passkeyId, { level: LEVEL_MOST });
    clearStepUp(world, person.id, levelOfAssurance);
    return respond(200, { levelOfAssurance }, { cookies });
  },
} satisfies Partial<Handlers>;

/** Wrong answers count for the person, because a new challenge with new tries costs nothing. */
function failuresOf(person: Person): string {
  return `stepUp:${person.id}`;
}

function lockedFor(seconds: number) {
  return { details: { ...retryAfter(seconds).details, remainingAttempts: 0 } };
}

type Answered =
  | { code: string }
  | Extract<Parameters<(typeof mfaHandlers)['verifyMfaChallenge']>[0]['body'], { credential: unknown }>;

async function isRight(
  world: World,
  challenge: Challenge,
  person: Person,
  session: Session,
  answered: Answered,
  origin: string,
): Promise<boolean> {
  const now = world.clock.now();
  if ('credential' in answered) {
    const passkey = person.passkeys.find(({ credentialId }) => credentialId === answered.credential.id);
    if (challenge.method !== 'PASSKEY' || !passkey || passkey.level < world.limits.stepUpLevel) return false;
    const expected = { challenge: challenge.target, origin, isUserVerificationRequired: true };
    const verified = await verifyAssertion(person, passkey, answered.credential, expected);
    if (!verified) return false;
    if (verified.isCounterStale)
      await record(world, person.id, 'PASSKEY_COUNTER_ODD', { subject: passkey.name, device: session.device });
    await notePasskeyUse(world, person, passkey, verified);
    return true;
  }
  if (challenge.method === 'TOTP') {
    const { totpSecret, security } = person;
    const step = totpSecret === null ? null : await totpStep(totpSecret, answered.code, now, security.totpLastStep);
    if (step !== null) await setSecurity(world, person, { totpLastStep: step });
    return step !== null;
  }
  if (challenge.method === 'BACKUP_CODE') return spendBackupCode(world, person, session, answered.code);
  return judgeCode(answered.code, challenge, now, world.limits) === 'right';
}

/** Tells the person by mail. Returns false when the code is not one of theirs. */
async function spendBackupCode(world: World, person: Person, session: Session, typed: string): Promise<boolean> {
  const hash = await hashBackupCode(typed);
  const { backupCodes } = person.security;
  if (!backupCodes?.hashes.includes(hash)) return false;
  const left = backupCodes.hashes.filter((one) => one !== hash);
  await setSecurity(world, person, { backupCodes: { ...backupCodes, hashes: left } });
  await record(world, person.id, 'BACKUP_CODE_USED', { device: session.device });
  tellByMail(world, person, `a backup code was used for your account. ${left.length} are left.`);
  return true;
}
