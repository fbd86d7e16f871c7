import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '../api/response/api-error';
import { orchestrator } from '../api/clients';
import type { Resumption } from '../api/configure';
import { done, unwrap } from '../api/response/unwrap';
import { outcomeOf } from '../api/response/outcomes';
import { addOutcomes } from './add-contact.errors';
import { checkCompanyEmail } from './fields/company-email';

export interface NewContact {
  /**
   * An e-mail address, or a number with its use: both voice and text (PHONE), only voice calls, or only text messages.
   */
  readonly kind: 'EMAIL' | 'PHONE' | 'VOICE' | 'TEXT';
  readonly value: string;
  readonly isPersonal: boolean;
}

/**
 * Returns a function that adds an e-mail address or a phone number to the user. Any successful response means success.
 *
 * If the response to a request is lost, the server may still have added the contact. A retry then fails with "exists
 * already". In this case the function reads the user's contacts, and finding the contact there counts as success.
 * @throws ApiError from the returned function, with the add-contact codes of docs/product/8-errors.md
 * @throws CompanyEmailError from the returned function, for an address that the client's rule refuses
 */
export function useAddContact(): (contact: NewContact, resume: Resumption | null) => Promise<void> {
  const queries = useQueryClient();
  const lost = useRef(new Set<string>());
  return async (contact, resume) => {
    if (contact.kind === 'EMAIL') await checkCompanyEmail(queries, contact.value);
    try {
      await addContact(contact, resume);
    } catch (error) {
      const isRefused = isApiError(error) && error.kind === 'http';
      if (!isRefused) lost.current.add(contact.value);
      const mayBeOurs = lost.current.has(contact.value) && outcomeOf(error, addOutcomes) === 'duplicate';
      if (!(mayBeOurs && (await isOwnContact(contact)))) throw error;
    }
  };
}

async function addContact({ kind, value, isPersonal }: NewContact, resume: Resumption | null): Promise<void> {
  const options = { resume, table: addOutcomes };
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
