import { parseCookies } from '../../http/http';
import { openMembershipsOf } from '../../rules/persons';
import { personas } from '../../seed/personas';
import type { Person } from '../../world/store/collections';
import { findPerson } from '../../world/person-of-call';
import { startSession } from '../../world/sessions';
import type { World } from '../../world/world';
import type { ControlCalls } from '../define';
import { notFound } from '../refusal';

export const peopleCalls = {
  listPeople({ world }) {
    return { body: world.db.persons.toJSON().map(listed) };
  },

  async signIn({ world, request, body }) {
    const person = requirePerson(world, body.persona);
    const [selected] = openMembershipsOf(world, person.id);
    const method = body.method ?? (person.isSsoOnly ? 'SSO' : person.authenticationMethod);
    const { cookies } = await startSession(world, person, {
      method,
      level: body.levelOfAssurance ?? 1,
      associateId: selected?.id ?? null,
      userAgent: request.headers['user-agent'],
      cookies: parseCookies(request.headers['cookie']),
    });
    return { cookies, body: { personId: person.id, username: person.username, cookies: byName(cookies) } };
  },
} satisfies Partial<ControlCalls>;

const descriptions = new Map(personas.map(({ id, description }) => [id, description]));

function listed({ id, username, password, firstName, lastName, emails, phones }: Person) {
  return {
    ...{ id, username, password, firstName, lastName },
    emails: emails.map(({ address }) => address),
    phones: phones.map(({ number }) => number),
    description: descriptions.get(id) ?? `${firstName} ${lastName}`,
  };
}

/** @throws ControlRefusal 404 */
export function requirePerson(world: World, name: string): Person {
  const person = findPerson(world, name);
  if (person) return person;
  throw notFound(`There is no person "${name}" in this world. GET /__mock/personas lists the people of the seed.`);
}

function byName(cookies: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const cookie of cookies) Object.assign(values, parseCookies(cookie.split(';', 1)[0]));
  return values;
}
