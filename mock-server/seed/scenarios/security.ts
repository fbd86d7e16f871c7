import { secure } from '../secured';
import { subject } from './account';
import type { Scenario } from './scenario';

/** Account security, on with everything, with little, and off (see docs/product/7-calls.md#account-security). */
export const securityScenarios: Scenario[] = [
  {
    name: 'secured-account',
    description:
      'Ann (or `person`) has two passkeys, an authenticator app, two backup codes, three other sessions and ' +
      '24 activities (or `activities`).',
    parameters: ['person', 'activities'],
    apply: (world, params) => secure(world, subject(world, params), Number(params['activities'] ?? 24)),
  },
  {
    name: 'passkey-only',
    description: 'Ann (or `person`) has a passkey and no password: the passkey is the last way to sign in.',
    parameters: ['person'],
    async apply(world, params) {
      const person = subject(world, params);
      await secure(world, person, 0);
      world.db.persons.update(person.id, (draft) => {
        draft.password = null;
        draft.passkeys = draft.passkeys.slice(0, 1);
      });
    },
  },
  {
    name: 'no-account-security',
    description: 'Account security is off for every client.',
    apply(world) {
      for (const one of world.db.flags.filter(({ flag }) => flag === 'enableAccountSecurity'))
        world.db.flags.update(one.id, (draft) => void (draft.isEnabled = false));
    },
  },
];
