import { isRecord } from '../../api/response/record';

/**
 * Navigation state of a link to /auth/verify-contact-info: which contact was pressed, as an address or a number. The
 * query has only type and purpose, which several contacts can share. State stays out of the address bar, and a reload
 * finds it again.
 */
export function stateOfContact(contact: string): { readonly contact: string } {
  return { contact };
}

/**
 * Reads the pressed contact out of `location.state`, which may be of any shape; undefined where the page was not opened
 * from the list.
 */
export function contactOfState(state: unknown): string | undefined {
  return isRecord(state) && typeof state.contact === 'string' && state.contact !== '' ? state.contact : undefined;
}
