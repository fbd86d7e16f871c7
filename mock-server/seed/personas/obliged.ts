import type { Obligation, Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { email, makeAssociate, phone } from '../make';
import type { Persona } from './persona';
import { particular } from './particular';

/** Values that are left out are those of an ordinary obligation. */
type Asked = Pick<Obligation, 'command'> & Partial<Obligation>;

export const obligationDefaults = {
  kind: 'command',
  url: null,
  isLoginObligation: true,
  clientId: null,
  args: {},
} satisfies Partial<Obligation>;

/** Adds the obligations in this order, after those that the person has. */
export async function oblige(world: World, personId: string, ...asked: Asked[]): Promise<void> {
  const order = world.db.obligations
    .findMany((q) => q.where({ personId }))
    .reduce((last, one) => Math.max(last, one.order), 0);
  for (const [index, one] of asked.entries()) {
    await world.db.obligations.create({
      id: `obligation-${personId}-${order + index + 1}`,
      personId,
      order: order + index + 1,
      ...obligationDefaults,
      ...one,
    });
  }
}

function obliged(
  id: string,
  firstName: string,
  description: string,
  asked: Asked[],
  values: (world: World) => Partial<Person> = () => ({}),
  clientIds = ['100'],
): Persona {
  return particular(
    id,
    `${id}.obliged`,
    description,
    (world) => ({ firstName, lastName: 'Obliged', ...values(world) }),
    async (world, person) => {
      for (const clientId of clientIds)
        await makeAssociate(world, person, clientId, { suggestedUserId: `${id}.${clientId}` });
      await oblige(world, id, ...asked);
    },
  );
}

/** Base64 of a JSON list of agreement names, as in the query parameter of the agreements page. */
export const bothAgreements = btoa(JSON.stringify(['terms-of-service', 'privacy-policy']));

/** One person for each obligation that the platform may set after sign-in. */
export const obligedPersonas: Persona[] = [
  obliged('pat', 'Pat', 'Must change the password.', [{ command: 'changePassword' }], () => ({
    passwordHistory: ['Older-Harbor-41'],
  })),
  obliged('uri', 'Uri', 'Must change the username (one client).', [{ command: 'changeUsername' }]),
  obliged('mia', 'Mia', 'Must change the usernames of two clients.', [{ command: 'changeUsername' }], undefined, [
    '100',
    '200',
  ]),
  obliged('rex', 'Rex', 'Must review the username that the platform made.', [{ command: 'reviewUsername' }], () => ({
    isReviewUsernameObligation: true,
  })),
  obliged(
    'ren',
    'Ren',
    'Must review the usernames, and may not make one.',
    [{ command: 'reviewUsername' }],
    () => ({ isReviewUsernameObligation: true, isNotAllowUpdateUsername: true }),
    ['100', '200'],
  ),
  obliged('cora', 'Cora', 'Must review the contact info.', [{ command: 'reviewContactInfo' }], (world) => ({
    phones: [phone(world, '+12125550166')],
  })),
  obliged(
    'basil',
    'Basil',
    'Signed in through single sign-on, must create basic credentials.',
    [{ command: 'createBasicCredentials' }],
    () => ({ password: null, isSsoOnly: true }),
  ),
  obliged('fred', 'Fred', 'Must sign in with basic credentials.', [{ command: 'forceBasicCredentialAuthentication' }]),
  obliged(
    'sam',
    'Sam',
    'Must sign in through the SAML provider of the client.',
    [{ command: 'forceSamlAuthentication', clientId: '400' }],
    undefined,
    ['400'],
  ),
  obliged('phil', 'Phil', 'Must add a phone.', [{ command: 'addPhone' }]),
  obliged('ella', 'Ella', 'Must add an e-mail address.', [{ command: 'addEmail' }], () => ({ emails: [] })),
  obliged('vera', 'Vera', 'Must verify the e-mail address.', [{ command: 'verifyEmail' }], (world) => ({
    emails: [email(world, 'vera@example.com', { isVerified: false })],
  })),
  obliged('lea', 'Lea', 'Must accept legal agreements.', [
    { command: 'acceptLegalAgreements', args: { agreements: bothAgreements } },
  ]),
  obliged('stan', 'Stan', 'Must step up to level 3.', [{ command: 'stepUp', args: { requiredLevel: 3 } }], (world) => ({
    phones: [phone(world, '+12125550188')],
  })),
  obliged('rita', 'Rita', 'Is sent to another page of the platform first (kind redirect).', [
    { command: null, kind: 'redirect', url: '/outside/notice' },
  ]),
  obliged('duo', 'Duo', 'Two obligations, one after the other: the password, then the contact info.', [
    { command: 'changePassword' },
    { command: 'reviewContactInfo' },
  ]),
];
