import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Limits } from './limits';
import type { OriginOfHost } from './public-origins';
import { foreignSite, knownSite, methodsWithBody, parsePath, traceIdPattern } from './request-rules';

/** A well-formed request: its path, decoded once, and the origin at which it reached us. */
export interface SoundRequest {
  path: string;
  origin: URL;
}

/** Checks a request that Node's parser accepted. @returns the status to refuse with, or the path and the origin */
export function judge(
  request: IncomingMessage,
  limits: Limits,
  originOfHost: OriginOfHost,
): SoundRequest | { status: number } {
  const hosts = valuesOf(request, 'host');
  const target = request.url ?? '';
  // Node's parser also accepts "HTTP/2.0" in an HTTP/1.1 request line.
  if (request.httpVersion !== '1.1' && request.httpVersion !== '1.0') return { status: 505 };
  if (hosts.length !== 1 || !hosts[0]) return { status: 400 };
  const bodyRefusal = statusOfFraming(request);
  if (bodyRefusal) return { status: bodyRefusal };
  if (target.length > limits.targetBytes) return { status: 414 };
  const path = parsePath(target);
  if (path === undefined) return { status: 400 };
  const origin = originOfHost(hosts[0]);
  if (!origin) return { status: 421 };
  return isFromAnotherSite(request) ? { status: 403 } : { path, origin };
}

const foreign = new RegExp(foreignSite, 'i');

/** Fetch Metadata (W3C): a page of another site may navigate here, and do nothing else. */
function isFromAnotherSite(request: IncomingMessage): boolean {
  const of = (name: string): string => valuesOf(request, `sec-fetch-${name}`).join(', ');
  return foreign.test(`${of('site')}|${of('mode')}|${of('dest')}`);
}

const known = new RegExp(knownSite);

/** The site from which a visit came (Sec-Fetch-Site). Undefined when the browser does not say it. */
export function siteOfVisit(request: IncomingMessage): string | undefined {
  const sites = valuesOf(request, 'sec-fetch-site');
  return sites.length === 1 && known.test(sites[0] ?? '') ? sites[0] : undefined;
}

/**
 * Refuses a body whose end is ambiguous. A body needs one length or plain chunked encoding, and a method that may have
 * a body.
 */
function statusOfFraming(request: IncomingMessage): number | undefined {
  const codings = valuesOf(request, 'transfer-encoding');
  const lengths = valuesOf(request, 'content-length');
  if (codings.length > 0 && (lengths.length > 0 || request.httpVersion !== '1.1')) return 400;
  if (codings.length > 1 || (codings[0] !== undefined && codings[0].toLowerCase() !== 'chunked')) return 501;
  if (lengths.length > 1 || (lengths[0] !== undefined && !/^\d{1,15}$/.test(lengths[0]))) return 400;
  const hasBody = codings.length > 0 || Number(lengths[0] ?? 0) > 0;
  return hasBody && !methodsWithBody.includes(request.method ?? '') ? 400 : undefined;
}

/** Every raw value of a header; Node keeps only the first of some headers. */
function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.flatMap((one, at) =>
    at % 2 === 0 && one.toLowerCase() === name ? [rawHeaders[at + 1] ?? ''] : [],
  );
}

const traceId = new RegExp(traceIdPattern, 'i');

/** The client's trace id if it is valid; else a new one. */
export function traceIdOf(request: IncomingMessage): string {
  const given = request.headers['x-trace-id'];
  return typeof given === 'string' && traceId.test(given) ? given : newTraceId();
}

export function newTraceId(): string {
  return randomBytes(16).toString('hex');
}
