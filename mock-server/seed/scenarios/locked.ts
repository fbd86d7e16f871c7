import type { Scenario } from './scenario';
import { subject } from './account';
import { lock } from './signed-out';

/** These limits are reached or nearly reached, so that a test need not fail five times first. */
export const lockedScenarios: Scenario[] = [
  {
    name: 'last-login-try',
    description: 'Ann (or `person`) has failed four logins: one more locks for five minutes.',
    parameters: ['person'],
    apply: (world, params) =>
      world.db.persons.update(subject(world, params), {
        data(draft) {
          draft.failedLogins = world.limits.failedLogins - 1;
        },
      }),
  },
  {
    name: 'inactive',
    description: 'The account of ann (or `person`) is locked by an administrator.',
    parameters: ['person'],
    apply: (world, params) =>
      world.db.persons.update(subject(world, params), {
        data(draft) {
          draft.isInactive = true;
        },
      }),
  },
  {
    name: 'password-change-locked',
    description:
      'Ann (or `person`) gave five wrong current passwords or usernames: both forms are locked for five minutes.',
    parameters: ['person'],
    async apply(world, params) {
      const { id } = subject(world, params);
      for (const what of ['passwordChange', 'usernameChange'])
        await lock(world, `${what}:${id}`, world.limits.passwordChangeLockoutMs);
    },
  },
  {
    name: 'email-change-locked',
    description: 'Ann (or `person`) changed an unverified e-mail address too often: five minutes to wait.',
    parameters: ['person'],
    apply: (world, params) =>
      lock(world, `emailChange:${subject(world, params).id}`, world.limits.emailChangeLockoutMs),
  },
  {
    name: 'email-code-locked',
    description: 'Ann (or `person`) asked too often for a code to verify an e-mail address.',
    parameters: ['person'],
    apply: (world, params) => lock(world, `emailCode:${subject(world, params).id}`, world.limits.recoveryWindowMs),
  },
  {
    name: 'contact-verification-locked',
    description: 'Ann (or `person`) asked too often for a code to verify a contact.',
    parameters: ['person'],
    async apply(world, params) {
      const { id } = subject(world, params);
      for (const type of ['email', 'phone'])
        await lock(world, `contact:${id}:${type}`, world.limits.contactVerificationWindowMs);
    },
  },
  {
    name: 'invitations-end-soon',
    description: 'The invitations of the seed end in a minute, or in `seconds`.',
    parameters: ['seconds'],
    apply: (world, params) => world.clock.advance(world.limits.invitationMs - Number(params['seconds'] ?? 60) * 1000),
  },
  {
    name: 'short-codes',
    description: 'One-time codes are good for ten seconds, or for `seconds`.',
    parameters: ['seconds'],
    apply: (world, params) => void (world.limits.oneTimeCodeMs = Number(params['seconds'] ?? 10) * 1000),
  },
];
