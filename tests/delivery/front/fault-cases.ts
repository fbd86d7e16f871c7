import { expect } from 'vitest';
import { everyResponse, refusalHeaders } from '../../../scripts/delivery/headers';
import { refusedWith, request, type Case, type Property } from './case';
import type { FaultyResponse, Outcome } from './faulty-responses';
import { isAlive, publicHost, type FrontServer } from './servers';
import { exchange, headerOf, parseResponses, type Exchange } from './socket';

/**
 * Requests a faulty response of the services, and checks the outcome. The services must get one request, with no retry.
 */
export async function judgeFault(
  server: FrontServer,
  name: string,
  method: string,
  { expects, hides }: FaultyResponse,
): Promise<void> {
  const target = `/api/faulty/${name}?by=${method}`;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const got = await exchange(
    server.port,
    request(
      method,
      target,
      [`X-Trace-Id: ${traceId}`, ...(method === 'POST' ? ['Content-Length: 2'] : [])],
      method === 'POST' ? '{}' : '',
    ),
    { method, patience: 9000 },
  );
  expect(expects, got.text.slice(0, 400)).toContain(outcomeOf(got, method));
  if (hides !== undefined) expect(got.text).not.toContain(hides);
  const response = got.responses[0];
  if (response) {
    const isOurs = response.status === 502 || response.status === 504;
    for (const [header, value] of Object.entries(isOurs ? refusalHeaders : everyResponse))
      expect(headerOf(response, header), header).toBe(value);
    if (isOurs)
      expect(JSON.parse(response.body)).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        traceId,
        errors: [{ code: 'SERVICE_UNAVAILABLE' }],
      });
  }
  expect(server.services.received.filter((one) => one.target === target).map((one) => one.method)).toEqual([method]);
  expect(await isAlive(server)).toBe(true);
}

function outcomeOf({ text, isClosed }: Exchange, method: string): Outcome | 'still open' {
  const whole = parseResponses(text, method, false)[0];
  if (!whole) return isClosed ? 'broken' : 'still open';
  return whole.status === 502 || whole.status === 504 ? whole.status : 'passed';
}

const slow = { patience: 9000, pause: 300 };
const head = `GET /auth/login HTTP/1.1\r\nHost: ${publicHost}\r\n`;
const drip = (text: string, times: number): string[] => Array.from({ length: times }, () => text);
/** nginx closes silently when a request line or the headers do not arrive. */
const givenUp = { ...refusedWith(408, 411, 400, 0), within: 6000 };

const slowClients: Case[] = [
  { name: 'says nothing', send: '', expects: givenUp },
  { name: 'sends half a request line', send: 'GET /auth', expects: givenUp },
  { name: 'sends half a head', send: head, expects: givenUp },
  { name: 'sends its head bit by bit, for ever', send: [head, ...drip('X-Drip: 1\r\n', 25)], expects: givenUp },
  { name: 'sends empty lines, for ever', send: drip('\r\n', 25), expects: givenUp },
  {
    name: 'sends half a body',
    send: request('POST', '/api/slow', ['Content-Length: 100'], '{"half":'),
    expects: givenUp,
  },
  {
    name: 'sends half a chunk',
    send: request('POST', '/api/slow', ['Transfer-Encoding: chunked'], '40\r\n{"half":'),
    expects: givenUp,
  },
  {
    name: 'sends no last chunk',
    send: request('POST', '/api/slow', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n'),
    expects: givenUp,
  },
  {
    name: 'keeps its connection and asks nothing more',
    send: request('GET', '/x'),
    options: { responses: 2 },
    expects: { ...refusedWith(404), within: 8500 },
  },
  { name: 'sends its head in two parts, in time', send: [head, '\r\n'], expects: { status: 200, kind: 'page' } },
  {
    name: 'sends its body in two parts, in time',
    send: [request('POST', '/api/slow', ['Content-Length: 2'], '{'), '}'],
    expects: { status: 200, kind: 'services' },
  },
];

export const slowProperties: Property[] = [
  {
    property: 'a client that does not come to an end is given up',
    cases: slowClients.map((one) => ({ ...one, options: { ...slow, ...one.options }, isBeside: true })),
  },
];
