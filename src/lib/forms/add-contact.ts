import { useRef } from 'react';
import { isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { outcomeOf, type Outcomes } from '../errors/outcomes';

export interface NewContact {
  /**
   * An e-mail address, or a number and the way it is used: for both (PHONE), for voice calls or for text messages only.
   */
  readonly kind: 'EMAIL' | 'PHONE' | 'VOICE' | 'TEXT';
  /** An e-mail address, or a number in E.164. */
  readonly value: string;
  readonly isPersonal: boolean;
}

/** The codes of a contact that is refused, and whether it is there already. */
const isDuplicate: Outcomes<boolean> = {
  INVALID_EMAIL: false,
  INVALID_PHONE_NUMBER: false,
  INVALID_CONTACT_INFO_FORMAT: false,
  ADD_ERROR: false,
  ADD_EMAIL_ERROR: false,
  ADD_PHONE_ERROR: false,
  EMAIL_ALREADY_EXISTS: true,
  EMAIL_ADDRESS_ALREADY_EXISTS: true,
  DUPE_EMAIL_ERROR: true,
  PHONE_NUMBER_ALREADY_EXISTS: true,
  DUPE_PHONE_NUMBER_ERROR: true,
  otherwise: false,
};

/**
 * Adds an address or a number to the person. Where the answer to a contact was lost, and "it exists already" is said
 * when it is sent again, it may have been added by us: the person's own contacts are asked, and if it is among them it
 * counts as added. What it gives back throws ApiError with the add-contact codes of docs/product/8-errors.md. Any good
 * answer means that it is added.
 */
export function useAddContact(): (contact: NewContact) => Promise<void> {
  const lost = useRef(new Set<string>());
  return async (contact) => {
    try {
      await addContact(contact);
    } catch (error) {
      const isRefused = isApiError(error) && error.kind === 'http';
      if (!isRefused) lost.current.add(contact.value);
      const mayBeOurs = lost.current.has(contact.value) && outcomeOf(error, isDuplicate);
      if (!(mayBeOurs && (await isOwnContact(contact)))) throw error;
    }
  };
}

async function addContact({ kind, value, isPersonal }: NewContact): Promise<void> {
  const options = { table: isDuplicate };
  if (kind === 'EMAIL') {
    const body = { emailAddress: value, isPersonal };
    await done(orchestrator.POST('/persons/me/email-addresses', { body }), options);
  } else {
    const body = { phoneNumber: value, isPersonal, ...(kind !== 'PHONE' && { type: kind }) };
    await done(orchestrator.POST('/persons/me/phone-numbers', { body }), options);
  }
}

async function isOwnContact({ kind, value }: NewContact): Promise<boolean> {
  const { emails, phones } = await unwrap(orchestrator.GET('/persons/me/contact-info', {}));
  return kind === 'EMAIL'
    ? emails.some(({ emailAddress }) => emailAddress === value)
    : phones.some(({ phoneNumber }) => phoneNumber === value);
}
