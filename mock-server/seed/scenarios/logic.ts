import { mapContacts } from '../../rules/contact';
import { membershipsOf } from '../../rules/persons';
import type { Person, Session } from '../../world/store/collections';
import type { Command } from '../../world/store/obligation-commands';
import type { World } from '../../world/world';
import { phone } from '../../world/store/make';
import { seedPasskey, seedUserHandle } from '../passkey';
import type { Scenario, ScenarioParams } from './scenario';
import { applyState } from './state';

/** Whom a scenario changes. `applyScenario` has refused an unknown person. */
function subject(world: World, params: ScenarioParams): Person {
  const id = String(params['person'] ?? 'ann');
  const person = world.db.persons.get(id);
  if (!person) throw new RangeError(`There is no person "${id.slice(0, 60)}" in this world.`);
  return person;
}

/** Existing sessions and every later login get this level; existing ones also `more`. */
async function setLevel(world: World, level: number, more: Partial<Session> = {}): Promise<void> {
  world.limits.loginLevel = level;
  for (const session of [...world.db.sessions.all()])
    await world.db.sessions.set(session, { levelOfAssurance: level, ...more });
}

/** The person changes or reviews the usernames of the clients, and a name is suggested for each. */
function usernames(
  name: string,
  sentence: string,
  command: Command,
  joined: string[],
  isNotAllowUpdateUsername = false,
): Scenario {
  return {
    name,
    description: `Ann (or \`person\`) must ${sentence}.`,
    parameters: ['person'],
    async apply(world, params) {
      const { id } = subject(world, params);
      const clientIds = [...membershipsOf(world, id).map((one) => one.clientId), ...joined];
      const memberships = clientIds.map((clientId) => ({ clientId, suggestedUserId: `${id}.${clientId ?? ''}` }));
      const change = {
        isReviewUsernameObligation: true,
        isNotAllowUpdateUsername,
        memberships,
        obligations: [{ command }],
      };
      await applyState(world, { description: name, persons: { [id]: change } });
    },
  };
}

/** These depend on the state before, so they are no files. */
export const logicScenarios: Scenario[] = [
  { name: 'default', description: 'The seed: every persona and invitation, nothing changed.', apply: () => undefined },
  {
    name: 'suspended',
    description: 'Every membership of ann (or `person`) is suspended.',
    parameters: ['person'],
    async apply(world, params) {
      const { id } = subject(world, params);
      for (const associate of world.db.associates.findMany((q) => q.where({ personId: id })))
        await world.db.associates.patch(associate.id, { suspended: true });
    },
  },
  {
    name: 'invitations-end-soon',
    description: 'The invitations of the seed end in a minute, or in `seconds`.',
    parameters: ['seconds'],
    apply: (world, params) => world.clock.advance(world.limits.invitationMs - Number(params['seconds'] ?? 60) * 1000),
  },
  {
    name: 'short-session',
    description: 'Sessions end after 90 seconds (or `seconds`) without a call; those that stand too.',
    parameters: ['seconds'],
    async apply(world, params) {
      world.limits.sessionMs = Number(params['seconds'] ?? 90) * 1000;
      const end = world.clock.now() + world.limits.sessionMs;
      for (const session of [...world.db.sessions.all()])
        await world.db.sessions.set(session, ({ expiresAt }) => ({ expiresAt: Math.min(expiresAt, end) }));
    },
  },
  usernames('must-change-usernames', 'change the usernames of two clients', 'changeUsername', ['200']),
  usernames('must-review-username', 'review the username that the platform made', 'reviewUsername', []),
  usernames(
    'must-review-usernames',
    'review the usernames of two clients, and may not make one',
    'reviewUsername',
    ['200'],
    true,
  ),
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
      const { id, phones, security } = subject(world, params);
      await world.db.persons.patch(id, {
        phones: phones.some(({ isVerified }) => isVerified) ? phones : [...phones, phone(world, '+12125550179')],
        totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        passkeys: [seedPasskey],
        security: { ...security, userHandle: seedUserHandle },
      });
    },
  },
  {
    name: 'no-mfa-method',
    description:
      'Ann (or `person`) has nothing to step up with: no verified contact, no authenticator app, no passkey.',
    parameters: ['person'],
    async apply(world, params) {
      const person = subject(world, params);
      const unverified = mapContacts(person, (one) => ({ ...one, isVerified: false }));
      await world.db.persons.set(person, { ...unverified, totpSecret: null, passkeys: [] });
    },
  },
];
