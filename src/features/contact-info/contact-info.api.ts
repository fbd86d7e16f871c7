import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import type { Resumption } from '../../api/configure';
import { everyHook, done, type StepUpOptions, unwrap } from '../../api/response/unwrap';
import type { NewContact } from '../../forms/add-contact';
import { listOf } from '../../api/response/list-of';
import { isSameId } from '../../forms/fields/username';
import { addProblems } from './contact-info.errors';

export type ContactMethod = components['schemas']['ContactMethod'];
export type ListedContact = ContactMethod & { readonly shown: string };
export type Entry = NewContact;

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => {
    const [own, recorded, formatPhone] = await Promise.all([
      unwrap(orchestrator.GET('/persons/me/contact-info', { signal })),
      recordedContacts(signal),
      loadPhoneFormat(),
    ]);
    const listed = (contact: ContactMethod): ListedContact => ({
      ...contact,
      shown: contact.type === 'EMAIL' ? contact.emailAddress : formatPhone(contact.phoneNumber),
    });
    return { emails: own.emails.map(listed), phones: own.phones.map(listed), recorded: recorded.map(listed) };
  },
});

/** Loads the numbering plans during the requests. Without them the list shows the numbers unchanged. */
async function loadPhoneFormat(): Promise<(number: string) => string> {
  try {
    return (await import('../../forms/fields/phone')).formatPhone;
  } catch {
    return (number) => number;
  }
}

/** They are optional on the page, so any failure returns an empty list. */
async function recordedContacts(signal: AbortSignal): Promise<readonly ContactMethod[]> {
  try {
    return listOf(
      await unwrap(orchestrator.GET('/associates/me/contact-info-sor', { signal }), {
        skipHooks: everyHook,
      }),
      'sorContactInfo',
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

export function valueOf(contact: ContactMethod): string {
  return contact.type === 'EMAIL' ? contact.emailAddress : contact.phoneNumber;
}

export function isSameValue(contact: ContactMethod, value: string): boolean {
  return isSameId(valueOf(contact), value);
}

export async function changeUse(
  contact: ContactMethod,
  { kind, isPersonal }: Pick<Entry, 'kind' | 'isPersonal'>,
  resume: Resumption,
): Promise<void> {
  if (contact.type === 'EMAIL') {
    const query = { emailAddress: contact.emailAddress };
    const call = orchestrator.PUT('/persons/me/email-addresses', { params: { query }, body: { isPersonal } });
    await done(call, { resume, table: addProblems });
  } else {
    const query = { phoneNumber: contact.phoneNumber };
    const type = kind === 'EMAIL' ? contact.type : kind;
    const call = orchestrator.PUT('/persons/me/phone-numbers', { params: { query }, body: { type, isPersonal } });
    await done(call, { resume, table: addProblems });
  }
}

export function deleteContact(contact: ContactMethod, options: StepUpOptions): Promise<void> {
  if (contact.type === 'EMAIL') {
    const query = { emailAddress: contact.emailAddress };
    return done(orchestrator.DELETE('/persons/me/email-addresses', { params: { query } }), options);
  }
  const query = { phoneNumber: contact.phoneNumber };
  return done(orchestrator.DELETE('/persons/me/phone-numbers', { params: { query } }), options);
}

export function confirmContacts() {
  return done(orchestrator.PUT('/persons/me/contact-info', {}));
}
