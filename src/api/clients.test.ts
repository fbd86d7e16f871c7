import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { authentication, gateway } from './clients';
import { configureApi } from './configure';
import {
  bases,
  check,
  checked,
  json,
  origin,
  respondTo,
  server,
  services,
  standInForServices,
  thrownBy,
} from '../../tests/support/services';
import { unwrap } from './response/unwrap';

standInForServices();

const checkPath = (username: string) =>
  unwrap(authentication.GET('/username/{username}/check-auth-path', { params: { path: { username } } }));

describe('every request', () => {
  it('carries a unique trace id', async () => {
    respondTo('get', '/check', json(checked));
    await check();
    await check();
    const ids = services.seen.map((request) => request.headers.get('X-Trace-Id'));
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('carries the same id for tracing systems, with a span of its own', async () => {
    respondTo('get', '/check', json(checked));
    await check();
    const [request] = services.seen;
    const id = request?.headers.get('X-Trace-Id');
    expect(request?.headers.get('traceparent')).toMatch(new RegExp(`^00-${id}-(?!0{16})[0-9a-f]{16}-01$`));
  });

  it('gives an error its own trace id when the response has none', async () => {
    respondTo('get', '/check', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    const { status, traceId } = await thrownBy(check);
    expect({ status, traceId }).toEqual({ status: 502, traceId: services.seen[0]?.headers.get('X-Trace-Id') });
  });

  it('carries language and region once they are known', async () => {
    respondTo('get', '/check', json(checked));
    await check();
    configureApi({ language: () => 'fr-CA', region: () => 'CA' });
    await check();
    expect(services.seen.map((request) => request.headers.get('user-language'))).toEqual([null, 'fr-CA']);
    expect(services.seen.map((request) => request.headers.get('user-region'))).toEqual([null, 'CA']);
  });

  it('goes to the base that is configured at the time of the call', async () => {
    server.use(http.get('https://services.example/v0/check', () => HttpResponse.json(checked)));
    configureApi({ bases: { ...bases, authentication: 'https://services.example/v0' } });
    await expect(check()).resolves.toEqual(checked);
  });

  it('refuses a path parameter of dots, which would change the path', async () => {
    for (const username of ['.', '..'])
      expect(await thrownBy(() => checkPath(username))).toMatchObject({ kind: 'http', status: 404, code: 'NOT_FOUND' });
    expect(services.seen).toHaveLength(0);
  });

  it('separates list items by commas, as the contract declares', async () => {
    server.use(
      http.get(`${origin}/api/ui-gateway/v0/legal-agreements`, ({ request }) => {
        services.seen.push(request.clone());
        return HttpResponse.json({ data: [] });
      }),
    );
    await unwrap(
      gateway.GET('/legal-agreements', { params: { query: { keys: ['terms-of-service', 'privacy-policy'] } } }),
    );
    expect(new URL(services.seen[0]?.url ?? '').searchParams.getAll('keys')).toEqual([
      'terms-of-service,privacy-policy',
    ]);
  });

  it('percent-encodes path parameters', async () => {
    respondTo(
      'get',
      '/username/:name/check-auth-path',
      json({ isLifionLogin: true, isNexoClientRebrandEnabled: false }),
    );
    await checkPath('a/b?c#d%');
    expect(new URL(services.seen[0]?.url ?? '').pathname).toContain('/username/a%2Fb%3Fc%23d%25/check-auth-path');
  });
});
