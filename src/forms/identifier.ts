import { readKept, writeKept } from './kept-input';
import { isEmail } from './fields/email';
import { plainId } from '../ui/plain-text';

/**
 * Reads the identifier that accompanies the user from sign-in to recovery and back. It travels in navigation state,
 * never in the address. It is a username or an e-mail address, as typed and unchecked.
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
export function identifierToTakeBack(identifier: string | undefined, email: string): string {
  const isUsername = identifier !== undefined && emailOfIdentifier(identifier) === '';
  return isUsername ? identifier : plainId(email) || (identifier ?? '');
}

/** Stores the identifier in the current history entry, so that the browser's Back finds it. */
export function keepIdentifierHere(identifier: string): void {
  writeKept('identifier', identifier);
}

/** Reads the identifier of the current history entry: the stored one, otherwise the one of its navigation state. */
export function identifierHere(state: unknown): string | undefined {
  const kept = readKept('identifier');
  return typeof kept === 'string' ? kept : identifierOf(state);
}
