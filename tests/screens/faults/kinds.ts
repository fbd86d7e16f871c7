import { vi } from 'vitest';
import { type OperationId, operations } from '../../../openapi/generated/operations';

/** The app's request time-out when a call gets no response, ms. Other calls ignore it. */
const PATIENCE_MS = 50;

const page = (status: number, body: string) => new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const refusal = (code: string, more: object = {}) => {
  const said = { code, message: 'A fault of the table.' };
  return { ...said, traceId: 'table', errors: [said], ...more };
};
const obligation = { kind: 'command', command: 'reviewContactInfo', isLoginObligation: true, args: {} };

/** How a call fails: the response in place of the service's. */
const responses = {
  'refused connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'time-out': (signal) =>
    new Promise((_, reject) => {
      const end = () => reject(signal?.reason);
      // On a busy machine the app's time is over before its request has come to here.
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end);
    }),
  '500 with HTML': () => page(500, '<h1>Bad gateway</h1>'),
  'empty body': () => new Response('', { status: 200 }),
  'JSON off the contract': () => json(200, { surprise: true }),
  '401': () => json(401, refusal('MISSING_SESSION_COOKIE')),
  '403 of the service': () => json(403, refusal('INSUFFICIENT_PERMISSIONS')),
  '403 of a stranger': () => page(403, '<h1>Forbidden by the proxy</h1>'),
  '412': () => json(412, refusal('BLOCKED_BY_OBLIGATION', { obligation })),
  '429 with a time': () => json(429, refusal('TOO_MANY_ATTEMPTS'), { 'Retry-After': '30' }),
  '429 without a time': () => json(429, refusal('TOO_MANY_ATTEMPTS')),
} satisfies Record<string, (signal?: AbortSignal | null) => Response | Promise<Response>>;

export type Kind = keyof typeof responses;
const isKind = (name: string): name is Kind => Object.hasOwn(responses, name);
export const kinds: readonly Kind[] = Object.keys(responses).filter(isKind);

export interface Fault {
  /** From now each call of the operation fails so. */
  readonly put: () => void;
  /** Method, address and body of each call that has failed. */
  readonly met: readonly string[];
}

/** Stands between the app and the network, until the test ends. */
export function standBetween(id: OperationId, kind: Kind): Fault {
  const { base, path, method } = operations[id];
  const address = new RegExp(`^${(base + path).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const own = window.fetch.bind(window);
  const met: string[] = [];
  let isPut = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) === '/auth/config.json' && kind === 'time-out')
      return json(200, { ...(await (await own(input, init)).json()), timeoutMs: PATIENCE_MS });
    const request = input instanceof Request ? input : new Request(input, init);
    if (!isPut || request.method !== method || !address.test(new URL(request.url).pathname)) return own(request);
    met.push(`${method} ${request.url} ${await request.clone().text()}`);
    return responses[kind](init?.signal);
  });
  return { met, put: () => void (isPut = true) };
}
