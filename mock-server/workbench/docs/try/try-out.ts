import { unwrap } from '../../../client/unwrap';
import { type Call, control, csrfToken, exchange, type Received } from '../../data/control';
import type { Operation } from '../contract/operation';
import { type Entries, requestOf } from './entries';

/** What came of a tried request. */
export interface Outcome {
  received: Received;
  /** The call in the journal of the world; undefined for a call of the control interface. */
  call: Call | undefined;
}

let count = 0;

/**
 * Sends the request of a form to the world of the page.
 * @throws Error that says why there is no response
 */
export async function tryOut(operation: Operation, entries: Entries, signal: AbortSignal): Promise<Outcome> {
  const request = requestOf(operation, entries);
  const token = operation.csrf && entries.sendsToken ? await csrfToken() : undefined;
  count += 1;
  const headers = {
    'x-trace-id': `try-${Date.now().toString(36)}-${count}`,
    ...(token !== undefined && { 'x-csrf-token': token }),
    ...request.headers,
  };
  const received = await exchange({ ...request, headers, signal });
  return { received, call: await journalEntry(operation.id, headers['x-trace-id']) };
}

async function journalEntry(operationId: string, trace: string): Promise<Call | undefined> {
  const calls = await unwrap(control.GET('/__mock/journal', { params: { query: { operationId } } }));
  return Array.isArray(calls) ? calls.findLast(({ traceId }) => traceId === trace) : undefined;
}
