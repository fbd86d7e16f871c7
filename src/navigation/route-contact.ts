import { isRecord } from '../api/response/record';

/**
 * Builds the navigation state of a link to /auth/verify-contact-info: the chosen address or number. The query has only
 * type and purpose, which several contacts can share. State stays out of the address bar and survives a reload.
 */
export function stateOfContact(contact: string): { readonly contact: string } {
  return { contact };
}

/**
 * Reads the chosen contact out of `location.state`, which may have any shape. Undefined when the user did not come from
 * the contact list.
 */
export function contactOfState(state: unknown): string | undefined {
  return isRecord(state) && typeof state.contact === 'string' && state.contact !== '' ? state.contact : undefined;
}
