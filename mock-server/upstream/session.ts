import { isObject } from '../contract/documents';
import { parseCookies } from '../http/http';
import { openMembershipsOf, personByIdentifier } from '../rules/persons';
import type { Person } from '../world/store/collections';
import { cookieNames, ownerOf, startSession } from '../world/sessions';
import type { World } from '../world/world';
import type { PassedCall, PassedResponse } from '../world/upstream';

/**
 * A real service starts or ends a session with its cookie. The same happens in the world, so that the operations of the
 * mock server know the session too. It belongs to the person whom the call names. Else it belongs to the person of the
 * session before, or to the first person of the world.
 */
export async function takeOverSession(world: World, call: PassedCall, { headers }: PassedResponse): Promise<void> {
  const { request } = call;
  const before = parseCookies(request.headers['cookie'])[cookieNames.session];
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'set-cookie' || !value.startsWith(`${cookieNames.session}=`)) continue;
    const id = parseCookies(value.split(';', 1)[0])[cookieNames.session] ?? '';
    if (id === '' || /;\s*max-age=0\b/i.test(value)) {
      if (before !== undefined) world.db.sessions.delete((q) => q.where({ id: before }));
    } else if (!world.db.sessions.get(id)) {
      const person = personOf(world, call, before);
      if (person) await startSession(world, person, { ...startOf(world, call, person), id });
    }
  }
}

function personOf(world: World, { body }: PassedCall, session: string | undefined): Person | undefined {
  const named = isObject(body) ? body['username'] : undefined;
  const known = typeof named === 'string' ? personByIdentifier(world, named) : undefined;
  const own = world.db.sessions.get(session);
  return known ?? (own && world.db.persons.get(ownerOf(own))) ?? world.db.persons.all()[0];
}

/** The same values as at a login of the mock server. */
function startOf(world: World, { request }: PassedCall, person: Person) {
  const [selected] = openMembershipsOf(world, person.id);
  return {
    method: person.authenticationMethod,
    level: world.limits.loginLevel,
    associateId: selected?.id ?? null,
    userAgent: request.headers['user-agent'],
  };
}
