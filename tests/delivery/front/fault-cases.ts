import { expect } from 'vitest';
import { judgeHeaders, refusedWith, request, type Case, type Property } from './case';
import type { FaultyResponse, Outcome } from './faulty-responses';
import { isAlive, publicHost, type FrontServer } from './servers';
import { exchange, parseResponses, type Exchange } from './socket';

/**
 * Requests a faulty response of the services, and checks the outcome. The services must get one request, with no retry.
 */
export async function judgeFault(server: FrontServer, name: string, faulty: FaultyResponse): Promise<void> {
  const { expects, hides, headers = {}, responseBody } = faulty;
  const target = `/api/faulty/${name}`;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const got = await exchange(server.port, request('GET', target, [`X-Trace-Id: ${traceId}`]), { patience: 9000 });
  expect(expects, got.text.slice(0, 400)).toContain(outcomeOf(got));
  if (hides !== undefined) expect(got.text).not.toContain(hides);
  const response = got.responses[0];
  if (response) {
    judgeHeaders(response, { kind: 'services', headers });
    if (responseBody !== undefined) expect(response.body).toBe(responseBody);
    if (response.status >= 500) expect(response.body).toContain(traceId);
  }
  expect(server.services.received.filter((one) => one.target === target).map((one) => one.method)).toEqual(['GET']);
  expect(await isAlive(server)).toBe(true);
}

function outcomeOf({ text, isClosed }: Exchange): Outcome | 'still open' {
  const whole = parseResponses(text, 'GET', false)[0];
  if (!whole) return isClosed ? 'broken' : 'still open';
  return whole.status === 502 || whole.status === 504 ? whole.status : 'passed';
}

const slow = { patience: 9000 };
const head = `GET /auth/login HTTP/1.1\r\nHost: ${publicHost}\r\n`;
/** nginx closes silently when a request line or the headers do not arrive. */
const givenUp = { ...refusedWith(408, 411, 400, 0), within: 6000 };

const slowClients: Case[] = [
  { name: 'sends half a head', send: head, expects: givenUp },
  {
    name: 'sends half a body',
    send: request('POST', '/api/slow', ['Content-Length: 100'], '{"half":'),
    expects: givenUp,
  },
  {
    name: 'keeps its connection and asks nothing more',
    send: request('GET', '/x'),
    options: { responses: 2 },
    expects: { ...refusedWith(404), within: 3000 },
  },
];

export const slowProperties: Property[] = [
  {
    property: 'a client that does not come to an end is given up',
    cases: slowClients.map((one) => ({ ...one, options: { ...slow, ...one.options }, isBeside: true })),
  },
];
