import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/unwrap';
import { isConnectionProblem, outcomeOf, type Outcomes } from '../../lib/outcomes';

export type ContactType = 'phone' | 'email';

export interface NewContact {
  readonly type: ContactType;
  /** E.164 or an e-mail address. */
  readonly value: string;
  readonly isPersonal: boolean;
}

/** Adds an address or a number to the person. @throws ApiError with the add-contact codes of spec 8, or TypeError for an answer that is no contact */
export async function addContact({ type, value, isPersonal }: NewContact): Promise<void> {
  const added =
    type === 'phone'
      ? await unwrap(orchestrator.POST('/persons/me/phone-numbers', { body: { phoneNumber: value, isPersonal } }))
      : await unwrap(orchestrator.POST('/persons/me/email-addresses', { body: { emailAddress: value, isPersonal } }));
  // Gone on from, the obligation would lead back to an empty form without a word.
  if (typeof added.id !== 'string') throw new TypeError('The answer is no contact.');
}

/**
 * GET /persons/me/contact-info: whether the person has this contact already. After an answer that was lost on the way, "it exists" may
 * mean that it was added by us. @throws ApiError
 */
export async function isOwnContact({ type, value }: NewContact): Promise<boolean> {
  const { emails, phones } = await unwrap(orchestrator.GET('/persons/me/contact-info', {}));
  return type === 'email' ? emails.some(({ emailAddress }) => emailAddress === value) : phones.some(({ phoneNumber }) => phoneNumber === value);
}

/** What went wrong: with the value, which the field says, or with adding it. */
export type AddProblem = 'invalid' | 'duplicate' | 'add' | 'connection';

/**
 * "A generic add-phone error, a duplicate-phone error if PHONE_NUMBER_ALREADY_EXISTS, or an invalid-phone message. Add email is
 * equivalent with its own messages." (spec 8)
 */
const outcomes: Outcomes<AddProblem> = {
  PHONE_NUMBER_ALREADY_EXISTS: 'duplicate',
  DUPE_PHONE_NUMBER_ERROR: 'duplicate',
  INVALID_PHONE_NUMBER: 'invalid',
  EMAIL_ALREADY_EXISTS: 'duplicate',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'duplicate',
  DUPE_EMAIL_ERROR: 'duplicate',
  INVALID_EMAIL: 'invalid',
  INVALID_CONTACT_INFO_FORMAT: 'invalid',
  otherwise: 'add',
};

export function addProblemOf(error: unknown): AddProblem {
  return isConnectionProblem(error) ? 'connection' : outcomeOf(error, outcomes);
}
