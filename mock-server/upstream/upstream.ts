import type { OperationId } from '../contract/types';
import type { MockRequest } from '../http/http';
import type { JournalEntry } from '../world/journal';
import type { Listeners } from '../world/listeners';

/** A call of the services that another source may answer. */
export interface PassedCall {
  /** The world of the call: its time, and the control calls that change it. */
  world: { readonly clock: { now(): number }; readonly changes: Listeners<string> };
  id: OperationId;
  request: MockRequest;
  /** Path parameters, decoded. */
  path: Readonly<Record<string, string>>;
  /** Parsed; undefined without a body, and for one that breaks the contract. */
  body: unknown;
  traceId: string;
}

/** A response of another source, as it goes to the caller. Cookies have their plain names. */
export interface PassedAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array | null;
}

/** Answers calls in the place of the handlers: a real service, or a recording of one (see docs/testing.md). */
export interface Upstream {
  readonly source: 'target' | 'recording';
  takes(id: OperationId): boolean;
  /** The response; undefined when the handler has to answer. */
  answer(call: PassedCall): Promise<PassedAnswer | undefined>;
  /** Sees each call that it answered, with the breaches of the contract. */
  answered?(entry: JournalEntry): void;
}
