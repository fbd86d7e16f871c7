import { connect } from '../../../mock-server/client';
import type { LoadRequest } from './load';

const authentication = '/api/authentication-service/v0';
const orchestrator = '/api/identity-orchestrator/v0';

/** The most frequent reads, the login, and a change of a record. */
export const measured = [
  { name: 'check', service: 'authentication-service', base: authentication, method: 'GET', path: '/check-obligations' },
  { name: 'persons/me', service: 'identity-orchestrator', base: orchestrator, method: 'GET', path: '/persons/me' },
  {
    name: 'login',
    service: 'authentication-service',
    base: authentication,
    method: 'POST',
    path: '/login',
    type: 'application/x-www-form-urlencoded',
  },
  {
    name: 'persons/me/settings',
    service: 'identity-orchestrator',
    base: orchestrator,
    method: 'POST',
    path: '/persons/me/settings',
    type: 'application/json',
    body: JSON.stringify({ preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' }),
  },
] as const;

export type Measured = (typeof measured)[number];

export interface Visitor {
  username: string;
  cookie: string;
  csrf: string;
  /** A world of the mock server. */
  world?: string;
}

const PASSWORD = 'Sunny-Harbor-42';

/** The request succeeds for this visitor. */
export function requestOf(operation: Measured, { username, cookie, csrf, world }: Visitor): LoadRequest {
  const { method, base, path } = operation;
  const headers = {
    Accept: 'application/json',
    Cookie: cookie,
    ...(world !== undefined && { 'X-Mock-World': world }),
  };
  if (operation.method === 'GET') return { method, path: base + path, headers };
  const body =
    operation.name === 'login' ? new URLSearchParams({ username, password: PASSWORD }).toString() : operation.body;
  return {
    method,
    path: base + path,
    headers: { ...headers, 'Content-Type': operation.type, 'X-CSRF-Token': csrf },
    body,
  };
}

/** Prism serves a document at its root. It keeps no state, so any cookies do. */
export function prismRequest(operation: Measured): LoadRequest {
  const visitor = { username: 'ann.lee', cookie: 'session=0123456789abcdef; csrf-token=0123', csrf: '0123' };
  return { ...requestOf(operation, visitor), path: operation.path };
}

/** The world is new. */
export async function mockVisitor(port: number): Promise<Visitor> {
  const world = await connect(`http://127.0.0.1:${port}`).world();
  const cookies = await world.signIn('ann');
  return {
    username: 'ann.lee',
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
    csrf: cookies['csrf-token'] ?? '',
    world: world.id,
  };
}

/** Signs a person in to the stateful peer. A login ends the earlier session, so each operation has its own person. */
export async function peerVisitor(port: number, operation: Measured): Promise<Visitor> {
  const visitor = { username: `person.${measured.indexOf(operation)}`, cookie: 'csrf-token=0123', csrf: '0123' };
  const { path, ...init } = requestOf(measured[2], visitor);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const session = response.headers.getSetCookie().find((one) => one.startsWith('session='));
  return { ...visitor, cookie: `${session?.split(';')[0] ?? ''}; ${visitor.cookie}` };
}
