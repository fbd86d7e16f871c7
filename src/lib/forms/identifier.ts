import { recordOf } from '../../api/response/record';
import { isEmail } from './fields/email';

/**
 * The identifier that travels with the person: from sign-in to recovery and back, in navigation state and never in the
 * address (see docs/decisions/behaviour.md). Usernames and e-mail addresses alike; what was typed, unchecked.
 */
export function identifierOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('identifier' in state)) return undefined;
  return typeof state.identifier === 'string' && state.identifier !== '' ? state.identifier : undefined;
}

/** What an e-mail field starts with when somebody comes from sign-in: the identifier, if it is an address. */
export function emailOfIdentifier(identifier: string | undefined): string {
  return identifier !== undefined && isEmail(identifier) ? identifier : '';
}

/**
 * What goes back to sign-in from a page that asks for an e-mail address: a username that was typed there stays what it
 * was; an address is replaced by the one that stands in the field now.
 */
export function identifierToTakeBack(came: string | undefined, email: string): string {
  const isUsername = came !== undefined && emailOfIdentifier(came) === '';
  return isUsername ? came : email.trim() || (came ?? '');
}

/**
 * Keeps the identifier with the present history entry too, so that the browser's own Back finds it. Written past the
 * router, which would draw the page anew; a router's own state stands under `usr` of `history.state`.
 */
export function keepIdentifierHere(identifier: string): void {
  keepHere({ identifier });
}

/**
 * Keeps values with the present history entry, where the screen finds them in `location.state` after a reload. No
 * secrets.
 */
export function keepHere(values: Readonly<Record<string, unknown>>): void {
  const state = recordOf(history.state);
  history.replaceState({ ...state, usr: { ...recordOf(state.usr), ...values } }, '');
}
