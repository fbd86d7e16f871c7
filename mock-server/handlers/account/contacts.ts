import type { Contact, Email, Person, Phone } from '../../world/store/collections';
import type { Context, Handlers } from '../define';
import { isContact, isTaken, mapContacts, valueOf, withContact } from '../../rules/contact';
import { clearObligations } from '../../rules/obligations';
import { isoTime } from '../../rules/persons';
import { countExistenceCheck, goodToken } from '../../rules/tokens';
import { readPhone } from '../../rules/phone';
import { confirmContact, newContact, stepUpBeforeLast, tellContact } from '../../rules/security/contact-proof';
import { isAllowedAddress } from '../platform/company-email';

/** Applies to addresses and to phone numbers, each by itself. */
const MOST_CONTACTS = 5;

function shown(person: Person, contact: Contact) {
  return {
    id: `${person.id}:${valueOf(contact)}`,
    personId: person.id,
    isVerified: contact.isVerified,
    isOnlyOneOfType: ('address' in contact ? person.emails : person.phones).length === 1,
    isPersonal: contact.isPersonal,
    createdAt: isoTime(contact.createdAt),
    lastModifiedAt: isoTime(contact.lastModifiedAt),
  };
}

function emailContact(person: Person, email: Email) {
  return { ...shown(person, email), type: 'EMAIL' as const, emailAddress: email.address };
}

function phoneContact(person: Person, phone: Phone) {
  return { ...shown(person, phone), type: phone.type, phoneNumber: phone.number };
}

type Own = Pick<Context<'deletePhoneNumber'>, 'world' | 'session' | 'person'>;

async function addContact({ world, session, person }: Own, contact: Contact): Promise<Person> {
  const changed = await world.db.persons.set(person, (now) => withContact(now, contact));
  clearObligations(world, person.id, 'address' in contact ? 'addEmail' : 'addPhone');
  await tellContact(world, session, person, 'CONTACT_ADDED', valueOf(contact));
  return changed;
}

async function changeContact({ world, session, person }: Own, value: string, use: Partial<Phone>): Promise<Person> {
  const isWanted = isContact(value);
  const known = [...person.emails, ...person.phones].find(isWanted);
  if (!known) return person;
  const lastModifiedAt = world.clock.now();
  const change = <One extends Contact>(contact: One) =>
    isWanted(contact) ? confirmContact(world, session, { ...contact, ...use, lastModifiedAt }) : contact;
  const changed = await world.db.persons.set(person, (now) => mapContacts(now, change));
  await tellContact(world, session, person, 'CONTACT_CHANGED', valueOf(known));
  return changed;
}

async function deleteContact(
  { world, session, person, respond, fail }: Own & Pick<Context<'deletePhoneNumber'>, 'respond' | 'fail'>,
  list: 'emails' | 'phones',
  value: string,
) {
  const isWanted = isContact(value);
  if (!person[list].some(isWanted)) return fail(404, 'NOT_FOUND');
  if (person[list].length === 1) return fail(422, 'ONLY_CONTACT_OF_TYPE');
  const left = ({ emails, phones }: Person) => ({
    emails: emails.filter((one) => !isWanted(one)),
    phones: phones.filter((one) => !isWanted(one)),
  });
  await stepUpBeforeLast(world, session, person, left(person));
  await world.db.persons.set(person, left);
  await tellContact(world, session, person, 'CONTACT_DELETED', value);
  return respond(204);
}

/** E-mail addresses and phones of the signed-in person. */
export const contactHandlers = {
  getContactInfo: ({ person, respond }) =>
    respond(200, {
      emails: person.emails.map((one) => emailContact(person, one)),
      phones: person.phones.map((one) => phoneContact(person, one)),
    }),

  async confirmContactInfo({ world, session, person, respond }) {
    const at = world.clock.now();
    await world.db.persons.set(person, (now) => ({
      ...mapContacts(now, (one) => confirmContact(world, session, one)),
      contactInfoUpdatedAt: at,
    }));
    clearObligations(world, person.id, 'reviewContactInfo');
    return respond(200, { contactInfoUpdatedAt: isoTime(at) });
  },

  listSystemOfRecordContacts({ world, person, respond }) {
    const at = isoTime(world.clock.now());
    return respond(200, {
      sorContactInfo: person.systemOfRecordContacts.map(({ type, value, isPersonal }) => {
        const shared = {
          id: `${person.id}:sor:${value}`,
          personId: person.id,
          isVerified: false,
          isOnlyOneOfType: false,
          isPersonal,
          createdAt: at,
          lastModifiedAt: at,
        };
        return type === 'EMAIL' ? { ...shared, type, emailAddress: value } : { ...shared, type, phoneNumber: value };
      }),
    });
  },

  async addPhoneNumber({ world, session, person, body, stepUp, respond, fail }) {
    const number = readPhone(body.phoneNumber);
    if (number === null) return fail(422, 'INVALID_PHONE_NUMBER', { field: 'phoneNumber' });
    if (person.phones.some((one) => one.number === number))
      return fail(409, 'DUPE_PHONE_NUMBER_ERROR', { field: 'phoneNumber' });
    // A lost response may be repeated. Adding a contact that the person has changes nothing, so it needs no step-up.
    await stepUp();
    if (isTaken(world, number)) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'PHONE_NUMBER_ALREADY_EXISTS', { field: 'phoneNumber' });
    }
    if (person.phones.length >= MOST_CONTACTS) return fail(422, 'ADD_PHONE_ERROR');
    const added: Phone = { number, type: body.type ?? 'PHONE', ...newContact(world, session, person, body.isPersonal) };
    return respond(201, phoneContact(await addContact({ world, session, person }, added), added));
  },

  async changePhoneUse({ query, body, respond, fail, ...own }) {
    const changed = await changeContact(own, query.phoneNumber, { type: body.type, isPersonal: body.isPersonal });
    const phone = changed.phones.find(isContact(query.phoneNumber));
    return phone ? respond(200, phoneContact(changed, phone)) : fail(404, 'NOT_FOUND');
  },

  deletePhoneNumber(context) {
    return deleteContact(context, 'phones', context.query.phoneNumber);
  },

  async addEmailAddress({ world, session, person, body, stepUp, respond, fail }) {
    if (!isAllowedAddress(world, session, body.emailAddress))
      return fail(422, 'INVALID_EMAIL', { field: 'emailAddress' });
    if (person.emails.some(isContact(body.emailAddress)))
      return fail(409, 'DUPE_EMAIL_ERROR', { field: 'emailAddress' });
    await stepUp();
    if (isTaken(world, body.emailAddress)) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'EMAIL_ALREADY_EXISTS', { field: 'emailAddress' });
    }
    if (person.emails.length >= MOST_CONTACTS) return fail(422, 'ADD_EMAIL_ERROR');
    const added = { address: body.emailAddress, ...newContact(world, session, person, body.isPersonal) };
    return respond(201, emailContact(await addContact({ world, session, person }, added), added));
  },

  async changeEmailUse({ query, body, respond, fail, ...own }) {
    const changed = await changeContact(own, query.emailAddress, { isPersonal: body.isPersonal });
    const email = changed.emails.find(isContact(query.emailAddress));
    return email ? respond(200, emailContact(changed, email)) : fail(404, 'NOT_FOUND');
  },

  deleteEmailAddress(context) {
    return deleteContact(context, 'emails', context.query.emailAddress);
  },

  async checkEmailAddress({ world, query, headers, respond, fail }) {
    // Without an invitation the response would tell every visitor who has an account. The tries count by invitation,
    // because a caller can drop its cookies.
    const token = goodToken(world, 'registration', headers['x-registration-token'] ?? '');
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    await countExistenceCheck(world, token.token);
    return isTaken(world, query.emailAddress) ? fail(409, 'DUPLICATE_EMAIL', { field: 'emailAddress' }) : respond(204);
  },
} satisfies Partial<Handlers>;
