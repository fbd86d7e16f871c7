import { ControlRefusal, refusalResponse } from '../control/refusal';
import type { MockRequest, MockResponse } from '../http/http';
import { isOwnMachine } from '../http/own-machine';

/** The names and origins that a mock server on a port accepts, besides the names of its own machine. */
export interface Gate {
  /** Further host names, such as the one that it listens on; lower case, without a port. */
  hosts: readonly string[];
  /** Other origins whose pages may call the API, such as "http://localhost:3000". */
  origins: readonly string[];
}

/** Extracts the name from a Host header. */
export function hostName(host: string): string {
  return host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
}

/**
 * Refuses what a hostile page in the developer's browser can send. One kind is a request to a foreign name that
 * resolves to this machine (DNS rebinding). The other comes from a page of another origin, which may only lead the
 * browser here. Programs send neither Origin nor Fetch Metadata, and pass.
 * @returns the response; null when the request may go on
 */
export function refusalAtGate(request: MockRequest, { hosts, origins }: Gate): MockResponse | null {
  const { host, origin } = request.headers;
  if (host?.includes(',')) return refuse('A request has one Host header (RFC 9112, 3.2).', 400);
  const name = host?.toLowerCase().replace(/\.?(?::\d*)?$/, '');
  if (name !== undefined && !isOwnMachine(name) && !hosts.includes(name))
    return refuse(
      `This mock server does not answer for the name "${name}": allow it with --front-host or FRONT_HOST, or use localhost.`,
    );
  // Other origins may call the API, and not the control interface.
  const isKnown = origin !== undefined && origins.includes(origin) && !request.url.startsWith('/__mock');
  if (isKnown || isOfOwnPage(request) || isVisit(request) || isCaptcha(request)) return null;
  return refuse('This mock server answers its own pages alone: name the origin of the page in CORS_ORIGINS.');
}

/**
 * Fetch Metadata tells it. Without it, Origin does: browsers send Origin with every change from another origin's page.
 */
function isOfOwnPage({ headers }: MockRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  return origin === undefined || host === undefined || origin.replace(/^https?:\/\//, '') === host;
}

/** A link on another page may open a page here. */
function isVisit({ method, headers }: MockRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** The captcha script is public, and pages of other origins load it as a script. */
function isCaptcha({ method, url }: MockRequest): boolean {
  return method === 'GET' && url.startsWith('/outside/captcha/');
}

function refuse(message: string, status: 400 | 403 = 403): MockResponse {
  const code = status === 400 ? 'MALFORMED_REQUEST' : 'FOREIGN_ORIGIN';
  return refusalResponse(new ControlRefusal(status, code, message), 'gate');
}
