import type { Person, Session } from '../world/store/collections';
import { handledMethod, type MockRequest, parseCookies } from '../http/http';
import { decodeText } from '../http/read-request';
import { openMembershipsOf } from '../rules/persons';
import { cookieNames, findSession, removeSession, startSession } from '../world/sessions';
import type { World } from '../world/world';

/** The session and the person are those of the browser that asks. */
export interface Visit {
  world: World;
  method: string;
  /** Values of the path, percent-decoded where they can be. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Empty unless a page of this origin sent a form. */
  form: URLSearchParams;
  cookies: Readonly<Record<string, string>>;
  session: Session | null;
  person: Person | null;
  /** The User-Agent header, for the list of sessions. */
  userAgent: string | undefined;
  /** The origin that the browser sees. */
  origin: string;
}

export async function readVisit(world: World, request: MockRequest, path: Record<string, string>): Promise<Visit> {
  const at = request.url.indexOf('?');
  const cookies = parseCookies(request.headers['cookie']);
  const session = await findSession(world, cookies[cookieNames.session]);
  return {
    world,
    method: handledMethod(request),
    path,
    query: new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1)),
    form: readForm(request),
    cookies,
    session,
    person: session ? (world.db.persons.get(session.personId) ?? null) : null,
    userAgent: request.headers['user-agent'],
    origin: request.origin,
  };
}

/** Only a page of this origin may send a form, so that no foreign page can sign a person in. */
function readForm({ headers, body }: MockRequest): URLSearchParams {
  const origin = headers['origin'];
  const isOwn = origin === undefined || origin.replace(/^https?:\/\//, '') === headers['host'];
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (!body || body.length > 10_000 || !isOwn || !isForm) return new URLSearchParams();
  return new URLSearchParams(decodeText(body) ?? '');
}

/** Signs the person in, and returns the cookies. A sign-in gives a new id, and the session before ends. */
export async function enter(visit: Visit, person: Person, method: Session['authenticationMethod']): Promise<string[]> {
  const { world, form, cookies, session, userAgent } = visit;
  if (session) removeSession(world, session);
  const associates = openMembershipsOf(world, person.id);
  const named = form.get('username')?.toLowerCase() ?? '';
  const associate =
    associates.find(({ clientId }) => clientId === form.get('clientId')) ??
    associates.find(({ username }) => username?.toLowerCase() === named) ??
    associates[0];
  const start = { method, level: 1, associateId: associate?.id ?? null, cookies, userAgent };
  return (await startSession(world, person, start)).cookies;
}

/** The first redirect parameter that points to this origin, as path, query and hash. Without one, the fallback. */
export function onward({ query, form, origin }: Visit, fallback: string): string {
  for (const name of ['redirectUrl', 'returnUrl', 'RelayState']) {
    const target = form.get(name) ?? query.get(name);
    if (!target || !URL.canParse(target, origin)) continue;
    const url = new URL(target, origin);
    // A browser would resolve a path that starts with two slashes to another origin.
    if (url.origin === origin && !url.pathname.startsWith('//')) return url.pathname + url.search + url.hash;
  }
  return fallback;
}
