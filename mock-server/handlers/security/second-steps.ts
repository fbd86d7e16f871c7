import type { Handlers } from '../define';
import { clearAttempts, refuseLocked, takeAttempt } from '../../rules/attempts';
import { brandOfSession } from '../../rules/brand';
import { hashBackupCode, newBackupCode } from '../../rules/factors/backup-codes';
import { newTotpSecret, totpStep } from '../../rules/factors/totp';
import { isoTime, setSecurity } from '../../rules/persons';
import { providerOf } from '../../rules/security/access';
import { record } from '../../rules/security/activity';
import { tellByMail } from '../../rules/security/notice';
import { accountNameOf } from '../../rules/security/passkey-account';
import type { Person } from '../../world/store/collections';

function authenticatorApp({ totpSecret, security: { totpCreatedAt } }: Person) {
  const createdAt = totpSecret !== null && totpCreatedAt !== null ? { createdAt: isoTime(totpCreatedAt) } : {};
  return { isSet: totpSecret !== null, ...createdAt };
}

function backupCodes({ security: { backupCodes: codes } }: Person) {
  return codes === null ? { left: 0 } : { left: codes.hashes.length, createdAt: isoTime(codes.createdAt) };
}

/** The overview of account security, the authenticator app and the backup codes. */
export const secondStepHandlers = {
  getAccountSecurity({ world, person, respond }) {
    const { passwordChangedAt } = person.security;
    const providerName = providerOf(world, person);
    return respond(200, {
      password: {
        isSet: person.username !== null && person.password !== null,
        ...(passwordChangedAt === null ? {} : { changedAt: isoTime(passwordChangedAt) }),
      },
      ...(providerName === null ? {} : { singleSignOn: { providerName } }),
      authenticatorApp: authenticatorApp(person),
      backupCodes: backupCodes(person),
    });
  },

  async startAuthenticatorApp({ world, session, person, respond }) {
    const now = world.clock.now();
    const open = person.security.pendingTotp;
    const pending =
      open !== null && open.expiresAt > now
        ? open
        : { secret: newTotpSecret(() => world.random.next()), expiresAt: now + world.limits.authenticatorSetupMs };
    await setSecurity(world, person, { pendingTotp: pending });
    const issuer = encodeURIComponent(brandOfSession(world, session));
    const label = `${issuer}:${encodeURIComponent(accountNameOf(person))}`;
    const query = `secret=${pending.secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
    return respond(201, {
      secret: pending.secret,
      otpauthUri: `otpauth://totp/${label}?${query}`,
      expiresAt: isoTime(pending.expiresAt),
    });
  },

  async confirmAuthenticatorApp({ world, session, person, body, respond, fail }) {
    const subject = `authenticatorApp:${person.id}`;
    refuseLocked(world, subject);
    const now = world.clock.now();
    const pending = person.security.pendingTotp;
    if (pending === null || pending.expiresAt <= now) return fail(422, 'CODE_EXPIRED');
    const step = await totpStep(pending.secret, body.code, now);
    if (step === null) {
      await takeAttempt(world, subject);
      return fail(422, 'CODE_INCORRECT', { field: 'code' });
    }
    await clearAttempts(world, subject);
    // Marks the step as used, so that the code typed here does not also pass a step-up.
    const used = { totpCreatedAt: now, totpLastStep: step, pendingTotp: null };
    const changed = await setSecurity(world, person, used, { totpSecret: pending.secret });
    await record(world, person.id, 'AUTHENTICATOR_APP_ADDED', { device: session.device });
    tellByMail(world, person, 'an authenticator app was added to your account.');
    return respond(200, authenticatorApp(changed));
  },

  async removeAuthenticatorApp({ world, session, person, stepUp, respond, fail }) {
    if (person.totpSecret === null) return fail(404, 'NOT_FOUND');
    await stepUp();
    const none = { totpCreatedAt: null, totpLastStep: null, pendingTotp: null };
    await setSecurity(world, person, none, { totpSecret: null });
    await record(world, person.id, 'AUTHENTICATOR_APP_REMOVED', { device: session.device });
    tellByMail(world, person, 'the authenticator app of your account was removed.');
    return respond(204);
  },

  async createBackupCodes({ world, person, respond }) {
    const codes = Array.from({ length: world.limits.backupCodes }, () => newBackupCode(() => world.random.next()));
    const pending = {
      id: world.random.id('codes'),
      hashes: await Promise.all(codes.map(hashBackupCode)),
      expiresAt: world.clock.now() + world.limits.authenticatorSetupMs,
    };
    await setSecurity(world, person, { pendingBackupCodes: pending });
    return respond(201, { id: pending.id, expiresAt: isoTime(pending.expiresAt), codes });
  },

  async keepBackupCodes({ world, session, person, path, stepUp, respond, fail }) {
    const pending = person.security.pendingBackupCodes;
    const now = world.clock.now();
    if (pending?.id !== path.id || pending.expiresAt <= now) return fail(404, 'NOT_FOUND');
    await stepUp();
    const codes = { hashes: pending.hashes, createdAt: now };
    const changed = await setSecurity(world, person, { backupCodes: codes, pendingBackupCodes: null });
    await record(world, person.id, 'BACKUP_CODES_CREATED', { device: session.device });
    tellByMail(world, person, 'new backup codes were made for your account. The former ones do not work any more.');
    return respond(200, backupCodes(changed));
  },
} satisfies Partial<Handlers>;
