import { isObject } from '../contract/documents';
import type { Person } from './store/collections';
import { cookieNames } from './sessions';
import type { World } from './world';

/** Fields of a request body that name the person of the call. */
const NAMING_FIELDS = ['username', 'identifier'];

/** Id of the person whose open session the cookies name. */
export function personOfSession(world: World, cookies: Readonly<Record<string, string>>): string | null {
  // `findSession` would delete an expired session, and other calls of the world may be running.
  const session = world.db.sessions.get(cookies[cookieNames.session] ?? '');
  return session !== undefined && session.expiresAt > world.clock.now() ? session.personId : null;
}

/** In lower case. */
export function namesIn(body: unknown): string[] {
  if (!isObject(body)) return [];
  return NAMING_FIELDS.flatMap((field) => (typeof body[field] === 'string' ? [body[field].toLowerCase()] : []));
}

/** Id of the person whom the body of a call names. */
export function personNamedIn(world: World, body: unknown): string | null {
  const names = namesIn(body);
  if (names.length === 0) return null;
  return world.db.persons.findFirst((q) => q.where((one) => names.some((name) => isCalled(one, name))))?.id ?? null;
}

/** By id, username or e-mail address. Case does not count, except for the id. */
export function findPerson(world: World, name: string): Person | undefined {
  return (
    world.db.persons.get(name) ?? world.db.persons.findFirst((q) => q.where((one) => isCalled(one, name.toLowerCase())))
  );
}

/** `text` is in lower case. */
export function isCalled({ username, emails }: Readonly<Person>, text: string): boolean {
  return username?.toLowerCase() === text || emails.some(({ address }) => address.toLowerCase() === text);
}
