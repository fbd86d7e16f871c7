import type { Email, Person, Phone } from '../../world/store/collections';
import type { Context, Handlers } from '../define';
import { maskEmail } from '../../rules/email';
import { clearObligations } from '../../rules/obligations';
import { isoTime, personByEmail } from '../../rules/persons';
import { countExistenceCheck, goodToken } from '../../rules/tokens';
import { maskPhone, readPhone } from '../../rules/phone';
import { confirmContact, proofOf, stepUpBeforeLast, tellContact } from '../../rules/security/contact-proof';
import { isAllowedAddress } from '../platform/company-email';

/** Applies to addresses and to phone numbers, each by itself. */
const MOST = 5;

function emailContact(person: Person, email: Email) {
  return {
    id: `${person.id}:${email.address}`,
    personId: person.id,
    type: 'EMAIL' as const,
    emailAddress: email.address,
    isVerified: email.isVerified,
    isOnlyOneOfType: person.emails.length === 1,
    isPersonal: email.isPersonal,
    createdAt: isoTime(email.createdAt),
    lastModifiedAt: isoTime(email.lastModifiedAt),
  };
}

function phoneContact(person: Person, phone: Phone) {
  return {
    id: `${person.id}:${phone.number}`,
    personId: person.id,
    type: phone.type,
    phoneNumber: phone.number,
    isVerified: phone.isVerified,
    isOnlyOneOfType: person.phones.length === 1,
    isPersonal: phone.isPersonal,
    createdAt: isoTime(phone.createdAt),
    lastModifiedAt: isoTime(phone.lastModifiedAt),
  };
}

type Own = Pick<Context<'deletePhoneNumber'>, 'world' | 'session' | 'person'>;

function newContact({ world, session, person }: Own, { isPersonal }: { isPersonal: boolean }) {
  const at = world.clock.now();
  return { isVerified: false, ...proofOf(world, session, person), isPersonal, createdAt: at, lastModifiedAt: at };
}

/** Of an address, case does not count. */
function isContact(value: string): (contact: Email | Phone) => boolean {
  return (one) => ('address' in one ? one.address : one.number).toLowerCase() === value.toLowerCase();
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
  await tellContact(world, session, person, 'CONTACT_DELETED', list === 'emails' ? maskEmail(value) : maskPhone(value));
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
    await world.db.persons.update(person, {
      data(draft) {
        draft.contactInfoUpdatedAt = at;
        for (const one of [...draft.emails, ...draft.phones]) confirmContact(world, session, one);
      },
    });
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
    if (world.db.persons.findFirst((q) => q.where((one) => one.phones.some((each) => each.number === number)))) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'PHONE_NUMBER_ALREADY_EXISTS', { field: 'phoneNumber' });
    }
    if (person.phones.length >= MOST) return fail(422, 'ADD_PHONE_ERROR');
    const added: Phone = { number, type: body.type ?? 'PHONE', ...newContact({ world, session, person }, body) };
    const changed = await world.db.persons.set(person, ({ phones }) => ({ phones: [...phones, added] }));
    clearObligations(world, person.id, 'addPhone');
    await tellContact(world, session, person, 'CONTACT_ADDED', maskPhone(added.number));
    return respond(201, phoneContact(changed, added));
  },

  async changePhoneUse({ world, session, person, query, body, respond, fail }) {
    const isWanted = isContact(readPhone(query.phoneNumber) ?? query.phoneNumber);
    const use = { type: body.type, isPersonal: body.isPersonal, lastModifiedAt: world.clock.now() };
    const changed = await world.db.persons.set(person, ({ phones }) => ({
      phones: phones.map((one) => (isWanted(one) ? confirmContact(world, session, { ...one, ...use }) : one)),
    }));
    const phone = changed.phones.find(isWanted);
    if (!phone) return fail(404, 'NOT_FOUND');
    await tellContact(world, session, person, 'CONTACT_CHANGED', maskPhone(phone.number));
    return respond(200, phoneContact(changed, phone));
  },

  deletePhoneNumber(context) {
    const { phoneNumber } = context.query;
    return deleteContact(context, 'phones', readPhone(phoneNumber) ?? phoneNumber);
  },

  async addEmailAddress({ world, session, person, body, stepUp, respond, fail }) {
    if (!isAllowedAddress(world, session, body.emailAddress))
      return fail(422, 'INVALID_EMAIL', { field: 'emailAddress' });
    const holder = personByEmail(world, body.emailAddress);
    if (holder?.id === person.id) return fail(409, 'DUPE_EMAIL_ERROR', { field: 'emailAddress' });
    await stepUp();
    if (holder) {
      await countExistenceCheck(world, person.id);
      return fail(409, 'EMAIL_ALREADY_EXISTS', { field: 'emailAddress' });
    }
    if (person.emails.length >= MOST) return fail(422, 'ADD_EMAIL_ERROR');
    const added: Email = { address: body.emailAddress, ...newContact({ world, session, person }, body) };
    const changed = await world.db.persons.set(person, ({ emails }) => ({ emails: [...emails, added] }));
    clearObligations(world, person.id, 'addEmail');
    await tellContact(world, session, person, 'CONTACT_ADDED', maskEmail(added.address));
    return respond(201, emailContact(changed, added));
  },

  async changeEmailUse({ world, session, person, query, body, respond, fail }) {
    const isWanted = isContact(query.emailAddress);
    const use = { isPersonal: body.isPersonal, lastModifiedAt: world.clock.now() };
    const changed = await world.db.persons.set(person, ({ emails }) => ({
      emails: emails.map((one) => (isWanted(one) ? confirmContact(world, session, { ...one, ...use }) : one)),
    }));
    const email = changed.emails.find(isWanted);
    if (!email) return fail(404, 'NOT_FOUND');
    await tellContact(world, session, person, 'CONTACT_CHANGED', maskEmail(email.address));
    return respond(200, emailContact(changed, email));
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
    return personByEmail(world, query.emailAddress)
      ? fail(409, 'DUPLICATE_EMAIL', { field: 'emailAddress' })
      : respond(204);
  },
} satisfies Partial<Handlers>;
