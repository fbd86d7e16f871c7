import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { isFlagOn } from '../flags';
import { openMembershipsOf } from '../persons';
import { FLAG } from './access';

const flags = [FLAG, 'enableCodeSignIn'];

/** Whether visitors may sign in by a mailed code. */
export function isCodeSignInOffered(world: World): boolean {
  return flags.every((flag) => isFlagOn(world, flag, null));
}

/**
 * Where the codes of a person go; null for who gets none: each client must allow it, and the account must be of this
 * sign-in system. An unverified address can be a mistyped one, and its owner must not get the account.
 */
export function addressOfCodes(world: World, person: Person): string | null {
  if (person.authenticationMethod !== 'Lifion' || person.isSsoOnly) return null;
  const isAllowed = openMembershipsOf(world, person.id).every(({ clientId }) =>
    flags.every((flag) => isFlagOn(world, flag, clientId)),
  );
  return isAllowed ? (person.emails.find((one) => one.isVerified)?.address ?? null) : null;
}
