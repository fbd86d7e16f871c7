import type { Associate, Client, Person, Session } from '../world/store/collections';
import type { World } from '../world/world';
import { isContact, verifiedHolder } from './contact';

/** Formats epoch ms as the contract writes times (ISO 8601, UTC). */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/** The client of the session's selected associate; null when the session has none. */
export function clientOfSession(world: World, session: Session): Client | null {
  return world.db.clients.get(world.db.associates.get(session.associateId)?.clientId) ?? null;
}

/** Changes some fields of the security of a person's account. @param more other fields of the person */
export function setSecurity(
  world: World,
  person: Person,
  fields: Partial<Person['security']>,
  more: Partial<Person> = {},
): Promise<Person> {
  return world.db.persons.set(person, ({ security }) => ({ ...more, security: { ...security, ...fields } }));
}

/** Suspended memberships count too. */
export function membershipsOf(world: World, personId: string): Associate[] {
  return world.db.associates.findMany((q) => q.where((one) => one.personId === personId && one.clientId !== null));
}

export function openMembershipsOf(world: World, personId: string): Associate[] {
  return membershipsOf(world, personId).filter((one) => !one.suspended);
}

/** The person who has verified this address, else one who has not; case does not count. */
export function personByEmail(world: World, address: string): Person | undefined {
  const isIt = isContact(address);
  return (
    verifiedHolder(world, address) ?? world.db.persons.findFirst((q) => q.where(({ emails }) => emails.some(isIt)))
  );
}

/** The person who signs in with this username, be it their own or that of a membership. Case does not count. */
export function personByUsername(world: World, username: string): Person | undefined {
  const lowered = username.toLowerCase();
  const own = world.db.persons.findFirst((q) => q.where((person) => person.username?.toLowerCase() === lowered));
  if (own) return own;
  const associate = world.db.associates.findFirst((q) => q.where((one) => one.username?.toLowerCase() === lowered));
  return world.db.persons.get(associate?.personId);
}

export function personByIdentifier(world: World, identifier: string): Person | undefined {
  return personByUsername(world, identifier) ?? personByEmail(world, identifier);
}
