import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type ApiError, isApiError } from '../../src/api/response/api-error';
import { authentication } from '../../src/api/clients';
import { apiConfiguration, configureApi } from '../../src/api/configure';
import { contractBreachEvent, type ContractBreach } from '../../src/api/response/contract-check';
import { done, unwrap } from '../../src/api/response/unwrap';

export const origin = 'https://app.example';
const defaults = { ...apiConfiguration() };
export const { bases } = defaults;
/** The address of the authentication service, which `respondTo` mocks. */
export const base = `${origin}/api/authentication-service/v0`;
export const server = setupServer();

/** The state of one test: the cookies of the page, the requests that the server received, and the reported breaches. */
export const services: { cookies: string; seen: Request[]; breaches: ContractBreach[] } = {
  cookies: '',
  seen: [],
  breaches: [],
};

/**
 * Routes the calls of a test file to `server` instead of the network. Every test starts with a CSRF token and without
 * hooks.
 */
export function standInForServices(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  beforeEach(() => {
    Object.assign(services, { cookies: 'csrf-token=token-1', seen: [], breaches: [] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal(
      'dispatchEvent',
      (event: Event) =>
        event instanceof CustomEvent && event.type === contractBreachEvent && services.breaches.push(event.detail),
    );
    configureApi({ ...defaults, origin: () => origin, cookies: () => services.cookies });
  });

  afterEach(() => {
    server.resetHandlers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Sets the responses for one path of the authentication service, in order. The last one repeats. */
export function respondTo(
  method: 'get' | 'post',
  path: string,
  ...responses: (() => Response | Promise<Response>)[]
): void {
  let turn = 0;
  server.use(
    http[method](`${base}${path}`, ({ request }) => {
      services.seen.push(request.clone());
      const respond = responses[Math.min(turn++, responses.length - 1)];
      return respond ? respond() : HttpResponse.error();
    }),
  );
}

export const json =
  (body: JsonBodyType, status = 200, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(body, { status, headers });
export const checked = { levelOfAssurance: 1, authentication_method: 'Lifion', isSsoSession: false };
export const refusal = (code: string, more: object = {}) => ({
  code,
  message: 'For logs',
  traceId: 'trace-1',
  errors: [{ code, message: 'For logs' }],
  ...more,
});
export const check = () => unwrap(authentication.GET('/check'));
export const logout = () => done(authentication.POST('/logout'));

/**
 * Returns the ApiError that a call throws.
 * @throws Error when the call succeeds, and any other error that the call throws
 */
export async function thrownBy(call: () => Promise<unknown>): Promise<ApiError> {
  try {
    await call();
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the call was expected to throw');
}
