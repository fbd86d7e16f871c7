import type { OperationId } from '../contract/types';
import type { PassedCall, PassedResponse, Upstream } from '../world/upstream';
import { traceParentOf } from '../http/trace';
import { cookiesForTarget, cookieFromTarget } from './cookies';

/** In ms. A slower service counts as unreachable. */
const LONGEST_RESPONSE_MS = 30_000;

/** Not passed on: headers for one connection only, and headers about the origin of the mock server. */
const OWN_HEADERS = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length', 'content-encoding', 'accept-encoding'],
  ...['origin', 'referer', 'cookie', 'set-cookie', 'x-mock-world', 'traceparent'],
]);

/**
 * Passes calls on to a real service (`--target`). It follows no redirect, so it reaches no other origin than the named
 * one.
 */
export class Target implements Upstream {
  readonly source = 'target';
  readonly #passed: ReadonlySet<OperationId> | undefined;

  /**
   * @param origin the origin of the service, http or https, without a slash at its end
   * @param passed the operations to pass on; all by default
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
  async respond({ request, traceId }: PassedCall): Promise<PassedResponse> {
    const isSecure = this.origin.startsWith('https:');
    const headers: Record<string, string> = { ...passedOn(Object.entries(request.headers)), 'x-trace-id': traceId };
    const traceParent = traceParentOf(traceId, request.headers['traceparent']);
    if (traceParent !== undefined) headers['traceparent'] = traceParent;
    const cookies = cookiesForTarget(request.headers['cookie'], isSecure);
    if (cookies !== '') headers['cookie'] = cookies;
    if (request.headers['origin'] !== undefined) headers['origin'] = this.origin;
    const response = await fetch(`${this.origin}${request.url}`, {
      method: request.method,
      headers,
      ...(request.body && { body: Uint8Array.from(request.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_RESPONSE_MS),
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

/** Leaves out the headers that a browser writes about its page (Sec-, Access-Control-). */
function passedOn(headers: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => !OWN_HEADERS.has(name) && !/^(?:sec|access-control)-/.test(name)),
  );
}
