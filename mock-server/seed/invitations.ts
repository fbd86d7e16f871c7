import { createToken } from '../rules/tokens';
import type { World } from '../world/world';
import type { Invitation } from './invitation';
import { associateDefaults, makePerson } from '../world/store/make';

/** The birth date of every invited associate, unless the description says otherwise. */
const INVITED_BIRTH_DATE = '1990-04-17';

/** The date of birth is not asked. */
const asksNothing = { asksDateOfBirth: 'false' };

const confirm = (token: string) => `/auth/user-confirmation?token=${token}`;

/** `values` replaces single values of an ordinary invited associate of client 100. */
function invitation(
  token: string,
  description: string,
  firstName: string,
  lastName: string,
  values: Partial<Invitation> & {
    birthDate?: string | null;
    address?: string;
    attributes?: Record<string, string>;
  } = {},
): Invitation {
  const { birthDate = INVITED_BIRTH_DATE, address, attributes, ...rest } = values;
  const id = `associate-${firstName.toLowerCase()}`;
  const email = address ?? `${firstName.toLowerCase()}@example.com`;
  return {
    token,
    kind: 'registration',
    path: confirm(token),
    description,
    clientId: '100',
    email,
    invited: { id, firstName, lastName, email, dateOfBirth: birthDate, ...(attributes && { attributes }) },
    ...rest,
  };
}

function credential(token: string, description: string, values: Partial<Invitation> = {}): Invitation {
  const path = `/auth/create-credential?token=${token}`;
  return { token, kind: 'createCredential', path, description, personId: 'cleo', ...values };
}

function reset(token: string, description: string, values: Partial<Invitation> = {}): Invitation {
  const path = `/auth/forgot-password/reset?token=${token}`;
  return { token, kind: 'resetPassword', path, description, personId: 'ann', email: 'ann@example.com', ...values };
}

/** Links of every kind and state. Any other token is unknown. */
export const invitations: readonly Invitation[] = [
  invitation('invite-valid', `Good for 15 days; the date of birth (${INVITED_BIRTH_DATE}) is asked.`, 'Ivy', 'Okafor'),
  invitation('invite-no-check', 'Good; nothing is asked before the account.', 'Nell', 'Byrne', {
    attributes: asksNothing,
  }),
  invitation('invite-skip', 'Good; goes straight to account creation.', 'Skye', 'Morgan', {
    attributes: { ...asksNothing, skipToCreateAccount: 'true' },
  }),
  invitation('invite-two-cards', 'Good; asks first whether the person has an account.', 'Tova', 'Ness', {
    clientId: '200',
    attributes: asksNothing,
  }),
  invitation('invite-ends-soon', 'Good for one more minute.', 'Eno', 'Larsson', { lifeMs: 60_000 }),
  invitation('invite-expired', 'Sent more than 15 days ago.', 'Xavi', 'Roca', { lifeMs: -60_000 }),
  invitation('invite-used', 'Used already.', 'Ulla', 'Berg', { state: 'used' }),
  invitation('invite-declined', 'Declined by the person.', 'Dede', 'Fall', { state: 'declined' }),
  invitation('invite-no-birth-date', 'The profile has no date of birth: it is incomplete.', 'Nora', 'Dahl', {
    birthDate: null,
  }),
  invitation(
    'invite-bad-email',
    'The client recorded no valid e-mail address: after the date of birth straight to account creation.',
    'Bea',
    'Stein',
    { address: 'bea at example' },
  ),
  invitation('invite-aim', 'Belongs to the registration portal, with registration code 4HX-82J1.', 'Aida', 'Moss', {
    redirectToAimPic: '4HX-82J1',
  }),
  invitation('invite-duplicate', "Its e-mail address is ann's already.", 'Anna', 'Leigh', {
    address: 'ann@example.com',
    attributes: asksNothing,
  }),
  invitation(
    'invite-company-email',
    'The client takes company e-mail addresses only (flag requireOnlyAdpEmails).',
    'Cody',
    'Blake',
    { clientId: '800', attributes: asksNothing },
  ),
  invitation('invite-staff', 'Invites to client 002, which is exempt from the company address.', 'Stella', 'Ward', {
    clientId: '002',
    attributes: asksNothing,
  }),
  invitation('invite-sso', 'Good for an account that signs in through the company.', 'Kai', 'Ito', {
    kind: 'ssoRegistration',
    clientId: '400',
    path: '/auth/create-account/invite-sso/sso',
    address: 'kai.ito@kestrel.example',
  }),
  invitation(
    'sso-confirm',
    'Comes from a single-sign-on provider: asks whether the person is who the provider says.',
    'Suki',
    'Mori',
    {
      kind: 'ssoRegistration',
      clientId: '400',
      path: '/auth/sso-service-provider/associate-confirmation?token=sso-confirm',
      address: 'suki.mori@kestrel.example',
    },
  ),
  invitation('sso-no-saml', 'As sso-confirm, but the client has no SAML configuration.', 'Omri', 'Katz', {
    kind: 'ssoRegistration',
    path: '/auth/sso-service-provider/associate-confirmation?token=sso-no-saml',
  }),
  invitation('invite-link', 'Invites leo, who has an account already, to a second client.', 'Leonard', 'Brandt', {
    clientId: '200',
    path: '/auth/account-linking?token=invite-link',
    address: 'leo@example.com',
    attributes: asksNothing,
  }),
  credential('credential-valid', 'Gives cleo, who has none, a username and password.'),
  credential('credential-expired', 'As credential-valid, but over.', { lifeMs: -60_000 }),
  reset('reset-valid', "Resets ann's password."),
  reset('reset-expired', 'As reset-valid, but over.', { lifeMs: -60_000 }),
  reset('reset-used', 'As reset-valid, but used.', { state: 'used' }),
  {
    token: 'verify-email',
    kind: 'emailVerification',
    path: '/auth/email-verify-notification',
    description: "Verifies uma's e-mail address with the code 428613.",
    personId: 'uma',
    email: 'uma@example.com',
    code: '428613',
  },
];

/** The links of the list need associates, tokens, a person and two flags. */
export async function seedInvitations(world: World): Promise<void> {
  await makePerson(world, { id: 'cleo', username: null, password: null, firstName: 'Cleo', lastName: 'Marin' });
  for (const [flag, clientId] of [
    ['requireOnlyAdpEmails', '800'],
    ['enableRegistrationLinkExistingAccount', '200'],
  ] as const)
    await world.db.flags.create({ id: `${flag}:${clientId}`, flag, clientId, isEnabled: true });
  await addSelfRegistrant(world);
  for (const invitation of invitations) {
    if (invitation.invited) await addAssociate(world, invitation.clientId ?? '100', invitation.invited);
    await createToken(world, {
      token: invitation.token,
      kind: invitation.kind,
      lifeMs: invitation.lifeMs ?? lifetime(world, invitation.kind),
      personId: invitation.personId ?? null,
      clientId: invitation.clientId ?? null,
      associateId: invitation.invited?.id ?? null,
      email: invitation.email ?? null,
      code: invitation.code ?? null,
      state: invitation.state ?? 'open',
      redirectToAimPic: invitation.redirectToAimPic ?? null,
      accountType: invitation.kind === 'ssoRegistration' ? 'sso' : 'standard',
      extra: { description: invitation.description, path: invitation.path },
    });
  }
}

/** This associate gets no link. Self-registration with the address of the associate sends one. */
async function addSelfRegistrant(world: World): Promise<void> {
  await addAssociate(world, '100', {
    id: 'associate-newton',
    firstName: 'Newton',
    lastName: 'Hire',
    email: 'new.hire@example.com',
    attributes: { email: 'new.hire@example.com' },
  });
}

/** The associate has no account yet. */
async function addAssociate(
  world: World,
  clientId: string,
  invited: NonNullable<Invitation['invited']>,
): Promise<void> {
  const { email: _, ...values } = { dateOfBirth: INVITED_BIRTH_DATE, ...invited };
  await world.db.associates.create({ ...associateDefaults, personId: null, clientId, ...values });
}

/** In ms. */
function lifetime({ limits }: World, kind: Invitation['kind']): number {
  if (kind === 'resetPassword') return limits.resetPasswordTokenMs;
  return kind === 'emailVerification' ? limits.emailVerificationTokenMs : limits.invitationMs;
}
