import type { World } from '../../world/world';
import type { Scenario } from './scenario';
import { subject } from './account';

/** Locks the subject of `countAttempt` for `ms`, as after too many attempts. */
export async function lock(world: World, id: string, ms: number): Promise<void> {
  const now = world.clock.now();
  world.db.attempts.delete((q) => q.where({ id }));
  await world.db.attempts.create({ id, count: 99, firstAt: now, lockedUntil: now + ms });
}

async function turnOn(world: World, flag: string, clientId: string | null = null): Promise<void> {
  const id = `${flag}:${clientId ?? '*'}`;
  world.db.flags.delete((q) => q.where({ id }));
  await world.db.flags.create({ id, flag, clientId, isEnabled: true });
}

export const signedOutScenarios: Scenario[] = [
  {
    name: 'locked-out',
    description:
      'The account of ann (or `person`) is locked for five minutes (lockout), as after five wrong passwords.',
    parameters: ['person'],
    apply: (world, params) =>
      world.db.persons.update(subject(world, params), {
        data(draft) {
          draft.lockedUntil = world.clock.now() + world.limits.loginLockoutMs;
        },
      }),
  },
  {
    name: 'captcha',
    description: 'Ann (or `person`) has failed three logins: a captcha is asked for.',
    parameters: ['person'],
    apply: (world, params) =>
      world.db.persons.update(subject(world, params), {
        data(draft) {
          draft.failedLogins = world.limits.captchaFromFailure;
        },
      }),
  },
  {
    name: 'recovery-locked',
    description: 'Too many recovery and registration mails were asked for with ann@example.com (or `identifier`).',
    parameters: ['identifier'],
    async apply(world, params) {
      const identifier = String(params['identifier'] ?? 'ann@example.com').toLowerCase();
      for (const what of ['password', 'username', 'registration'])
        await lock(world, `${what}:${identifier}`, world.limits.recoveryWindowMs);
    },
  },
  {
    name: 'date-of-birth-locked',
    description: 'Five wrong dates of birth were given for the invitation invite-valid.',
    apply: (world) => lock(world, 'dob:100:associate-ivy', world.limits.dateOfBirthLockoutMs),
  },
  {
    name: 'invitations-over',
    description: 'Fifteen days have passed: every invitation of the seed is over.',
    apply: (world) => world.clock.advance(world.limits.invitationMs + 1000),
  },
  {
    name: 'link-existing-account',
    description: 'The flag enableRegistrationLinkExistingAccount is on.',
    apply: (world) => turnOn(world, 'enableRegistrationLinkExistingAccount'),
  },
  {
    name: 'company-email-only',
    description:
      'The flags requireOnlyAdpEmails and requireAdpEmailForICCAccess are on: only addresses of the company ' +
      '(company.example) are taken, but for client 002.',
    async apply(world) {
      await turnOn(world, 'requireOnlyAdpEmails');
      await turnOn(world, 'requireAdpEmailForICCAccess');
    },
  },
  {
    name: 'check-path-by-post',
    description: 'The flag enableCheckAuthPathPost is on.',
    apply: (world) => turnOn(world, 'enableCheckAuthPathPost'),
  },
  {
    name: 'rebrand-flag',
    description: 'The flag enableClientRebrand is on.',
    apply: (world) => turnOn(world, 'enableClientRebrand'),
  },
  {
    name: 'session-sync',
    description: 'The flag syncSessionTTLFeatureEnabled is on.',
    apply: (world) => turnOn(world, 'syncSessionTTLFeatureEnabled'),
  },
  {
    name: 'short-session',
    description: 'Sessions end after 90 seconds (or `seconds`) without a call; those that stand too.',
    parameters: ['seconds'],
    async apply(world, params) {
      world.limits.sessionMs = Number(params['seconds'] ?? 90) * 1000;
      const end = world.clock.now() + world.limits.sessionMs;
      await world.db.sessions.updateMany((q) => q.where(() => true), {
        data(draft) {
          draft.expiresAt = Math.min(draft.expiresAt, end);
        },
      });
    },
  },
  {
    name: 'outage',
    description: 'Every operation (or `operationId`) answers 503.',
    parameters: ['operationId'],
    apply: (world, params) => void world.faults.add({ operationId: String(params['operationId'] ?? '*'), status: 503 }),
  },
];
