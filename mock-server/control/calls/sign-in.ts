import { parseCookies, setCookie } from '../../wire/http';
import { openMembershipsOf } from '../../rules/persons';
import { cookieNames, startSession } from '../../world/sessions';
import type { ControlCalls } from '../define';
import { requirePerson } from './people';

export const signInCalls = {
  async signIn({ world, request, body }) {
    const person = requirePerson(world, body.persona);
    const [selected] = openMembershipsOf(world, person.id);
    const method = body.method ?? (person.isSsoOnly ? 'SSO' : person.authenticationMethod);
    const { cookies } = await startSession(world, person, {
      method,
      level: body.levelOfAssurance ?? 1,
      associateId: selected?.id ?? null,
      userAgent: request.headers['user-agent'],
    });
    // The platform sets this cookie with its first response, which the caller may not have received yet.
    if (!parseCookies(request.headers['cookie'])[cookieNames.csrf])
      cookies.push(setCookie(cookieNames.csrf, world.random.hex(32)));
    return { cookies, body: { personId: person.id, username: person.username, cookies: byName(cookies) } };
  },
} satisfies Partial<ControlCalls>;

function byName(cookies: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const cookie of cookies) Object.assign(values, parseCookies(cookie.split(';', 1)[0]));
  return values;
}
