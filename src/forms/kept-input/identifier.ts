import { recordOf, textOf } from '../../api/response/record';
import { readEntry, writeEntry } from '../../navigation/entry';

/** It travels in navigation state, never in the address, as typed and unchecked. */
export function identifierOf(state: unknown): string | undefined {
  return textOf(state, 'identifier');
}

/** The username of an account that was just made or recovered: sign-in asks for its password at once. */
export function stateOfKnownUsername(identifier: string | undefined) {
  return identifier === undefined ? undefined : { identifier, isKnown: true };
}

export function isKnownUsername(state: unknown): boolean {
  return identifierOf(state) !== undefined && recordOf(state).isKnown === true;
}

/** The browser's Back then finds it. */
export function keepIdentifierHere(identifier: string): void {
  writeEntry('identifier', identifier);
}

export function identifierHere(state: unknown): string | undefined {
  const kept = readEntry('identifier');
  return typeof kept === 'string' ? kept : identifierOf(state);
}
