import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { membershipsOf } from '../../rules/persons';
import { email, makeAssociate } from '../make';
import { bothAgreements, oblige } from '../personas/obliged';
import type { Scenario } from './scenario';
import { subject } from './account';

type Asked = Parameters<typeof oblige>[2];

/** Gives ann (or `person`) obligations, and prepares the account so that they can be met. */
function obligation(
  name: string,
  sentence: string,
  asked: Asked | Asked[],
  prepare: (world: World, person: Person) => Promise<unknown> | void = () => undefined,
): Scenario {
  return {
    name: `must-${name}`,
    description: `Ann (or \`person\`) ${sentence}.`,
    parameters: ['person'],
    async apply(world, params) {
      const person = subject(world, params);
      await prepare(world, person);
      await oblige(world, person.id, ...[asked].flat());
    },
  };
}

const suggestNames = async (world: World, { id }: Person) => {
  await world.db.persons.update((q) => q.where({ id }), {
    data(draft) {
      draft.isReviewUsernameObligation = true;
    },
  });
  for (const one of membershipsOf(world, id)) {
    await world.db.associates.update(one, {
      data(draft) {
        draft.suggestedUserId = `${id}.${one.clientId ?? ''}`;
      },
    });
  }
};

async function joinTwo(world: World, person: Person): Promise<void> {
  if (!world.db.associates.get(`associate-${person.id}-200`)) await makeAssociate(world, person, '200');
  await suggestNames(world, person);
}

/** One scenario for each obligation. The personas of personas/obliged.ts have the same obligations from the start. */
export const obligationScenarios: Scenario[] = [
  obligation('change-password', 'must change the password', { command: 'changePassword' }),
  obligation('change-username', 'must change the username', { command: 'changeUsername' }),
  obligation('change-usernames', 'must change the usernames of two clients', { command: 'changeUsername' }, joinTwo),
  obligation(
    'review-username',
    'must review the username that the platform made',
    { command: 'reviewUsername' },
    suggestNames,
  ),
  obligation(
    'review-usernames',
    'must review the usernames of two clients, and may not make one',
    { command: 'reviewUsername' },
    async (world, person) => {
      await joinTwo(world, person);
      await world.db.persons.update(person, {
        data(draft) {
          draft.isNotAllowUpdateUsername = true;
        },
      });
    },
  ),
  obligation('review-contact-info', 'must review the contact info', { command: 'reviewContactInfo' }),
  obligation('create-basic-credentials', 'must create basic credentials', { command: 'createBasicCredentials' }),
  obligation(
    'use-saml',
    'must sign in through the SAML provider of a client',
    { command: 'forceSamlAuthentication', clientId: '400' },
    async (world, person) => {
      if (!world.db.associates.get(`associate-${person.id}-400`)) await makeAssociate(world, person, '400');
    },
  ),
  obligation('use-basic-credentials', 'must sign in with basic credentials', {
    command: 'forceBasicCredentialAuthentication',
  }),
  obligation('add-phone', 'has no phone and must add one', { command: 'addPhone' }, (world, { id }) =>
    world.db.persons.update((q) => q.where({ id }), {
      data(draft) {
        draft.phones = [];
      },
    }),
  ),
  obligation('add-email', 'has no e-mail address and must add one', { command: 'addEmail' }, (world, { id }) =>
    world.db.persons.update((q) => q.where({ id }), {
      data(draft) {
        draft.emails = [];
      },
    }),
  ),
  obligation('verify-email', 'must verify the e-mail address', { command: 'verifyEmail' }, async (world, { id }) => {
    await world.db.persons.update((q) => q.where({ id }), {
      data(draft) {
        if (draft.emails.length === 0) draft.emails.push(email(world, `${id}@example.com`));
        for (const one of draft.emails) one.isVerified = false;
      },
    });
  }),
  obligation('accept-agreements', 'must accept the terms of service and the privacy policy', {
    command: 'acceptLegalAgreements',
    args: { agreements: bothAgreements },
  }),
  obligation('step-up', 'must step up to level 3', { command: 'stepUp', args: { requiredLevel: 3 } }),
  obligation('read-notice', 'is sent to another page of the platform first (kind redirect)', {
    command: null,
    kind: 'redirect',
    url: '/outside/notice',
  }),
  obligation('do-two-things', 'must change the password, and then review the contact info', [
    { command: 'changePassword' },
    { command: 'reviewContactInfo' },
  ]),
  obligation(
    'do-something-mid-session',
    'must create basic credentials in the middle of a session (no login obligation)',
    { command: 'createBasicCredentials', isLoginObligation: false },
  ),
];
