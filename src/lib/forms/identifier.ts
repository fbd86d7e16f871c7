import { recordOf } from '../../api/response/record';
import { isEmail } from './fields/email';

/**
 * Reads the identifier that accompanies the user from sign-in to recovery and back. It travels in navigation state,
 * never in the address (see docs/decisions/behaviour.md). It is a username or an e-mail address, as typed and
 * unchecked.
 */
export function identifierOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('identifier' in state)) return undefined;
  return typeof state.identifier === 'string' && state.identifier !== '' ? state.identifier : undefined;
}

/** Returns the initial value of an e-mail field for a user from sign-in: the identifier, if it is an e-mail address. */
export function emailOfIdentifier(identifier: string | undefined): string {
  return identifier !== undefined && isEmail(identifier) ? identifier : '';
}

/**
 * Returns the identifier that goes back to sign-in from a page that asks for an e-mail address. A username stays
 * unchanged. The current value of the field replaces an address.
 */
export function identifierToTakeBack(came: string | undefined, email: string): string {
  const isUsername = came !== undefined && emailOfIdentifier(came) === '';
  return isUsername ? came : email.trim() || (came ?? '');
}

/** Stores the identifier in the current history entry, so that the browser's Back finds it. See `keepHere`. */
export function keepIdentifierHere(identifier: string): void {
  keepHere({ identifier });
}

/**
 * Stores values in the current history entry; after a reload the screen finds them in `location.state`. Pass no
 * secrets. It bypasses the router, which would render the page again. The router keeps its state under `usr` of
 * `history.state`.
 */
export function keepHere(values: Readonly<Record<string, unknown>>): void {
  const state = recordOf(history.state);
  history.replaceState({ ...state, usr: { ...recordOf(state.usr), ...values } }, '');
}
