import { secure, type Secured } from '../secured';
import { subject } from './account';
import type { Scenario } from './scenario';

/** The person has account security with one difference. */
function one(name: string, has: string, secured: Secured): Scenario {
  return {
    name,
    description: `Ann (or \`person\`) has ${has}.`,
    parameters: ['person'],
    apply: (world, params) => secure(world, subject(world, params), secured),
  };
}

/** The person has many records of one kind. A tester may choose how many. */
function several(name: string, has: string, usual: number, securedWith: (count: number) => Secured): Scenario {
  return {
    name,
    description: `Ann (or \`person\`) has ${has}, or \`count\` of them.`,
    parameters: ['person', 'count'],
    apply: (world, params) => secure(world, subject(world, params), securedWith(Number(params['count'] ?? usual))),
  };
}

/** Account security, on with everything, with little, and off. */
export const securityScenarios: Scenario[] = [
  {
    name: 'secured-account',
    description:
      'Ann (or `person`) has two passkeys, an authenticator app, two backup codes, three other sessions and ' +
      '24 activities (or `activities`).',
    parameters: ['person', 'activities'],
    apply: (world, params) => secure(world, subject(world, params), { activities: Number(params['activities'] ?? 24) }),
  },
  one('no-passkeys', 'an authenticator app and two backup codes, and no passkey', { passkeys: 0 }),
  one('one-passkey', 'one passkey, a password, an authenticator app and two backup codes', { passkeys: 1 }),
  several('many-passkeys', 'the most passkeys that the platform allows, ten', 10, (passkeys) => ({ passkeys })),
  one('no-authenticator-app', 'two passkeys and two backup codes, and no authenticator app', { hasApp: false }),
  one('backup-codes-used-up', 'two passkeys and an authenticator app, and has used every backup code', {
    backupCodes: 0,
  }),
  several('many-sessions', 'sessions in 20 other browsers', 20, (sessions) => ({ sessions })),
  several('many-activities', '500 activities of the last 80 days', 500, (activities) => ({ activities })),
  {
    name: 'passkey-only',
    description: 'Ann (or `person`) has a passkey and no password: the passkey is the last way to sign in.',
    parameters: ['person'],
    async apply(world, params) {
      const person = subject(world, params);
      await secure(world, person, { activities: 0, passkeys: 1 });
      await world.db.persons.update(person, {
        data(draft) {
          draft.password = null;
        },
      });
    },
  },
  {
    name: 'no-account-security',
    description: 'Account security is off for every client.',
    async apply(world) {
      for (const one of world.db.flags.findMany((q) => q.where({ flag: 'enableAccountSecurity' })))
        await world.db.flags.update(one, {
          data(draft) {
            draft.isEnabled = false;
          },
        });
    },
  },
];
