import type { Challenge, Person } from '../../world/store/collections';
import type { Handlers } from '../define';
import { maskEmail } from '../../rules/email';
import { clearStepUp } from '../../rules/obligations';
import { judgeCode } from '../../rules/factors/one-time-code';
import { relyingParty, verifyPasskey } from '../../rules/factors/passkey';
import { isoTime } from '../../rules/persons';
import { maskPhone } from '../../rules/phone';
import { isTotpCode } from '../../rules/factors/totp';
import type { World } from '../../world/world';

interface Method {
  id: string;
  type: 'SMS' | 'VOICE' | 'EMAIL' | 'TOTP' | 'PASSKEY';
  destination?: string;
  /** Where a code goes: an address, or a number in E.164; empty when no code is sent. */
  target: string;
}

/** The methods for a step-up: verified phones and addresses, an authenticator app, passkeys. */
function methodsOf(person: Person): Method[] {
  const methods: Method[] = [];
  if (person.passkeys.length > 0) methods.push({ id: 'passkey', type: 'PASSKEY', target: '' });
  if (person.totpSecret !== null) methods.push({ id: 'totp', type: 'TOTP', target: '' });
  person.phones.forEach((phone, index) => {
    if (!phone.isVerified) return;
    if (phone.type !== 'VOICE')
      methods.push({ id: `sms-${index}`, type: 'SMS', destination: maskPhone(phone.number), target: phone.number });
    if (phone.type !== 'TEXT')
      methods.push({ id: `voice-${index}`, type: 'VOICE', destination: maskPhone(phone.number), target: phone.number });
  });
  person.emails.forEach((email, index) => {
    if (email.isVerified)
      methods.push({
        id: `email-${index}`,
        type: 'EMAIL',
        destination: maskEmail(email.address),
        target: email.address,
      });
  });
  return methods;
}

const LEVEL_MOST = 3;

/**
 * Step-up: extra verification that raises the level of assurance of the session (see docs/product/4-states.md#step-up).
 */
export const mfaHandlers = {
  getMfaState({ world, session, person, query, respond }) {
    const requiredLevel = query.requiredLevel ?? world.limits.stepUpLevel;
    const isThere = session.levelOfAssurance >= requiredLevel;
    return respond(200, {
      requiredLevel,
      levelOfAssurance: session.levelOfAssurance,
      authMethods: methodsOf(person).map(({ target: _, ...method }) => method),
      selectedAuthMethod: null,
      requiredUserAction: isThere ? 'none' : 'selectMethod',
    });
  },

  async startMfaChallenge({ world, person, body, origin, respond, fail }) {
    const method = methodsOf(person).find(({ id }) => id === body.methodId);
    if (!method) return fail(404, 'NOT_FOUND');
    const { oneTimeCodeMs, oneTimeCodeDigits, resendCooldownMs } = world.limits;
    const now = world.clock.now();
    const isSent = method.target !== '';
    const last = world.db.challenges
      .filter(
        (one) =>
          one.personId === person.id &&
          one.method === method.type &&
          one.target === method.target &&
          one.createdAt + resendCooldownMs > now,
      )
      .at(-1);
    if (isSent && last && !last.isDone)
      return fail(429, 'TOO_MANY_ATTEMPTS', {
        details: { retryAfterSeconds: Math.ceil((last.createdAt + resendCooldownMs - now) / 1000) },
      });
    const code = isSent ? world.random.digits(oneTimeCodeDigits) : null;
    const challenge = await world.db.challenges.create({
      id: world.random.id('challenge'),
      personId: person.id,
      purpose: 'stepUp',
      method: method.type,
      requiredLevel: body.requiredLevel,
      target: method.type === 'PASSKEY' ? base64Url(world.random.hex(32)) : method.target,
      code,
      tries: 0,
      createdAt: now,
      expiresAt: now + oneTimeCodeMs,
      isDone: false,
      details: {},
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
          userVerification: 'preferred',
          allowCredentials: person.passkeys.map(({ credentialId }) => ({
            id: credentialId,
            type: 'public-key' as const,
          })),
        },
      });
    }
    if (code !== null) sendCode(world, method, code);
    return respond(201, {
      id: challenge.id,
      type: method.type,
      requiredUserAction: 'enterCode',
      expiresAt,
      ...(method.destination === undefined ? {} : { destination: method.destination }),
      ...(isSent ? { resendAfterSeconds: Math.ceil(resendCooldownMs / 1000) } : {}),
    });
  },

  async verifyMfaChallenge({ world, session, person, path, body, origin, respond, fail }) {
    const challenge = world.db.challenges.get(path.id);
    if (challenge?.personId !== person.id || challenge.purpose !== 'stepUp' || challenge.isDone)
      return fail(404, 'NOT_FOUND');
    const now = world.clock.now();
    if (challenge.tries >= world.limits.oneTimeCodeTries) return tooMany();
    if (challenge.expiresAt <= now) return fail(422, 'CODE_EXPIRED');
    if (!(await isRight(world, challenge, person, body, origin))) {
      world.db.challenges.update(challenge.id, (draft) => void (draft.tries += 1));
      return challenge.tries + 1 >= world.limits.oneTimeCodeTries
        ? tooMany()
        : fail(422, 'CODE_INCORRECT', { field: 'code' });
    }
    world.db.challenges.update(challenge.id, (draft) => void (draft.isDone = true));
    const levelOfAssurance = Math.max(session.levelOfAssurance, Math.min(challenge.requiredLevel, LEVEL_MOST));
    world.db.sessions.update(session.id, (draft) => void (draft.levelOfAssurance = levelOfAssurance));
    clearStepUp(world, person.id, levelOfAssurance);
    return respond(200, { levelOfAssurance });

    function tooMany() {
      return fail(429, 'TOO_MANY_ATTEMPTS', {
        details: { retryAfterSeconds: Math.ceil(world.limits.oneTimeCodeMs / 1000) },
      });
    }
  },
} satisfies Partial<Handlers>;

type Answered =
  | { code: string }
  | Extract<Parameters<(typeof mfaHandlers)['verifyMfaChallenge']>[0]['body'], { credential: unknown }>;

async function isRight(
  world: World,
  challenge: Challenge,
  person: Person,
  answered: Answered,
  origin: string,
): Promise<boolean> {
  const now = world.clock.now();
  if ('credential' in answered) {
    if (challenge.method !== 'PASSKEY') return false;
    const verified = await verifyPasskey(person, answered.credential, { challenge: challenge.target, origin });
    if (!verified) return false;
    world.db.persons.update(person.id, (draft) => {
      for (const passkey of draft.passkeys)
        if (passkey.credentialId === verified.credentialId) passkey.counter = verified.counter;
    });
    return true;
  }
  if (challenge.method === 'TOTP')
    return person.totpSecret !== null && isTotpCode(person.totpSecret, answered.code, now);
  return judgeCode(answered.code, challenge, now, world.limits) === 'right';
}

function sendCode(world: World, method: Method, code: string): void {
  const channel = method.type === 'EMAIL' ? 'email' : method.type === 'VOICE' ? 'voice' : 'sms';
  world.send({
    channel,
    to: method.target,
    kind: 'stepUp',
    subject: 'Your code',
    text: `Your code is ${code}. It is valid for 10 minutes.`,
    code,
  });
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
