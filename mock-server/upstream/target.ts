import type { OperationId } from '../contract/types';
import type { PassedAnswer, PassedCall, Upstream } from './upstream';
import { cookiesForTarget, cookieFromTarget } from './cookies';

/** A real service that takes longer counts as one that does not answer, in ms. */
const LONGEST_ANSWER_MS = 30_000;

/** Headers that belong to one connection or to the browser's view of this origin, and are not passed on. */
const OWN_HEADERS = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length', 'content-encoding', 'accept-encoding'],
  ...['origin', 'referer', 'cookie', 'set-cookie', 'x-mock-world'],
]);

/**
 * Passes calls on to a real service. It never follows a redirect, and reaches no other origin than the one that the
 * command named.
 */
export class Target implements Upstream {
  readonly source = 'target';
  readonly #passed: ReadonlySet<OperationId> | undefined;

  /**
   * @param origin of the service, http or https, without a slash at its end
   * @param passed the operations to pass on; by default all
   */
  constructor(
    readonly origin: string,
    passed?: readonly OperationId[],
  ) {
    this.#passed = passed === undefined ? undefined : new Set(passed);
  }

  takes(id: OperationId): boolean {
    return this.#passed?.has(id) ?? true;
  }

  /** @throws TypeError or DOMException when the service cannot be reached, or does not answer in time */
  async answer({ request, traceId }: PassedCall): Promise<PassedAnswer> {
    const isSecure = this.origin.startsWith('https:');
    const headers: Record<string, string> = { ...passedOn(Object.entries(request.headers)), 'x-trace-id': traceId };
    const cookies = cookiesForTarget(request.headers['cookie'], isSecure);
    if (cookies !== '') headers['cookie'] = cookies;
    if (request.headers['origin'] !== undefined) headers['origin'] = this.origin;
    const response = await fetch(`${this.origin}${request.url}`, {
      method: request.method,
      headers,
      ...(request.body && { body: Uint8Array.from(request.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: [
        ...Object.entries(passedOn(response.headers)),
        ...response.headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookieFromTarget(cookie)]),
      ],
      body: body.length === 0 ? null : body,
    };
  }
}

function passedOn(headers: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !OWN_HEADERS.has(name) && !/^(?:sec|access-control)-/.test(name)),
  );
}
