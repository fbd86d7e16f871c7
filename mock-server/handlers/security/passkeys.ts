import type { Passkey } from '../../world/store/collections';
import type { Handlers } from '../define';
import { brandOfSession } from '../../rules/brand';
import { refuseLocked, takeAttempt } from '../../rules/attempts';
import { createChallenge, isOwn } from '../../rules/challenges';
import { toBase64Url } from '../../rules/base64url';
import {
  changePasskey,
  findPasskey,
  PASSKEY_ALGORITHMS,
  relyingParty,
  verifyRegistration,
} from '../../rules/factors/passkey';
import { isoTime, setSecurity } from '../../rules/persons';
import { waysToSignIn } from '../../rules/security/access';
import { methodOf, record } from '../../rules/security/activity';
import { tellByMail } from '../../rules/security/notice';
import { accountNameOf, accountOf, userHandleOf } from '../../rules/security/passkey-account';
import { countsInFull } from '../../rules/security/step-up';
import { descriptorOf } from '../../rules/security/transports';

function shown(passkey: Passkey) {
  return {
    id: passkey.id,
    name: passkey.name,
    isSynced: passkey.isSynced,
    createdAt: isoTime(passkey.createdAt),
    ...(passkey.authenticator === null ? {} : { authenticator: passkey.authenticator }),
    ...(passkey.lastUsedAt === null ? {} : { lastUsedAt: isoTime(passkey.lastUsedAt) }),
  };
}

/** The passkeys of the signed-in person. */
export const passkeyHandlers = {
  async listPasskeys({ world, person, origin, respond }) {
    return respond(200, {
      passkeys: person.passkeys.toSorted((a, b) => b.createdAt - a.createdAt).map(shown),
      most: world.limits.passkeysMost,
      isLastWayToSignIn: person.passkeys.length > 0 && waysToSignIn(world, person) === 1,
      isOfferWanted: person.security.isPasskeyOfferWanted,
      account: await accountOf(world, person, origin),
    });
  },

  async startPasskeyRegistration({ world, session, person, body, origin, stepUp, respond, fail }) {
    const { passkeysMost, passkeyChallengeMs, stepUpFreshMs } = world.limits;
    const now = world.clock.now();
    const isAutomatic = body.isAutomatic === true;
    if (isAutomatic) {
      if (methodOf(session) !== 'PASSWORD' || now - session.createdAt > stepUpFreshMs)
        return fail(422, 'SIGN_IN_TOO_OLD');
    } else await stepUp();
    if (person.passkeys.length >= passkeysMost) return fail(409, 'PASSKEY_LIMIT_REACHED');
    await takeAttempt(world, `passkeyCreation:${person.id}`);
    const started = await createChallenge(world, {
      kind: 'registration',
      personId: person.id,
      sessionId: session.publicId,
      purpose: 'passkeyRegistration',
      method: 'PASSKEY',
      requiredLevel: world.limits.stepUpLevel,
      target: toBase64Url(world.random.hex(32)),
      lifeMs: passkeyChallengeMs,
      details: { isAutomatic: String(isAutomatic) },
    });
    return respond(201, {
      id: started.id,
      expiresAt: isoTime(started.expiresAt),
      publicKey: {
        rp: { id: relyingParty(origin), name: brandOfSession(world, session) },
        user: {
          id: await userHandleOf(world, person),
          name: accountNameOf(person),
          displayName: `${person.firstName} ${person.lastName}`.slice(0, 255),
        },
        challenge: started.target,
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: passkeyChallengeMs,
        excludeCredentials: person.passkeys.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
        extensions: { credProps: true },
      },
    });
  },

  async registerPasskey({ world, session, person, path, body, origin, stepUp, respond, fail }) {
    const challenge = world.db.challenges.get(path.id);
    const now = world.clock.now();
    const isAutomatic = challenge?.details['isAutomatic'] === 'true';
    if (!isAutomatic) await stepUp();
    const subject = `passkeyFailure:${person.id}`;
    refuseLocked(world, subject);
    const isOpen = isOwn(challenge, person, session) && challenge.purpose === 'passkeyRegistration';
    if (!isOpen || challenge.isDone || challenge.expiresAt <= now) return fail(422, 'CHALLENGE_EXPIRED');
    await world.db.challenges.set(challenge, { isDone: true });
    const made = await verifyRegistration(body.credential, { challenge: challenge.target, origin, isAutomatic });
    if (!made) {
      await takeAttempt(world, subject);
      return fail(422, 'PASSKEY_REFUSED');
    }
    if (findPasskey(world, made.credentialId)) return fail(409, 'PASSKEY_EXISTS');
    if (person.passkeys.length >= world.limits.passkeysMost) return fail(409, 'PASSKEY_LIMIT_REACHED');
    const { stepUpLevel, loginLevel } = world.limits;
    const passkey: Passkey = {
      ...made,
      id: world.random.id('passkey'),
      name: body.name?.trim() ?? made.authenticator ?? 'Passkey',
      createdAt: now,
      lastUsedAt: null,
      level: countsInFull(world, session, person) ? stepUpLevel : loginLevel,
    };
    const changed = await world.db.persons.set(person, ({ passkeys }) => ({ passkeys: [...passkeys, passkey] }));
    await record(world, person.id, 'PASSKEY_CREATED', { subject: passkey.name, device: session.device });
    tellByMail(world, person, `a passkey was created for your account: ${passkey.name}.`);
    return respond(201, { passkey: shown(passkey), account: await accountOf(world, changed, origin) });
  },

  async renamePasskey({ world, person, path, body, respond, fail }) {
    const changed = await changePasskey(world, person, path.id, { name: body.name.trim() });
    const passkey = changed.passkeys.find(({ id }) => id === path.id);
    return passkey ? respond(200, shown(passkey)) : fail(404, 'NOT_FOUND');
  },

  async deletePasskey({ world, session, person, path, origin, stepUp, respond, fail }) {
    const passkey = person.passkeys.find(({ id }) => id === path.id);
    if (!passkey) return fail(404, 'NOT_FOUND');
    if (waysToSignIn(world, person) === 1) return fail(409, 'LAST_WAY_TO_SIGN_IN');
    await stepUp();
    const changed = await world.db.persons.set(person, ({ passkeys }) => ({
      passkeys: passkeys.filter(({ id }) => id !== passkey.id),
    }));
    await record(world, person.id, 'PASSKEY_DELETED', { subject: passkey.name, device: session.device });
    tellByMail(world, person, `the passkey ${passkey.name} of your account was deleted.`);
    const begun = world.db.sessions.findMany((q) =>
      q.where((one) => one.passkeyId === passkey.id && one.id !== session.id),
    );
    return respond(200, {
      begunSessionIds: begun.map(({ publicId }) => publicId),
      account: await accountOf(world, changed, origin),
    });
  },

  async setPasskeyOffer({ world, person, body, respond }) {
    await setSecurity(world, person, { isPasskeyOfferWanted: body.isWanted });
    return respond(204);
  },
} satisfies Partial<Handlers>;
