import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import type { NewContact } from '../../lib/forms/add-contact';
import { listOf } from '../../api/response/list-of';
import type { Outcomes } from '../../lib/errors/outcomes';

export type ContactMethod = components['schemas']['ContactMethod'];
/** What the form holds: the kind of contact, its address or number, and what it is for. */
export type Entry = NewContact;

/**
 * The person's own contact methods and those that the system of record holds (see
 * docs/product/3-entities.md#contact-method).
 */
export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => {
    const [own, recorded] = await Promise.all([
      unwrap(orchestrator.GET('/persons/me/contact-info', { signal })),
      recordedContacts(signal),
    ]);
    return { emails: own.emails, phones: own.phones, recorded };
  },
});

/** What the employer has on record stands below the person's own contacts; without it the page is whole. */
async function recordedContacts(signal: AbortSignal): Promise<readonly ContactMethod[]> {
  try {
    return listOf(
      await unwrap(orchestrator.GET('/associates/me/contact-info-sor', { signal }), {
        skipHooks: ['session', 'forbidden', 'obligation'],
      }),
      'sorContactInfo',
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** The address or number of a contact method. */
export function valueOf(contact: ContactMethod): string {
  return contact.type === 'EMAIL' ? contact.emailAddress : contact.phoneNumber;
}

/** Whether a checked value is the address or number of the contact; the case of an address does not count. */
export function isSameValue(contact: ContactMethod, value: string): boolean {
  return valueOf(contact).toLowerCase() === value.toLowerCase();
}

/**
 * Changes what a contact is for, and for a phone the way it is used. @throws ApiError, 404 when the contact has gone
 */
export async function changeUse(
  contact: ContactMethod,
  { kind, isPersonal }: Pick<Entry, 'kind' | 'isPersonal'>,
): Promise<void> {
  if (contact.type === 'EMAIL') {
    const query = { emailAddress: contact.emailAddress };
    const call = orchestrator.PUT('/persons/me/email-addresses', { params: { query }, body: { isPersonal } });
    await done(call, { table: addProblems });
  } else {
    const query = { phoneNumber: contact.phoneNumber };
    const type = kind === 'EMAIL' ? contact.type : kind;
    const call = orchestrator.PUT('/persons/me/phone-numbers', { params: { query }, body: { type, isPersonal } });
    await done(call, { table: addProblems });
  }
}

/** Deletes an address or a number. @throws ApiError, 404 when it has gone already */
export async function deleteContact(contact: ContactMethod): Promise<void> {
  if (contact.type === 'EMAIL')
    await done(
      orchestrator.DELETE('/persons/me/email-addresses', { params: { query: { emailAddress: contact.emailAddress } } }),
    );
  else
    await done(
      orchestrator.DELETE('/persons/me/phone-numbers', { params: { query: { phoneNumber: contact.phoneNumber } } }),
    );
}

/** PUT /persons/me/contact-info: "it is right as it stands". */
export function confirmContacts() {
  return done(orchestrator.PUT('/persons/me/contact-info', {}));
}

/**
 * Add-contact errors are distinguished: invalid phone, invalid email, duplicate phone, form error, generic add error.
 */
export const addProblems: Outcomes<
  'invalidEmail' | 'invalidPhone' | 'duplicateEmail' | 'duplicatePhone' | 'form' | 'gone' | 'add'
> = {
  NOT_FOUND: 'gone',
  INVALID_EMAIL: 'invalidEmail',
  INVALID_PHONE_NUMBER: 'invalidPhone',
  INVALID_CONTACT_INFO_FORMAT: 'form',
  MALFORMED_REQUEST: 'form',
  EMAIL_ALREADY_EXISTS: 'duplicateEmail',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'duplicateEmail',
  DUPE_EMAIL_ERROR: 'duplicateEmail',
  PHONE_NUMBER_ALREADY_EXISTS: 'duplicatePhone',
  DUPE_PHONE_NUMBER_ERROR: 'duplicatePhone',
  ADD_ERROR: 'add',
  ADD_EMAIL_ERROR: 'add',
  ADD_PHONE_ERROR: 'add',
  otherwise: 'add',
};
