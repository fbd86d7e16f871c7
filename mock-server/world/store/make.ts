import type { Associate, Client, Email, Person, Phone } from './collections';
import type { World } from '../world';

/** The password of every persona, unless its description says otherwise. */
export const PERSONA_PASSWORD = 'Sunny-Harbor-42';

/** The account security of a person who has set up nothing. */
export const noSecurity = {
  userHandle: null,
  passwordChangedAt: null,
  isPasskeyOfferWanted: true,
  totpCreatedAt: null,
  totpLastStep: null,
  pendingTotp: null,
  backupCodes: null,
  pendingBackupCodes: null,
  trustedDevices: [],
} satisfies Person['security'];

export const personDefaults = {
  password: PERSONA_PASSWORD,
  passwordHistory: [],
  dateOfBirth: '1990-04-23',
  emails: [],
  phones: [],
  systemOfRecordContacts: [],
  contactInfoUpdatedAt: null,
  authenticationMethod: 'Lifion',
  isSsoOnly: false,
  isInactive: false,
  hasProductAccess: true,
  failedLogins: 0,
  lockedUntil: null,
  totpSecret: null,
  passkeys: [],
  security: noSecurity,
  allClientAccessRoles: [],
  preferredLanguage: 'en-US',
  region: 'US',
  timezone: 'America/New_York',
  isReviewUsernameObligation: false,
  isNotAllowUpdateUsername: false,
} satisfies Partial<Person>;

/** Fields that are left out have the values of an ordinary associate. */
export function makePerson(
  world: World,
  values: Pick<Person, 'id' | 'username' | 'firstName' | 'lastName'> & Partial<Person>,
): Promise<Person> {
  return world.db.persons.create({ ...personDefaults, ...values });
}

/** Verified and personal, created at the world's current time. */
export function email(world: World, address: string, values: Partial<Email> = {}): Email {
  const at = world.clock.now();
  return { address, isVerified: true, isPersonal: true, createdAt: at, lastModifiedAt: at, ...values };
}

/** Verified and personal, created at the world's current time. The number is in E.164. */
export function phone(world: World, number: string, values: Partial<Phone> = {}): Phone {
  const at = world.clock.now();
  return { number, type: 'PHONE', isVerified: true, isPersonal: true, createdAt: at, lastModifiedAt: at, ...values };
}

export const clientDefaults = {
  purpose: 'production',
  isTransitionedToService: false,
  isClientRebrandEnabled: false,
  isNexoClient: false,
  isArchived: false,
  hasSamlConfiguration: false,
  isSearchable: true,
} satisfies Partial<Client>;

/** By default an ordinary, searchable client in production. */
export function makeClient(world: World, values: Pick<Client, 'id' | 'name'> & Partial<Client>): Promise<Client> {
  return world.db.clients.create({ ...clientDefaults, ...values });
}

export const associateDefaults = {
  dateOfBirth: personDefaults.dateOfBirth,
  isPersonalAssociate: true,
  suspended: false,
  suggestedUserId: null,
  username: null,
  attributes: {},
} satisfies Partial<Associate>;

/** Null makes a membership without a client. */
export function makeAssociate(
  world: World,
  person: Person,
  clientId: string | null,
  values: Partial<Associate> = {},
): Promise<Associate> {
  return world.db.associates.create({
    ...associateDefaults,
    id: `associate-${person.id}${clientId === null ? '' : `-${clientId}`}`,
    personId: person.id,
    clientId,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    username: person.username,
    ...values,
  });
}
