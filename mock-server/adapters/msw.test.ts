import { getResponse, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '../contract/routes';
import { createMock } from '../index';
import { mswHandlers, recordOverrides } from './msw';

const mock = createMock({ origin: 'http://app.test' });
const server = setupServer(...mswHandlers(mock));
recordOverrides(server, mock);
const LOGIN = 'http://app.test/api/authentication-service/v0/login';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function login(world: string, token: string, password = 'Sunny-Harbor-42'): Request {
  return new Request(LOGIN, {
    method: 'POST',
    headers: {
      'X-Mock-World': world,
      'X-CSRF-Token': token,
      Cookie: `csrf-token=${token}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ username: 'ann.lee', password }),
  });
}

describe('the mock server behind MSW', () => {
  test("answers a plain fetch in its world, by the platform's rules", async () => {
    const world = await mock.world();
    expect((await fetch(login(world.id, 'token-1', 'wrong'))).status).toBe(401);
    expect((await fetch(login(world.id, 'token-1'))).status).toBe(200);
    await world.verify({
      sequence: [
        { operationId: 'login', code: 'INCORRECT_CREDS' },
        { operationId: 'login', status: 200 },
      ],
    });
  });

  test('keeps two visitors apart', async () => {
    const world = await mock.world();
    await fetch(login(world.id, 'token-1'));
    const other = await fetch('http://app.test/api/authentication-service/v0/check', {
      headers: { 'X-Mock-World': world.id },
    });
    expect(other.status).toBe(401);
  });

  test('reports a dropped connection as a network failure', async () => {
    const world = await mock.world();
    await world.on('login').drop();
    await expect(fetch(login(world.id, 'token-1'))).rejects.toThrow(TypeError);
  });

  test('makes a truncated response unreadable', async () => {
    const world = await mock.world();
    await world.on('login').truncate();
    await expect(fetch(login(world.id, 'token-1')).then((response) => response.json())).rejects.toThrow();
  });

  test('gives the same responses through getResponse, without a server', async () => {
    const world = await mock.world();
    const response = await getResponse(mswHandlers(mock), login(world.id, 'token-1'));
    expect(response?.status).toBe(200);
    expect(response?.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(true);
  });

  test('has one handler for each operation, which MSW finds by method and path', async () => {
    const paths = mswHandlers(mock).map(({ info }) => `${String(info.method)} ${String(info.path)}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('/'))).toHaveLength(operationIds.length);
    const world = await mock.world();
    const tried = await fetch('http://app.test/api/identity-orchestrator/v0/tokens/registration/ivy', {
      headers: { 'X-Mock-World': world.id },
    });
    await world.verify({ call: { operationId: 'loadToken', status: tried.status } });
  });

  test.each([
    'GET /api/authentication-service/v0/check',
    'HEAD /api/authentication-service/v0/check',
    'GET /api/authentication-service/v0/check/',
    'GET /api/authentication-service/V0/check',
    'DELETE /api/authentication-service/v0/check',
    'GET /api/identity-orchestrator/v0/tokens/registration/a%2Fb%25%C3%BC?extended=true',
    'GET /api/none',
    'GET /api',
    'GET /outside',
    'GET /__mock/health',
  ])('answers %s as the plain server does', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const request = () => new Request(`http://app.test${path}`, { method });
    const [plain, behind] = [await mock.fetch(request()), await getResponse(mswHandlers(mock), request())];
    const textOf = async (response?: Response) => (await response?.text())?.replace(/"(?:traceId|now)":[^,}]+/g, '');
    expect([behind?.status, await textOf(behind)]).toEqual([plain.status, await textOf(plain)]);
  });

  test('shows in the journal an override that takes the response of the mock server and changes it', async () => {
    const world = await mock.world();
    server.use(
      http.post('*/login', async ({ request }) => {
        const response = await mock.fetch(request);
        return new Response('{}', { status: 200, headers: response.headers });
      }),
    );
    await fetch(login(world.id, 'token-1'));
    await expect.poll(() => world.journal.list()).toMatchObject([{ source: 'mock' }, { source: 'override' }]);
    const [, changed] = await world.journal.list();
    expect(changed?.responseHeaders.filter(([name]) => name?.toLowerCase() === 'x-trace-id')).toHaveLength(1);
  });

  test('lets a test override one response, which the journal shows and the contract checks', async () => {
    const world = await mock.world();
    server.use(http.post('*/login', () => HttpResponse.json({ nonsense: true }, { status: 418 })));
    expect((await fetch(login(world.id, 'token-1'))).status).toBe(418);
    await expect
      .poll(() => world.journal.list())
      .toMatchObject([{ operationId: 'login', status: 418, source: 'override', breaches: [{ where: 'response' }] }]);
    expect(await world.coverage()).toMatchObject({ reached: 0, undeclared: [] });
    server.resetHandlers();
    expect((await fetch(login(world.id, 'token-1'))).status).toBe(200);
    expect(await world.journal.list()).toMatchObject([{ source: 'override' }, { source: 'mock', status: 200 }]);
  });
});
