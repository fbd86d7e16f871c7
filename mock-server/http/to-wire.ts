import type { Fault } from '../world/faults';
import type { World } from '../world/world';
import type { Answer } from './answer';
import type { MockAnswer } from './http';
import { keepingLast } from '../contract/keeping-last';
import { partsAtRate } from './paced';

/** Header fields that most responses share, so that the journal keeps each of them once. */
const noStore: [string, string] = ['Cache-Control', 'no-store'];
const json: [string, string] = ['Content-Type', 'application/json'];

/**
 * Returns a response as bytes and headers. A body is sent as JSON, except a text: a fault sends it unchanged, and so
 * does a handler that sets its own Content-Type.
 */
export function toWire(answer: Answer, traceId: string, fault: Fault | undefined, at: number): MockAnswer {
  const headers: [string, string][] = [
    ['X-Trace-Id', traceId],
    dateAt(Math.floor(at / 1000)),
    noStore,
    ...answer.headers,
  ];
  for (const cookie of answer.cookies) headers.push(['Set-Cookie', cookie]);
  let body: string | Uint8Array | null = null;
  if (answer.body !== undefined && answer.body !== null) {
    const isRaw = fault?.body !== undefined && typeof answer.body === 'string';
    const hasContentType = answer.headers.some(([name]) => name.toLowerCase() === 'content-type');
    body =
      isRaw || (hasContentType && typeof answer.body === 'string') ? String(answer.body) : JSON.stringify(answer.body);
    if (!hasContentType) headers.push(isRaw ? ['Content-Type', fault.contentType ?? 'text/html; charset=utf-8'] : json);
  }
  return { status: answer.status, headers, body };
}

/** The Date header at a second of the epoch. */
const dateAt = keepingLast((second: number): [string, string] => ['Date', new Date(second * 1000).toUTCString()]);

/** Adds to the response what a fault does to its transfer: a delay, a slow body, an early end, no response. */
export function withFault(answer: MockAnswer, fault: Fault | undefined, world: World): MockAnswer {
  if (!fault) return answer;
  const { id, drop, truncate, delayMs, jitterMs, bytesPerSecond } = fault;
  if (drop) answer.drop = true;
  if (truncate) answer.truncate = true;
  if (delayMs !== undefined || jitterMs !== undefined) answer.late = world.faults.late(fault);
  if (bytesPerSecond !== undefined)
    answer.paced = (body) => partsAtRate(body, bytesPerSecond, (ms) => world.faults.wait(id, ms));
  return answer;
}
