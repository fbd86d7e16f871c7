import { createServer } from 'node:http';
import { delay, http, HttpResponse, passthrough, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, isApiError, unknownErrorMessage } from './api-error';
import { authentication, gateway, orchestrator } from './clients';
import { apiConfiguration, configureApi } from './configure';
import { contractBreachEvent, type ContractBreach } from './contract-check';
import { formEncoded } from './form';
import { unwrap } from './unwrap';

const origin = 'https://app.example';
const bases = apiConfiguration().bases;
const base = `${origin}/api/authentication-service/v0`;
const server = setupServer();

let cookies = '';
let seen: Request[] = [];
let breachesSeen: ContractBreach[] = [];

/** Answers of the server for one path of the authentication service, in turn; the last one stays. */
function answers(method: 'get' | 'post', path: string, ...responses: (() => Response | Promise<Response>)[]): void {
  let turn = 0;
  server.use(
    http[method](`${base}${path}`, ({ request }) => {
      seen.push(request.clone());
      const respond = responses[Math.min(turn++, responses.length - 1)];
      return respond ? respond() : HttpResponse.error();
    }),
  );
}

const json = (body: JsonBodyType, status = 200, headers: Record<string, string> = {}) => () => HttpResponse.json(body, { status, headers });
const checked = { levelOfAssurance: 1, authentication_method: 'Lifion', isSsoSession: false };
const refusal = (code: string, more: object = {}) => ({ code, message: 'For logs', traceId: 'trace-1', errors: [{ code, message: 'For logs' }], ...more });
const check = () => unwrap(authentication.GET('/check'));
const logout = () => unwrap(authentication.POST('/logout'));

async function thrownBy(call: () => Promise<unknown>): Promise<ApiError> {
  try {
    await call();
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the call was expected to throw');
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  cookies = 'csrf-token=token-1';
  seen = [];
  breachesSeen = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('dispatchEvent', (event: Event) => event instanceof CustomEvent && event.type === contractBreachEvent && breachesSeen.push(event.detail));
  configureApi({
    bases,
    origin: () => origin,
    cookies: () => cookies,
    timeoutMs: 60_000,
    language: () => undefined,
    region: () => undefined,
    onObligation: () => false,
    onForbidden: () => false,
    onSessionMissing: () => false,
  });
});

afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('every request', () => {
  it('carries a trace id of its own', async () => {
    answers('get', '/check', json(checked));
    await check();
    await check();
    const ids = seen.map((request) => request.headers.get('X-Trace-Id'));
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('carries language and region once they are known', async () => {
    answers('get', '/check', json(checked));
    await check();
    configureApi({ language: () => 'fr-CA', region: () => 'CA' });
    await check();
    expect(seen.map((request) => request.headers.get('user-language'))).toEqual([null, 'fr-CA']);
    expect(seen.map((request) => request.headers.get('user-region'))).toEqual([null, 'CA']);
  });

  it('outlives its page when it is asked to, as the last log batch must', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    answers('post', '/logout', () => new HttpResponse(null, { status: 204 }));
    await unwrap(authentication.POST('/logout', { keepalive: true }));
    expect(sent.mock.calls.map(([request]) => request instanceof Request && request.keepalive)).toEqual([true]);
  });

  it('goes to the base that is configured when it is sent', async () => {
    server.use(http.get('https://services.example/v0/check', () => HttpResponse.json(checked)));
    configureApi({ bases: { ...bases, authentication: 'https://services.example/v0' } });
    await expect(check()).resolves.toEqual(checked);
  });

  it('never walks up the path with a parameter of dots', async () => {
    for (const username of ['.', '..']) {
      const call = () => unwrap(authentication.GET('/username/{username}/check-auth-path', { params: { path: { username } } }));
      expect(await thrownBy(call)).toMatchObject({ kind: 'http', status: 404, code: 'NOT_FOUND' });
    }
    expect(seen).toHaveLength(0);
  });

  it('puts commas between the items of a list, as the contract has it', async () => {
    server.use(
      http.get(`${origin}/api/ui-gateway/v0/legal-agreements`, ({ request }) => {
        seen.push(request.clone());
        return HttpResponse.json({ data: [] });
      }),
    );
    await unwrap(gateway.GET('/legal-agreements', { params: { query: { keys: ['terms-of-service', 'privacy-policy'] } } }));
    expect(new URL(seen[0]?.url ?? '').searchParams.getAll('keys')).toEqual(['terms-of-service,privacy-policy']);
  });

  it('encodes what a parameter holds', async () => {
    server.use(http.get(`${base}/username/:name/check-auth-path`, ({ request }) => (seen.push(request), HttpResponse.json({ isLifionLogin: true, isNexoClientRebrandEnabled: false }))));
    await unwrap(authentication.GET('/username/{username}/check-auth-path', { params: { path: { username: 'a/b?c#d%' } } }));
    expect(new URL(seen[0]?.url ?? '').pathname).toContain('/username/a%2Fb%3Fc%23d%25/check-auth-path');
  });
});

describe('the CSRF token', () => {
  it('is on every non-GET and on no GET', async () => {
    answers('get', '/check', json(checked));
    answers('post', '/logout', () => new HttpResponse(null, { status: 204 }));
    await check();
    await logout();
    expect(seen.map((request) => request.headers.get('X-CSRF-Token'))).toEqual([null, 'token-1']);
  });

  it('never leaves for another origin', async () => {
    configureApi({ origin: () => 'https://elsewhere.example', bases: { ...bases, authentication: base } });
    answers('post', '/logout', () => new HttpResponse(null, { status: 204 }));
    await logout();
    expect(seen[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('is fetched first when there is no cookie yet, once for many requests', async () => {
    cookies = '';
    answers('get', '/check', () => ((cookies = 'other=1; csrf-token=token-2'), HttpResponse.json(refusal('MISSING_SESSION_COOKIE'), { status: 401 })));
    answers('post', '/logout', () => new HttpResponse(null, { status: 204 }));
    await Promise.all([logout(), logout()]);
    expect(seen.map((request) => request.method)).toEqual(['GET', 'POST', 'POST']);
    expect(seen.slice(1).map((request) => request.headers.get('X-CSRF-Token'))).toEqual(['token-2', 'token-2']);
  });

  it('is renewed once when the server refuses it, and the same body is sent again', async () => {
    answers('post', '/login', json(refusal('CSRF_TOKEN_INVALID'), 403), json({ personalSettings: { preferredLanguage: 'en-US', region: 'US', timezone: 'America/New_York' }, redirectUrl: '' }));
    answers('get', '/check', () => ((cookies = 'csrf-token=token-2'), HttpResponse.json(refusal('MISSING_SESSION_COOKIE'), { status: 401 })));
    await unwrap(authentication.POST('/login', { body: { username: 'ann', password: 'p&=ä' }, ...formEncoded }));
    const posts = seen.filter((request) => request.method === 'POST');
    expect(posts.map((request) => request.headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-2']);
    for (const post of posts) {
      expect(post.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
      expect(Object.fromEntries(new URLSearchParams(await post.text()))).toEqual({ username: 'ann', password: 'p&=ä' });
    }
  });

  it('is not renewed for ever', async () => {
    answers('post', '/logout', json(refusal('CSRF_TOKEN_INVALID'), 403));
    answers('get', '/check', json(checked));
    const onForbidden = vi.fn(() => true);
    configureApi({ onForbidden });
    expect(await thrownBy(logout)).toMatchObject({ status: 403, code: 'CSRF_TOKEN_INVALID', handled: false });
    expect(seen.filter((request) => request.method === 'POST')).toHaveLength(2);
    expect(onForbidden).not.toHaveBeenCalled();
  });
});

describe('unwrap', () => {
  it('takes a 403 with an empty body for an error', async () => {
    answers('get', '/check', () => new HttpResponse(null, { status: 403, headers: { 'Content-Length': '0' } }));
    expect(await thrownBy(check)).toMatchObject({ kind: 'http', status: 403, code: 'UNKNOWN_ERROR' });
  });

  it('turns an unknown code into UNKNOWN_ERROR with the default message', async () => {
    answers('get', '/check', json(refusal('SOMETHING_NEW'), 422));
    const error = await thrownBy(check);
    expect(error).toMatchObject({ code: 'UNKNOWN_ERROR', message: unknownErrorMessage, traceId: 'trace-1' });
    expect(error.errors).toMatchObject([{ code: 'UNKNOWN_ERROR' }]);
    expect(unknownErrorMessage).toBe('Something went wrong while making a HTTP request.');
  });

  it('keeps codes, fields and details of the envelope', async () => {
    const errors = [{ code: 'RECAPTCHA_RESPONSE_TOKEN_MISSING', message: 'x', field: 'recaptchaToken', details: { siteKey: 'site-key' } }, { code: 'INCORRECT_CREDS', message: 'y' }];
    answers('get', '/check', json(refusal('RECAPTCHA_RESPONSE_TOKEN_MISSING', { errors }), 401));
    expect(await thrownBy(check)).toMatchObject({ code: 'RECAPTCHA_RESPONSE_TOKEN_MISSING', errors });
  });

  it('reads how long to wait from the details, else from Retry-After', async () => {
    const errors = [{ code: 'TOO_MANY_ATTEMPTS', message: 'x', details: { retryAfterSeconds: 272 } }];
    answers('get', '/check', json(refusal('TOO_MANY_ATTEMPTS', { errors }), 429, { 'Retry-After': '300' }), json(refusal('TOO_MANY_ATTEMPTS'), 429, { 'Retry-After': '300' }));
    expect((await thrownBy(check)).retryAfterSeconds).toBe(272);
    expect((await thrownBy(check)).retryAfterSeconds).toBe(300);
  });

  it.each([
    ['HTML', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['half a JSON', () => new HttpResponse('{"code":', { status: 502 })],
    ['null', () => HttpResponse.json(null, { status: 502 })],
    ['a list', () => HttpResponse.json([], { status: 502 })],
  ])('makes an http error of a refusal whose body is %s', async (_name, respond) => {
    answers('get', '/check', respond);
    expect(await thrownBy(check)).toMatchObject({ kind: 'http', status: 502, code: 'UNKNOWN_ERROR', errors: [] });
  });

  it.each([
    ['empty', () => new HttpResponse(null, { status: 200 })],
    ['HTML', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['cut short', () => new HttpResponse('{"levelOfAssur', { headers: { 'Content-Type': 'application/json' } })],
    ['null', () => HttpResponse.json(null)],
    ['a word', () => HttpResponse.json('yes')],
  ])('makes an unreadable error of a 200 whose body is %s', async (_name, respond) => {
    answers('get', '/check', respond);
    expect(await thrownBy(check)).toMatchObject({ kind: 'unreadable', status: 200, code: 'UNKNOWN_ERROR' });
  });

  it('makes a network error of no answer', async () => {
    answers('get', '/check', () => HttpResponse.error());
    const error = await thrownBy(check);
    expect(error).toMatchObject({ kind: 'network', status: undefined, code: 'UNKNOWN_ERROR' });
    expect(error.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('makes a timeout error of an answer that does not come in time', async () => {
    configureApi({ timeoutMs: 20 });
    answers('get', '/check', async () => (await delay(2_000), HttpResponse.json(checked)));
    expect(await thrownBy(check)).toMatchObject({ kind: 'timeout' });
  });

  it('makes a timeout error of a body that stalls half-way', async () => {
    const stalling = createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"level'));
    await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve));
    const address = stalling.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    server.use(http.get(`${url}/check`, () => passthrough()));
    configureApi({ timeoutMs: 100, bases: { ...bases, authentication: url } });
    expect(await thrownBy(check)).toMatchObject({ kind: 'timeout' });
    stalling.closeAllConnections();
    stalling.close();
  });

  it('makes an aborted error of a call that the screen gave up', async () => {
    const giveUp = new AbortController();
    answers('get', '/check', async () => (giveUp.abort(), await delay(500), HttpResponse.json(checked)));
    expect(await thrownBy(() => unwrap(authentication.GET('/check', { signal: giveUp.signal })))).toMatchObject({ kind: 'aborted' });
  });
});

describe('the hooks', () => {
  const redirect = { kind: 'redirect', url: '/auth/change-password', isLoginObligation: false };

  it('offer an obligation of any answer, and mark the error as handled', async () => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    answers('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation: redirect }), 412));
    const error = await thrownBy(check);
    expect(onObligation).toHaveBeenCalledExactlyOnceWith(redirect, error);
    expect(error.handled).toBe(true);
  });

  it('leave an obligation to a caller that handles it itself', async () => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    answers('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation: redirect }), 412));
    const error = await thrownBy(() => unwrap(authentication.GET('/check'), { own: ['obligation'] }));
    expect(error).toMatchObject({ handled: false, obligation: redirect });
    expect(onObligation).not.toHaveBeenCalled();
  });

  it.each([[{}], [{ kind: 'redirect' }], [{ kind: 'command' }], [{ kind: 'teleport', url: '/x' }], ['redirect'], [null]])('take a malformed obligation %j for none', async (obligation) => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    answers('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation }), 412));
    expect(await thrownBy(check)).toMatchObject({ status: 412, obligation: undefined, handled: false });
    expect(onObligation).not.toHaveBeenCalled();
  });

  it('offer a 403, but throw on the one of too many attempts', async () => {
    const onForbidden = vi.fn(() => true);
    configureApi({ onForbidden });
    answers('get', '/check', json(refusal('INSUFFICIENT_PERMISSIONS'), 403), json(refusal('TOO_MANY_ATTEMPTS'), 403));
    expect((await thrownBy(check)).handled).toBe(true);
    expect((await thrownBy(check)).handled).toBe(false);
    expect(onForbidden).toHaveBeenCalledTimes(1);
  });

  it('offer a missing session, not wrong credentials', async () => {
    const onSessionMissing = vi.fn(() => true);
    configureApi({ onSessionMissing });
    answers('get', '/check', json(refusal('MISSING_SESSION_COOKIE'), 401), json(refusal('INCORRECT_CREDS'), 401));
    expect((await thrownBy(check)).handled).toBe(true);
    expect((await thrownBy(check)).handled).toBe(false);
    expect(onSessionMissing).toHaveBeenCalledTimes(1);
  });
});

describe('in development and tests', () => {
  it('an answer that fits the contract is no breach', async () => {
    answers('get', '/check', json(checked));
    await check();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(breachesSeen).toEqual([]);
  });

  it('an answer off the contract is told at once with the path of the field', async () => {
    answers('get', '/check', json({ ...checked, levelOfAssurance: 'high' }));
    await check();
    await vi.waitFor(() => expect(breachesSeen).toMatchObject([{ service: 'authentication', operation: 'GET /check', status: 200, field: '/levelOfAssurance' }]));
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/levelOfAssurance'));
  });

  it('a status that the operation does not declare is a breach', async () => {
    answers('get', '/check', json({}, 418));
    await thrownBy(check);
    await vi.waitFor(() => expect(breachesSeen).toMatchObject([{ status: 418, field: 'status' }]));
  });

  it('a list answer is given back as it is', async () => {
    server.use(http.get(`${origin}/api/identity-orchestrator/v0/persons/me/devices`, () => HttpResponse.json([])));
    await expect(unwrap(orchestrator.GET('/persons/me/devices'))).resolves.toEqual([]);
  });
});
