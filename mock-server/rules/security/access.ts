import type { Person, Session } from '../../world/store/collections';
import type { World } from '../../world/world';
import { ACCOUNT_SECURITY, isFlagOn } from '../flags';
import { clientOfSession, membershipsOf, openMembershipsOf } from '../persons';

export function hasAccountSecurity(world: World, session: Session): boolean {
  return isFlagOn(world, ACCOUNT_SECURITY, clientOfSession(world, session)?.id);
}

/** At least one open membership must be with a client that offers passkeys. */
export function mayUsePasskey(world: World, person: Person): boolean {
  const memberships = membershipsOf(world, person.id);
  return memberships.length === 0
    ? isFlagOn(world, ACCOUNT_SECURITY, null)
    : memberships.some((one) => isFlagOn(world, ACCOUNT_SECURITY, one.clientId));
}

/**
 * Whether the session may see and change the security of its account. Users of single sign-on and of the other sign-in
 * system manage it there. An impersonator may not.
 */
export function mayManage(world: World, session: Session): boolean {
  return (
    session.authenticationMethod === 'Lifion' && session.impersonation === null && hasAccountSecurity(world, session)
  );
}

/** The identity provider that serves a verified address of the person. The person can sign in through it too. */
export function providerOf(world: World, person: Person): string | null {
  const domains = person.emails.filter(({ isVerified }) => isVerified).map(({ address }) => address.split('@')[1]);
  const provider = world.db.providers.findFirst((q) =>
    q.where(({ emailDomain, isDiscoveryEnabled }) => isDiscoveryEnabled && domains.includes(emailDomain)),
  );
  return provider?.name ?? null;
}

/** Backup codes do not count, because they are only a second step. */
export function waysToSignIn(world: World, person: Person): number {
  const hasPassword = person.username !== null && person.password !== null;
  const hasProvider = person.isSsoOnly || providerOf(world, person) !== null;
  return Number(hasPassword) + Number(hasProvider) + person.passkeys.length;
}

const codeFlags = [ACCOUNT_SECURITY, 'enableCodeSignIn'];

/** Whether visitors may sign in by a mailed code. */
export function isCodeSignInOffered(world: World): boolean {
  return codeFlags.every((flag) => isFlagOn(world, flag, null));
}

/**
 * Where the codes of a person go; null for who gets none: each client must allow it, and the account must be of this
 * sign-in system. An unverified address can be a mistyped one, and its owner must not get the account.
 */
export function addressOfCodes(world: World, person: Person): string | null {
  if (!isCodeSignInOffered(world) || person.authenticationMethod !== 'Lifion' || person.isSsoOnly) return null;
  const isAllowed = openMembershipsOf(world, person.id).every(({ clientId }) =>
    codeFlags.every((flag) => isFlagOn(world, flag, clientId)),
  );
  return isAllowed ? (person.emails.find((one) => one.isVerified)?.address ?? null) : null;
}
