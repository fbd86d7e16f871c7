import type { Session } from '../../world/store/collections';
import type { World } from '../../world/world';
import { phone } from '../make';
import { seedPasskey, seedUserHandle } from '../passkey';
import type { Scenario } from './scenario';
import { subject } from './account';

/** Existing sessions and every later login get this level; existing ones also `more`. */
async function setLevel(world: World, level: number, more: Partial<Session> = {}): Promise<void> {
  world.limits.loginLevel = level;
  await world.db.sessions.updateMany((q) => q.where(() => true), {
    data(draft) {
      Object.assign(draft, { levelOfAssurance: level, ...more });
    },
  });
}

/** Levels of assurance, and the methods to raise them. */
export const assuranceScenarios: Scenario[] = [
  {
    name: 'assurance-level',
    description: 'Every session has level of assurance 2, or `level`; new ones too.',
    parameters: ['level'],
    apply: (world, params) => setLevel(world, Number(params['level'] ?? 2)),
  },
  {
    name: 'stepped-up',
    description: 'Every session has the highest level of assurance; new ones too: no request asks for a step-up.',
    apply: (world) =>
      setLevel(world, world.limits.stepUpLevel, { levelReachedAt: world.clock.now(), isStepUpDue: false }),
  },
  {
    name: 'all-mfa-methods',
    description: 'Ann (or `person`) can step up by all five methods, as the persona pia can.',
    parameters: ['person'],
    async apply(world, params) {
      const person = subject(world, params);
      await world.db.persons.update(person, {
        data(draft) {
          if (!draft.phones.some(({ isVerified }) => isVerified)) draft.phones.push(phone(world, '+12125550179'));
          Object.assign(draft, { totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', passkeys: [seedPasskey] });
          draft.security.userHandle = seedUserHandle;
        },
      });
    },
  },
  {
    name: 'no-mfa-method',
    description:
      'Ann (or `person`) has nothing to step up with: no verified contact, no authenticator app, no passkey.',
    parameters: ['person'],
    async apply(world, params) {
      await world.db.persons.update(subject(world, params), {
        data(draft) {
          for (const contact of [...draft.emails, ...draft.phones]) contact.isVerified = false;
          Object.assign(draft, { totpSecret: null, passkeys: [] });
        },
      });
    },
  },
];
