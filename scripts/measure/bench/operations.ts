import { connect as connectMock } from '../../../mock-server/client';
import type { WireRequest } from './load';

const BASES = {
  authentication: '/api/authentication-service/v0',
  orchestrator: '/api/identity-orchestrator/v0',
} as const;
const PASSWORD = 'Sunny-Harbor-42';

/** The measured operations: the most frequent calls, each with the input for a successful response. */
export const measured = [
  { name: 'login', service: 'authentication-service', base: BASES.authentication, method: 'POST', path: '/login' },
  { name: 'check', service: 'authentication-service', base: BASES.authentication, method: 'GET', path: '/check' },
  {
    name: 'persons/me',
    service: 'identity-orchestrator',
    base: BASES.orchestrator,
    method: 'GET',
    path: '/persons/me',
  },
  {
    name: 'tokens/execute',
    service: 'identity-orchestrator',
    base: BASES.orchestrator,
    method: 'POST',
    path: '/tokens/execute',
  },
] as const;

export type Measured = (typeof measured)[number];

/** A prepared world: a person is signed in, and each request has a token to execute. */
export interface ReadyWorld {
  id: string;
  cookie: string;
  csrf: string;
  tokens: string[];
}

/** Creates worlds on the mock server at `port`, each with `tokens` open password resets from a snapshot. */
export async function makeWorlds(port: number, count: number, tokens: number): Promise<ReadyWorld[]> {
  const mock = connectMock(`http://127.0.0.1:${port}`);
  const ready: ReadyWorld[] = [];
  for (let i = 0; i < count; i += 1) {
    const world = await mock.world({ id: `bench-${count}-${i}` });
    const cookies = await world.signIn('ann');
    const now = await world.clock.now();
    const names = Array.from({ length: tokens }, (_, n) => `bench-${n}`);
    if (tokens > 0) {
      const snapshot = await world.snapshot();
      const others = snapshot.collections['tokens'] ?? [];
      snapshot.collections['tokens'] = [...others, ...names.map((token) => openReset(token, now))];
      await world.restore(snapshot);
    }
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    ready.push({ id: world.id, cookie, csrf: cookies['csrf-token'] ?? '', tokens: names });
  }
  return ready;
}

/** A record of the tokens collection (mock-server/world/store/schemas.ts). */
function openReset(token: string, now: number): Record<string, unknown> {
  const nothing = { clientId: null, associateId: null, code: null, usedAt: null, redirectToAimPic: null };
  return {
    ...nothing,
    token,
    kind: 'resetPassword',
    personId: 'ann',
    email: 'ann@example.com',
    tries: 0,
    createdAt: now,
    expiresAt: now + 3_600_000,
    state: 'open',
    accountType: 'standard',
    skipToCreateAccount: false,
    extra: {},
  };
}

/** Returns a function for the nth request of an operation, which uses the worlds in turn. */
export function mockRequest(operation: Measured, worlds: readonly ReadyWorld[]): (n: number) => WireRequest {
  return (n) => {
    const world = worlds[n % worlds.length];
    if (!world) throw new Error('There is no world to send to.');
    const headers = {
      'X-Mock-World': world.id,
      Cookie: world.cookie,
      ...(operation.method === 'POST' && { 'X-CSRF-Token': world.csrf }),
    };
    return {
      ...withBody(operation, Math.floor(n / worlds.length), world.tokens),
      path: operation.base + operation.path,
      headers: { ...headers, ...typeOf(operation) },
    };
  };
}

/** The same for Prism, which serves the document at the root and keeps no state. */
export function prismRequest(operation: Measured): (n: number) => WireRequest {
  const headers = {
    Cookie: 'session=0123456789abcdef0123456789abcdef; csrf-token=0123456789abcdef',
    ...(operation.method === 'POST' && { 'X-CSRF-Token': '0123456789abcdef' }),
    ...typeOf(operation),
  };
  return (n) => ({ ...withBody(operation, n, []), headers });
}

function withBody({ name, method, path }: Measured, n: number, tokens: readonly string[]): WireRequest {
  if (name === 'login')
    return { method, path, body: new URLSearchParams({ username: 'ann.lee', password: PASSWORD }).toString() };
  if (name !== 'tokens/execute') return { method, path };
  // A new password each time, without three consecutive characters: the password rules apply here too.
  const password = `Quiet!${[...String(n)].join('-')}Wx`;
  return {
    method,
    path,
    body: JSON.stringify({ kind: 'resetPassword', token: tokens[n] ?? 'bench-0', data: { password } }),
  };
}

function typeOf({ name, method }: Measured): Record<string, string> {
  if (method !== 'POST') return {};
  return { 'Content-Type': name === 'login' ? 'application/x-www-form-urlencoded' : 'application/json' };
}
