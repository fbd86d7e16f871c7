import { randomBytes } from 'node:crypto';
import { parse } from 'cookie';
import { http, HttpResponse } from 'msw';
import { z } from 'zod';
import { db } from './data';

const SESSION_MS = 30 * 60_000;
const credentials = z.object({ username: z.string(), password: z.string() });
const settings = z.object({ preferredLanguage: z.string(), region: z.string(), timezone: z.string() });

/**
 * The mock server is compared with these four operations. They follow the manuals of MSW and @msw/data. This reads the
 * header, because the `cookies` of a resolver are one jar for all clients.
 */
function cookiesOf(request: Request) {
  return parse(request.headers.get('cookie') ?? '');
}

function callerOf(request: Request) {
  const { session: id } = cookiesOf(request);
  const session = db.sessions.findFirst((q) => q.where({ id: id ?? '' }));
  if (!session || session.expiresAt <= Date.now()) return undefined;
  return db.persons.findFirst((q) => q.where({ id: session.personId }));
}

/** The contract refuses a change without the token of the cookie. */
function isForged(request: Request): boolean {
  const token = cookiesOf(request)['csrf-token'];
  return token === undefined || request.headers.get('x-csrf-token') !== token;
}

function refusal(status: number, code: string) {
  return HttpResponse.json({ errorCode: code }, { status });
}

export const handlers = [
  http.get('/api/authentication-service/v0/check-obligations', ({ request }) => {
    const person = callerOf(request);
    if (!person) return refusal(401, 'MISSING_SESSION_COOKIE');
    const obligation = db.obligations.findFirst((q) => q.where({ personId: person.id }));
    return obligation ? refusal(412, 'BLOCKED_BY_OBLIGATION') : HttpResponse.json({ isBlocked: false });
  }),

  http.get('/api/identity-orchestrator/v0/persons/me', ({ request }) => {
    const person = callerOf(request);
    if (!person) return refusal(401, 'MISSING_SESSION_COOKIE');
    const { id, username, firstName, lastName, emails } = person;
    return HttpResponse.json({ personId: id, username, firstName, lastName, email: emails, isAuthenticated: true });
  }),

  http.post('/api/identity-orchestrator/v0/persons/me/settings', async ({ request }) => {
    const person = callerOf(request);
    if (!person) return refusal(401, 'MISSING_SESSION_COOKIE');
    if (isForged(request)) return refusal(403, 'INVALID_CSRF_TOKEN');
    const body = settings.safeParse(await request.json());
    if (!body.success) return refusal(400, 'MALFORMED_REQUEST');
    await db.persons.update(person, {
      data(draft) {
        Object.assign(draft, body.data);
      },
    });
    return HttpResponse.json(body.data);
  }),

  http.post('/api/authentication-service/v0/login', async ({ request }) => {
    if (isForged(request)) return refusal(403, 'INVALID_CSRF_TOKEN');
    const body = credentials.safeParse(Object.fromEntries(new URLSearchParams(await request.text())));
    if (!body.success) return refusal(400, 'MALFORMED_REQUEST');
    const person = db.persons.findFirst((q) => q.where({ username: body.data.username }));
    if (person?.password !== body.data.password) return refusal(401, 'INCORRECT_CREDS');
    // One session a person: a growing list would slow down every later search of the library.
    db.sessions.deleteMany((q) => q.where({ personId: person.id }));
    const session = await db.sessions.create({
      id: randomBytes(16).toString('hex'),
      personId: person.id,
      csrfToken: randomBytes(16).toString('hex'),
      expiresAt: Date.now() + SESSION_MS,
    });
    const { preferredLanguage, region, timezone } = person;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    headers.append('Set-Cookie', `session=${session.id}; Path=/; HttpOnly; SameSite=Lax`);
    headers.append('Set-Cookie', `csrf-token=${session.csrfToken}; Path=/; SameSite=Lax`);
    const response = { personalSettings: { preferredLanguage, region, timezone }, redirectUrl: '' };
    return new HttpResponse(JSON.stringify(response), { headers });
  }),
];
