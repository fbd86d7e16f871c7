import { createServer } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { delay, http, HttpResponse, passthrough } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { unknownErrorMessage } from './api-error';
import { authentication, orchestrator } from '../clients';
import { configureApi } from '../configure';
import {
  bases,
  check,
  checked,
  json,
  logout,
  origin,
  refusal,
  respondTo,
  server,
  services,
  standInForServices,
  thrownBy,
} from '../../../tests/support/services';
import { unwrap } from './unwrap';

standInForServices();

const earlier = 'Wed, 21 Oct 2026 07:28:00 GMT';
const later = 'Wed, 21 Oct 2026 07:30:00 GMT';
const ofJson = { 'Content-Type': 'application/json' };

describe('unwrap', () => {
  it('throws for a 403 with an empty body', async () => {
    respondTo('get', '/check', () => new HttpResponse(null, { status: 403, headers: { 'Content-Length': '0' } }));
    expect(await thrownBy(check)).toMatchObject({ kind: 'http', status: 403, code: 'UNKNOWN_ERROR' });
  });

  it('says of a refusal whether its request was a change', async () => {
    const refuse = () => new HttpResponse(null, { status: 403 });
    respondTo('get', '/check', refuse);
    respondTo('post', '/logout', refuse);
    expect([await thrownBy(check), await thrownBy(logout)]).toMatchObject([{ isChange: false }, { isChange: true }]);
  });

  it.each([
    ['a date, by the clock of the server', { 'Retry-After': later, Date: earlier }, 120],
    ['a date that is over', { 'Retry-After': earlier, Date: later }, 1],
    ['no time at all', { 'Retry-After': '-5' }, 1],
    ['more than a day', { 'Retry-After': '99999999999' }, 86_400],
    ['no number', { 'Retry-After': 'soon' }, undefined],
  ])('counts a 429 without a code as too many attempts, with a wait of %s', async (_, headers, retryAfterSeconds) => {
    respondTo('get', '/check', () => new HttpResponse('<h1>Slow down</h1>', { status: 429, headers }));
    expect(await thrownBy(check)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds });
  });

  it('leaves a 403 that is no word of the service to the caller', async () => {
    const onForbidden = vi.fn(() => true);
    configureApi({ onForbidden });
    respondTo(
      'get',
      '/check',
      () => new HttpResponse('<h1>Access denied</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
      json(refusal('SERVER_ERROR'), 403),
    );
    expect(await thrownBy(check)).toMatchObject({ handled: false });
    expect(onForbidden).not.toHaveBeenCalled();
    expect(await thrownBy(check)).toMatchObject({ handled: true });
  });

  it('turns an unknown code into UNKNOWN_ERROR with the default message', async () => {
    respondTo('get', '/check', json(refusal('SOMETHING_NEW'), 422));
    const error = await thrownBy(check);
    expect(error).toMatchObject({ code: 'UNKNOWN_ERROR', message: unknownErrorMessage, traceId: 'trace-1' });
    expect(error.errors).toMatchObject([{ code: 'UNKNOWN_ERROR' }]);
    expect(unknownErrorMessage).toBe('Something went wrong while making a HTTP request.');
  });

  it.each([
    ['HTML', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['half a JSON', () => new HttpResponse('{"code":', { status: 502 })],
    ['null', () => HttpResponse.json(null, { status: 502 })],
    ['a list', () => HttpResponse.json([], { status: 502 })],
  ])('throws an http error for a refusal whose body is %s', async (_name, respond) => {
    respondTo('get', '/check', respond);
    expect(await thrownBy(check)).toMatchObject({ kind: 'http', status: 502, code: 'UNKNOWN_ERROR', errors: [] });
  });

  it.each([
    ['empty', () => new HttpResponse(null, { status: 200 })],
    ['HTML', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['cut short', () => new HttpResponse('{"levelOfAssur', { headers: ofJson })],
    ['null', () => HttpResponse.json(null)],
    ['a word', () => HttpResponse.json('yes')],
  ])('throws an unreadable error for a 200 whose body is %s', async (_name, respond) => {
    respondTo('get', '/check', respond);
    expect(await thrownBy(check)).toMatchObject({ kind: 'unreadable', status: 200, code: 'UNKNOWN_ERROR' });
  });

  it.each([
    ['a 204', () => new HttpResponse(null, { status: 204 })],
    ['an empty 200', () => new HttpResponse(null, { status: 200 })],
    ['an empty 200 with its length', () => new HttpResponse('', { headers: { ...ofJson, 'Content-Length': '0' } })],
    ['an empty object', () => HttpResponse.json({})],
    ['a word with a tag', () => new HttpResponse('Done <b>now</b>')],
    ['JSON that is cut short', () => new HttpResponse('{"done":', { headers: { ...ofJson, 'Content-Length': '8' } })],
  ])('accepts %s as success for a call whose body is irrelevant', async (_name, respond) => {
    respondTo('post', '/logout', respond);
    await expect(logout()).resolves.toBeUndefined();
  });

  it('refuses an HTML page, which comes from a proxy', async () => {
    const page = '\n <!doctype html><title>Sign in to the network</title>';
    respondTo('post', '/logout', () => HttpResponse.html(page, { headers: { 'X-Trace-Id': 'trace-of-proxy' } }));
    expect(await thrownBy(logout)).toMatchObject({ kind: 'unreadable', status: 200, traceId: 'trace-of-proxy' });
    respondTo('post', '/logout', () => HttpResponse.html(page));
    const { traceId } = await thrownBy(logout);
    expect(traceId).toBe(services.seen[1]?.headers.get('X-Trace-Id'));
  });

  it('keeps null, as the contract types it: items keep their places', async () => {
    const body = { ...checked, more: { none: null, items: [null, { none: null, one: 1 }] } };
    respondTo('get', '/check', json(body));
    await expect(check()).resolves.toEqual(body);
  });

  it('lets a query return a field that may be null: a page could not load without data', async () => {
    const mfa = { requiredLevel: 3, levelOfAssurance: 1, authMethods: [], selectedAuthMethod: null };
    server.use(http.get(`${origin}${bases.orchestrator}/persons/me/mfa`, () => HttpResponse.json(mfa)));
    const query = { params: { query: { requiredLevel: 3 } } };
    const queryFn = async () => (await unwrap(orchestrator.GET('/persons/me/mfa', query))).selectedAuthMethod;
    expect(await new QueryClient().fetchQuery({ queryKey: ['mfa'], queryFn })).toBeNull();
  });

  it.each([401, 403, 440])('runs the session hook for MISSING_SESSION_COOKIE with status %i', async (status) => {
    const told: string[] = [];
    configureApi({ onSessionMissing: () => void told.push('session'), onForbidden: () => void told.push('forbidden') });
    respondTo('get', '/check', json(refusal('MISSING_SESSION_COOKIE'), status));
    await thrownBy(check);
    expect(told).toEqual(['session']);
  });

  it('leaves a 403 to the flow whose table has its code, and runs the forbidden hook for any other of the service', async () => {
    const told: string[] = [];
    configureApi({ onForbidden: ({ code }) => void told.push(code) });
    respondTo(
      'get',
      '/check',
      json(refusal('INCORRECT_PASSWORD'), 403),
      json(refusal('INSUFFICIENT_PERMISSIONS'), 403),
      json({}, 403),
    );
    const call = () => unwrap(authentication.GET('/check'), { table: { INCORRECT_PASSWORD: 'incorrect' } });
    for (let i = 0; i < 3; i += 1) await thrownBy(call);
    expect(told).toEqual(['INSUFFICIENT_PERMISSIONS']);
  });

  it('throws a network error when no response arrives', async () => {
    respondTo('get', '/check', () => HttpResponse.error());
    const error = await thrownBy(check);
    expect(error).toMatchObject({ kind: 'network', status: undefined, code: 'UNKNOWN_ERROR' });
    expect(error.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('throws a timeout error when the response is late', async () => {
    configureApi({ timeoutMs: 20 });
    respondTo('get', '/check', async () => (await delay(2_000), HttpResponse.json(checked)));
    expect(await thrownBy(check)).toMatchObject({ kind: 'timeout' });
  });

  it('throws a timeout error when the body stalls', async () => {
    const stalling = createServer((_request, response) => response.writeHead(200, ofJson).write('{"level'));
    await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve));
    const address = stalling.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    server.use(http.get(`${url}/check`, () => passthrough()));
    configureApi({ timeoutMs: 100, bases: { ...bases, authentication: url } });
    expect(await thrownBy(check)).toMatchObject({ kind: 'timeout' });
    stalling.closeAllConnections();
    stalling.close();
  });

  it('throws an aborted error when the screen cancels the call', async () => {
    const giveUp = new AbortController();
    respondTo('get', '/check', async () => (giveUp.abort(), await delay(500), HttpResponse.json(checked)));
    expect(await thrownBy(() => unwrap(authentication.GET('/check', { signal: giveUp.signal })))).toMatchObject({
      kind: 'aborted',
    });
  });
});

describe('a response that comes after the session of its call has ended', () => {
  it.each([
    ['an obligation', json(refusal('BLOCKED_BY_OBLIGATION', { obligation: { kind: 'redirect', url: '/x' } }), 412)],
    ['a 403', json(refusal('INSUFFICIENT_PERMISSIONS'), 403)],
    ['a missing session', json(refusal('MISSING_SESSION_COOKIE'), 401)],
  ])('runs no hook for %s, and has nothing to show', async (_, response) => {
    let session = 1;
    const hook = vi.fn(() => true);
    configureApi({ session: () => session, onObligation: hook, onForbidden: hook, onSessionMissing: hook });
    respondTo('get', '/check', () => ((session = 2), response()), response);
    expect(await thrownBy(check)).toMatchObject({ handled: true });
    expect(hook).not.toHaveBeenCalled();
    expect(await thrownBy(check)).toMatchObject({ handled: true });
    expect(hook).toHaveBeenCalledTimes(1);
  });

  it('is given to a caller who handles the refusal', async () => {
    let session = 1;
    configureApi({ session: () => session });
    respondTo('get', '/check', () => ((session = 2), json(refusal('MISSING_SESSION_COOKIE'), 401)()));
    const call = () => unwrap(authentication.GET('/check'), { skipHooks: ['session'] });
    expect(await thrownBy(call)).toMatchObject({ code: 'MISSING_SESSION_COOKIE', handled: false });
  });
});
