import { expect } from 'vitest';
import { rulesOf } from '../../../scripts/delivery/built-folder';
import { everyResponse, refusalHeaders, ruleFor, servicesDefaults } from '../../../scripts/delivery/headers';
import { isAlive, publicHost, type FrontServer } from './servers';
import { exchange, headerOf, type ExchangeOptions, type RawResponse } from './socket';

/** What a response is, which decides its required headers. In a redirect (`moved`), nginx writes its own body. */
export type Kind = 'refusal' | 'page' | 'asset' | 'file' | 'moved' | 'services';

export interface Expected {
  /** 0 is a connection that closes without a response. */
  status: number | readonly number[];
  kind?: Kind;
  /** Expected headers beyond the table; undefined for one that must be absent. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** The methods and targets that the services receive, in order; by default none. */
  reaches?: readonly string[];
  /** The body of the response. */
  responseBody?: string;
  /** The body that the services receive. */
  body?: string;
  /** Headers that the services receive. */
  receives?: Readonly<Record<string, string | RegExp>>;
  /** The log has the trace id that the services received. */
  isTraced?: boolean;
  /** Text that must reach neither the client nor the services. */
  hides?: string;
  /** Text that must not reach the server's logs. The log of the request's trace id ends the wait. */
  unlogged?: { text: string; traceId: string };
  /** What the line of this trace id in the access log says. */
  logged?: Readonly<Record<'traceId' | 'path' | 'method', string>>;
  /** Time limit, ms. */
  within?: number;
}

/** An exchange with a front server, named after the property that it proves. */
export interface Case {
  name: string;
  send: string;
  options?: ExchangeOptions;
  /** The case runs beside others, so it does not count the requests at the services. */
  isBeside?: boolean;
  expects: Expected;
}

export interface Property {
  property: string;
  cases: readonly Case[];
}

/** Returns the request as text. Adds Host unless the headers have it. */
export function request(method: string, target: string, headers: readonly string[] = [], body = ''): string {
  const hasHost = headers.some((line) => /^host:/i.test(line));
  return [`${method} ${target} HTTP/1.1`, ...(hasHost ? [] : [`Host: ${publicHost}`]), ...headers, '', body].join(
    '\r\n',
  );
}

export const one = (name: string, send: string, expects: Expected): Case => ({ name, send, expects });

/** A case for each value. */
export const each = (what: string, values: readonly string[], send: (value: string) => string, expects: Expected) =>
  values.map((value) => one(`${what}: ${value}`, send(value), expects));

export const refusedWith = (...status: number[]): Expected => ({ status, kind: 'refusal' });

const rules = rulesOf('dist', { isSecure: true });

function tableOf(kind: Kind): Readonly<Record<string, string>> {
  const headersAt = (path: string): Readonly<Record<string, string>> => ruleFor(rules, path)?.headers ?? {};
  if (kind === 'page') return headersAt('/auth/login');
  if (kind === 'asset') return headersAt('/auth/assets/a.js');
  return kind === 'services' ? { ...everyResponse, ...servicesDefaults } : refusalHeaders;
}

/**
 * Runs a case. Checks the status, every header of the table, the requests at the services, and that the server still
 * runs.
 */
export async function judge(server: FrontServer, { send, options, isBeside, expects }: Case): Promise<void> {
  const before = server.services.received.length;
  const { responses, text, took, isClosed } = await exchange(server.port, send, options);
  const response = responses[0];
  const statuses = typeof expects.status === 'number' ? [expects.status] : expects.status;
  expect(statuses, `${text.slice(0, 300)} (closed: ${isClosed})`).toContain(response?.status ?? 0);
  if (!response) expect(isClosed, 'the connection is closed').toBe(true);
  if (response) judgeHeaders(response, expects);
  if (expects.responseBody !== undefined) expect(response?.body).toBe(expects.responseBody);
  if (expects.within !== undefined) expect(took).toBeLessThan(expects.within);

  const received = server.services.received.slice(before);
  if (!isBeside) expect(received.map(({ method, target }) => `${method} ${target}`)).toEqual(expects.reaches ?? []);
  if (expects.body !== undefined) expect(received[0]?.body).toBe(expects.body);
  const receivedHeader = (name: string): string =>
    received[0]?.headers.find(([one]) => one === name.toLowerCase())?.[1] ?? '';
  for (const [name, value] of Object.entries(expects.receives ?? {}))
    expect(receivedHeader(name), name).toMatch(typeof value === 'string' ? new RegExp(`^${escaped(value)}$`) : value);
  if (expects.isTraced) {
    const id = receivedHeader('X-Trace-Id');
    expect(receivedHeader('traceparent')).toContain(`00-${id}-`);
    await expect.poll(server.log).toContain(`"traceId":"${id}"`);
  }
  if (expects.hides !== undefined) expect(`${text}${JSON.stringify(received)}`).not.toContain(expects.hides);
  if (expects.unlogged) {
    const { text: secret, traceId } = expects.unlogged;
    await expect.poll(server.log).toContain(traceId);
    expect(server.log()).not.toContain(secret);
  }
  if (expects.logged) {
    const { traceId, ...line } = expects.logged;
    await expect.poll(server.log).toContain(traceId);
    expect(
      JSON.parse(
        server
          .log()
          .split('\n')
          .find((one) => one.includes(traceId)) ?? '',
      ),
    ).toMatchObject(line);
  }
  expect(await isAlive(server), 'the server answers the next one').toBe(true);
}

/** What nginx says of its own errors. */
const words: Readonly<Record<number, readonly [code: string, message: RegExp]>> = {
  400: ['MALFORMED_REQUEST', /malformed, or its path has more than one reading/],
  403: ['FOREIGN_SITE', /^A page of another site may lead here/],
  404: ['NOT_FOUND', /^Nothing is served at this path/],
  405: ['METHOD_NOT_ALLOWED', /does not take this method/],
  411: ['MALFORMED_REQUEST', /needs Content-Length/],
  412: ['MALFORMED_REQUEST', /condition of the request does not hold/],
  413: ['PAYLOAD_TOO_LARGE', /body of the request is too large/],
  414: ['MALFORMED_REQUEST', /address of the request is too long/],
  421: ['MALFORMED_REQUEST', /does not answer for this host/],
  431: ['MALFORMED_REQUEST', /headers of the request are too large/],
  500: ['SERVER_ERROR', /^This server could not answer/],
  501: ['MALFORMED_REQUEST', /encoded in a way/],
  502: ['SERVICE_UNAVAILABLE', /cannot be reached, or its response is broken/],
  503: ['SERVICE_UNAVAILABLE', /cannot answer now/],
  504: ['SERVICE_UNAVAILABLE', /did not answer in time/],
  505: ['MALFORMED_REQUEST', /speaks HTTP\/1\.1/],
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function judgeHeaders(
  response: RawResponse,
  { kind: wantedKind, headers = {} }: Omit<Expected, 'status'>,
): void {
  const kind = response.status >= 400 ? 'refusal' : wantedKind;
  const wanted: Record<string, string | undefined> = { Server: 'nginx', ...(kind && tableOf(kind)), ...headers };
  const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, headerOf(response, name)]));
  expect(found).toEqual(wanted);
  const type = headerOf(response, 'Content-Type');
  if (kind !== 'page' && kind !== 'moved') expect(type ?? '').not.toContain('html');
  if (kind !== 'refusal' || response.body === '') return;
  expect(type).toBe('application/json; charset=utf-8');
  const traceId = headerOf(response, 'X-Trace-Id') ?? '';
  expect(traceId).toMatch(/^[0-9a-f]{32}$/i);
  const envelope: { message: string } = JSON.parse(response.body);
  const [code, message] = words[response.status] ?? [];
  expect(envelope.message).toMatch(message ?? 'no words');
  expect(envelope).toEqual({
    code,
    message: envelope.message,
    traceId,
    errors: [{ code, message: envelope.message }],
  });
}
