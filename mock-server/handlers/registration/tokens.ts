import type { Token } from '../../world/store/collections';
import type { Handlers } from '../define';
import { refuseLocked, retryAfterMs, takeAttempt } from '../../rules/attempts';
import { isEmail } from '../../contract/email';
import { judgeCode, refusalDetails, sendCode } from '../../rules/factors/one-time-code';
import { isContact, isTaken } from '../../rules/contact';
import { isRecentPassword, passwordProblem } from '../../rules/factors/password';
import { setCredentials, setPassword } from '../../rules/new-password';
import { isoTime } from '../../rules/persons';
import { needsDateOfBirth } from '../../rules/date-of-birth';
import {
  countExistenceCheck,
  countTry,
  createToken,
  goodToken,
  hasEnded,
  INVITATIONS,
  pendingCode,
  spendToken,
} from '../../rules/tokens';
import { clearObligations } from '../../rules/obligations';
import { proofOf, tellContact } from '../../rules/security/contact-proof';
import { isUsernameTaken } from '../../rules/username';
import { deviceOf } from '../../world/user-agent';
import type { World } from '../../world/world';
import { isAllowedAddress, isForeignAddress } from '../platform/company-email';

function extraInformation(world: World, token: Token) {
  const associate = world.db.associates.get(token.associateId);
  const person = world.db.persons.get(token.personId);
  const client = world.db.clients.get(token.clientId);
  return {
    client_name: client?.name ?? '',
    first_name: associate?.firstName ?? person?.firstName ?? '',
    last_name: associate?.lastName ?? person?.lastName ?? '',
    ...(token.accountType === 'sso' && token.email !== null ? { email: token.email } : {}),
  };
}

/** The data that a token is bound to. A single sign-on token has no associate here, because `identifier` names it. */
function blob(token: Token) {
  if (token.kind === 'ssoRegistration') {
    return {
      ...(token.clientId === null ? {} : { clientId: token.clientId }),
      ...(token.email === null ? {} : { email: token.email }),
    };
  }
  return {
    ...(token.clientId === null ? {} : { client_id: token.clientId }),
    ...(token.associateId === null ? {} : { associateId: token.associateId }),
    ...(token.email === null ? {} : { email: token.email }),
  };
}

function usernameOf(world: World, token: Token): { username?: string } {
  const person = token.kind === 'resetPassword' ? world.db.persons.get(token.personId ?? '') : undefined;
  return person === undefined || person.username === null ? {} : { username: person.username };
}

/** The links and codes that people receive, and what they allow. */
export const tokenHandlers = {
  loadToken({ world, path, query, respond, fail }) {
    const token = goodToken(world, path.kind, path.token);
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    if (token.redirectToAimPic !== null)
      return fail(422, 'REDIRECT_TO_AIM_REGISTRATION_ERROR', { details: { pic: token.redirectToAimPic } });
    return respond(200, {
      kind: path.kind,
      token: token.token,
      expiresAt: isoTime(token.expiresAt),
      ...(token.kind === 'ssoRegistration' && token.associateId !== null ? { identifier: token.associateId } : {}),
      ...(query.extended === true ? { extra_information: extraInformation(world, token) } : {}),
      token_blob: { ...blob(token), ...usernameOf(world, token) },
    });
  },

  deleteToken({ world, path, respond, fail }) {
    const token = goodToken(world, path.kind, path.token);
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    world.db.tokens.delete(token);
    return respond(204);
  },

  async executeToken({ world, headers, body, respond, fail }) {
    const token = goodToken(world, body.kind, body.token);
    if (!token) {
      const known = world.db.tokens.get(body.token);
      return fail(422, known && hasEnded(world, known) ? 'TOKEN_EXECUTE_FAILURE' : 'TOKEN_LOAD_VERIFY_FAILURE');
    }
    const person = world.db.persons.get(token.personId);
    if (!person) return fail(422, 'TOKEN_EXECUTE_FAILURE');
    switch (body.kind) {
      case 'resetPassword': {
        const problem = passwordProblem(body.data.password, world.limits);
        if (problem) return fail(422, problem, { field: 'password' });
        if (isRecentPassword(body.data.password, person.password, person.passwordHistory, world.limits))
          return fail(422, 'TOO_WEAK_PASSWORD', { field: 'password' });
        await setPassword(world, person, body.data.password, { device: deviceOf(headers['user-agent']) });
        break;
      }
      case 'emailVerification': {
        const own = person.emails.find((one) => one.address === token.email);
        // Since the code was sent, the person may have deleted or replaced the address, and another may have verified it.
        if (!own || isTaken(world, own.address, person)) return fail(422, 'CODE_EXPIRED', { field: 'code' });
        const pending = pendingCode(world, token);
        const verdict = judgeCode(body.data.code, pending, world.clock.now(), world.limits);
        if (verdict !== 'right') await countTry(world, token);
        if (verdict === 'TOO_MANY_ATTEMPTS') return fail(429, verdict, retryAfterMs(world.limits.emailChangeLockoutMs));
        if (verdict !== 'right')
          return fail(422, verdict, { field: 'code', ...refusalDetails(verdict, pending.tries, world.limits) });
        if (own.isVerified) return fail(409, 'EMAIL_IS_ALREADY_VERIFIED');
        const verified = { isVerified: true, lastModifiedAt: world.clock.now() };
        await world.db.persons.set(person, ({ emails }) => ({
          emails: emails.map((one) => (one.address === token.email ? { ...one, ...verified } : one)),
        }));
        clearObligations(world, person.id, 'verifyEmail');
        break;
      }
      case 'createCredential': {
        const problem = passwordProblem(body.data.password, world.limits);
        if (problem) return fail(422, problem, { field: 'password' });
        if (isUsernameTaken(world, body.data.username)) {
          await countExistenceCheck(world, token.token);
          return fail(409, 'DUPLICATE_USERNAME', { field: 'username' });
        }
        await setCredentials(world, person, body.data, { device: deviceOf(headers['user-agent']) });
        break;
      }
    }
    await spendToken(world, token);
    return respond(204);
  },

  /** Checks a code without using it up, or tells whether a username or address exists. */
  async validateToken({ world, body, respond, fail }) {
    const token = goodToken(world, body.kind, body.token);
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    const { code, username, emailAddress } = body.data;
    if (code !== undefined) {
      if (token.code === null) return fail(422, 'INVALID_TOKEN');
      const pending = pendingCode(world, token);
      const verdict = judgeCode(code, pending, world.clock.now(), world.limits);
      if (verdict !== 'right') await countTry(world, token);
      if (verdict === 'TOO_MANY_ATTEMPTS') return fail(429, verdict, retryAfterMs(world.limits.oneTimeCodeMs));
      if (verdict !== 'right')
        return fail(422, verdict, { field: 'code', ...refusalDetails(verdict, pending.tries, world.limits) });
    }
    if (username === undefined && emailAddress === undefined && code === undefined) return fail(422, 'INVALID_TOKEN');
    if (username !== undefined || emailAddress !== undefined) {
      // Anybody can ask for a reset link. Only an invited person needs to know what exists, and only a few times.
      if (![...INVITATIONS, 'createCredential'].includes(body.kind)) return fail(422, 'INVALID_TOKEN');
      await countExistenceCheck(world, token.token);
    }
    return respond(200, {
      data: {
        ...(username === undefined ? {} : { username: { exists: isUsernameTaken(world, username) } }),
        ...(emailAddress === undefined ? {} : { emailAddress: { exists: isTaken(world, emailAddress) } }),
      },
    });
  },

  /** Sends a code to the address of a registration. The new token is bound to the invitation and the address. */
  async prepareCodeEmailVerification({ world, body, respond, fail }) {
    const invitation = goodToken(world, INVITATIONS, body.associateToken);
    if (!invitation) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    await takeAttempt(world, `registrationCode:${invitation.token}`);
    if (!isEmail(body.emailAddress) || isForeignAddress(world, invitation.clientId, body.emailAddress))
      return fail(422, 'INVALID_EMAIL', { field: 'emailAddress' });
    if (isTaken(world, body.emailAddress)) return fail(409, 'DUPLICATE_EMAIL', { field: 'emailAddress' });
    if (needsDateOfBirth(world, invitation)) return fail(422, 'ERROR_VERIFYING_ASSOCIATE');
    const code = world.random.digits(world.limits.oneTimeCodeDigits);
    const token = await createToken(world, {
      kind: 'registrationEmailVerification',
      clientId: invitation.clientId,
      associateId: invitation.associateId,
      email: body.emailAddress,
      code,
      accountType: invitation.accountType,
      lifeMs: world.limits.emailVerificationTokenMs,
      extra: { invitation: invitation.token },
    });
    sendCode(world, { channel: 'email', to: body.emailAddress, kind: 'registrationCode', code });
    return respond(200, { data: sentCode(world, token) });
  },

  async sendMyEmailVerification({ world, person, respond, fail }) {
    const unverified = person.emails.find((one) => !one.isVerified);
    if (!unverified) return fail(409, 'EMAIL_IS_ALREADY_VERIFIED');
    await takeAttempt(world, `emailCode:${person.id}`);
    return respond(200, await sendEmailCode(world, person.id, unverified.address));
  },

  async changeUnverifiedEmail({ world, person, session, body, respond, fail }) {
    const subject = `emailChange:${person.id}`;
    refuseLocked(world, subject);
    // A verified address proves who the user is, so only its deletion after a step-up ends it (see account/contacts.ts).
    const own = person.emails.find(
      (one) => !one.isVerified && one.address.toLowerCase() === body.oldEmail.toLowerCase(),
    );
    if (!own || !isAllowedAddress(world, session, body.emailAddress))
      return fail(422, 'INVALID_EMAIL', { field: own ? 'emailAddress' : 'oldEmail' });
    if (person.emails.some(isContact(body.emailAddress)) || isTaken(world, body.emailAddress)) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'DUPLICATE_EMAIL', { field: 'emailAddress' });
    }
    // A mistyped address is no change.
    await takeAttempt(world, subject);
    // What the old address proved does not pass on to the new one.
    const proof = { level: undefined, ...proofOf(world, session, person) };
    const change = { address: body.emailAddress, lastModifiedAt: world.clock.now(), ...proof };
    await world.db.persons.set(person, ({ emails }) => ({
      emails: emails.map((one) => (one.address === own.address ? { ...one, ...change } : one)),
    }));
    await tellContact(world, session, person, 'CONTACT_CHANGED', body.emailAddress);
    return respond(200, await sendEmailCode(world, person.id, body.emailAddress));
  },
} satisfies Partial<Handlers>;

/** The response for a sent code: its token, its end, and the wait before the next code. */
function sentCode(world: World, token: Token) {
  return {
    token: token.token,
    expiresAt: isoTime(pendingCode(world, token).expiresAt),
    resendAfterSeconds: Math.ceil(world.limits.resendCooldownMs / 1000),
    codeLength: world.limits.oneTimeCodeDigits,
  };
}

async function sendEmailCode(world: World, personId: string, address: string): Promise<ReturnType<typeof sentCode>> {
  const code = world.random.digits(world.limits.oneTimeCodeDigits);
  const token = await createToken(world, {
    kind: 'emailVerification',
    personId,
    email: address,
    code,
    lifeMs: world.limits.emailVerificationTokenMs,
  });
  sendCode(world, {
    channel: 'email',
    to: address,
    kind: 'emailVerification',
    subject: 'Verify your e-mail address',
    code,
  });
  return sentCode(world, token);
}
