import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockServer, startMockServer } from '../adapters/node';
import { connect } from '../client';
import type { MockWorld } from '../client/world';
import type { OperationId } from '../contract/types';
import { cookieFromTarget, cookiesForTarget } from './cookies';
import { Target } from './target';

const ann = { username: 'ann.lee', password: 'Sunny-Harbor-42' };
const running: MockServer[] = [];
let service: MockServer;

beforeAll(async () => {
  service = await startMockServer({ port: 0 });
  running.push(service);
});
afterAll(() => Promise.all(running.map((one) => one.close())));

/** A world of a mock server that passes calls on to a service. */
async function before(origin: string, passed?: OperationId[]): Promise<MockWorld> {
  const server = await startMockServer({ port: 0, upstream: new Target(origin, passed) });
  running.push(server);
  return connect(server.origin).world();
}

/** The world of the service itself. It has never heard of the worlds of the mock server before it. */
const behind = () => connect(service.origin).open('default');

describe('a mock server before a real service', () => {
  test('passes all calls on, with their cookies', async () => {
    const world = await before(service.origin);
    await behind().reset();
    const visitor = world.visitor();
    expect((await visitor.call('login', { body: { ...ann, password: 'wrong' } })).is).toBe('401 INCORRECT_CREDS');
    expect((await visitor.call('login', { body: ann })).is).toBe('200');
    expect((await visitor.call('checkAuthentication')).is).toBe('200');
    expect((await visitor.call('logout')).status).toBeLessThan(300);
    expect((await visitor.call('checkAuthentication')).status).toBe(401);
    const sources = (await world.journal.list()).map(({ operationId, source }) => `${operationId} ${source}`);
    expect(sources.filter((one) => !one.endsWith(' target'))).toEqual([]);
    expect((await behind().journal.list({ operationId: 'login' })).map(({ status }) => status)).toEqual([401, 200]);
  });

  test('answers the other calls itself, and knows the session that the service began', async () => {
    const world = await before(service.origin, ['login', 'logout']);
    await behind().reset();
    const visitor = world.visitor();
    const ben = { username: 'ben.many', password: 'Sunny-Harbor-42' };
    expect((await visitor.call('login', { body: ben })).is).toBe('200');
    expect((await visitor.call('checkAuthentication')).is).toBe('200');
    expect(await world.state.read('sessions')).toMatchObject([
      { id: visitor.cookies.get('session'), personId: 'ben', associateId: 'associate-ben-100' },
    ]);
    expect(await behind().journal.list({ operationId: 'checkAuthentication' })).toEqual([]);
    await visitor.call('logout');
    expect(await world.state.read('sessions')).toEqual([]);
    expect((await world.journal.list()).map(({ source }) => source)).toEqual(['mock', 'target', 'mock', 'target']);
  });

  test('writes to the journal what breaks the contract, and changes nothing of it', async () => {
    const world = await before(service.origin);
    await behind().reset();
    await behind()
      .on('checkAuthentication')
      .offSpec()
      .answer({ status: 200, body: { level: 'high' } });
    const response = await world.visitor().call('checkAuthentication');
    expect(response.body).toEqual({ level: 'high' });
    const [call] = await world.journal.list({ operationId: 'checkAuthentication', breaches: true });
    expect(call?.breaches).toContainEqual({
      where: 'response',
      path: '',
      message: expect.stringContaining('required'),
    });
    const half = new URLSearchParams({ username: 'ann.lee' });
    await world.visitor().fetch('/api/authentication-service/v0/login', { method: 'POST', body: half });
    const [login] = await world.journal.list({ operationId: 'login' });
    expect(login?.breaches).toContainEqual(expect.objectContaining({ where: 'request' }));
  });

  test('lets its own faults break a call of the service', async () => {
    const world = await before(service.origin);
    await behind().reset();
    await world.on('login').times(1).status(503);
    await world.on('login').drop();
    const visitor = world.visitor();
    expect((await visitor.call('login', { body: ann })).status).toBe(503);
    expect(await behind().journal.list({ operationId: 'login' })).toEqual([]);
    await expect(visitor.call('login', { body: ann })).rejects.toThrow();
    expect(await behind().journal.list({ operationId: 'login' })).toHaveLength(1);
  });

  test('has no state for a call that was under way while the world went back', async () => {
    const world = await before(service.origin);
    await behind().reset();
    const visitor = world.visitor();
    await visitor.call('checkAuthentication');
    await world.given.flag('enableClientRebrand');
    await behind().on('login').delay(60_000);
    const login = visitor.call('login', { body: ann });
    await expect.poll(() => behind().journal.list({ operationId: 'login' })).toHaveLength(1);
    const [first] = await world.journal.list();
    await world.journal.rewind(first?.id ?? 0);
    await behind().faults.clear();
    await login;
    const [call] = await world.journal.list();
    await expect(world.journal.rewind(call?.id ?? 0)).rejects.toThrow('nor before another call: make a call first.');
    expect(await world.state.read('flags')).not.toContainEqual(
      expect.objectContaining({ flag: 'enableClientRebrand', clientId: null }),
    );
  });

  test('answers 503 within the contract for a service that cannot be reached', async () => {
    const gone = await startMockServer({ port: 0 });
    await gone.close();
    const world = await before(gone.origin);
    const response = await world.visitor().call('checkAuthentication');
    expect([response.is, response.headers.get('retry-after')]).toEqual(['503 SERVICE_UNAVAILABLE', '30']);
    expect((await world.journal.list()).flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  test('follows no redirect, and keeps its own headers and cookie to itself', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const other = createServer(({ headers }, response) => {
      seen.push(headers);
      const cookies = ['session=abc; Domain=services.example; Path=/; Secure; SameSite=None', 'mine=1'];
      response.writeHead(302, { Location: 'http://127.0.0.1:9/', 'Set-Cookie': cookies }).end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      const address = other.address();
      const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
      const world = await before(origin);
      const response = await fetch(`${world.origin}/api/authentication-service/v0/check`, {
        headers: { Cookie: `mock-world=${world.id}; session=old`, Origin: world.origin, Referer: `${world.origin}/x` },
        redirect: 'manual',
      });
      expect(response.status).toBe(302);
      expect(response.headers.getSetCookie()).toEqual(['session=abc; Path=/; SameSite=Lax', 'mine=1']);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ cookie: 'session=old', origin, host: new URL(origin).host });
      expect(seen[0]).not.toHaveProperty('referer');
    } finally {
      other.closeAllConnections();
      other.close();
    }
  });

  test('gives two cookies their names over https, and takes them back', () => {
    const sent = 'session=a%3D1; csrf-token=b; session-expiry=9; mock-world=mine';
    expect(cookiesForTarget(sent, true)).toBe('__Host-session=a%3D1; __Host-csrf-token=b; session-expiry=9');
    expect(cookiesForTarget(sent, false)).toBe('session=a%3D1; csrf-token=b; session-expiry=9');
    expect(cookieFromTarget('__Host-session=a=b; Path=/; HttpOnly; Secure; SameSite=None; Partitioned')).toBe(
      'session=a=b; Path=/; HttpOnly; SameSite=Lax',
    );
  });
});
