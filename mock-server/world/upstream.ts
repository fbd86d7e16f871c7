import type { OperationId } from '../contract/types';
import type { MockRequest } from '../wire/http';
import type { JournalEntry } from './journal';
import type { Listeners } from './listeners';

export interface PassedCall {
  /** An upstream needs its time, and follows its changes, such as a reset. */
  world: { readonly clock: { now(): number }; readonly changes: Listeners<string> };
  id: OperationId;
  request: MockRequest;
  /** Path parameters, decoded. */
  path: Readonly<Record<string, string>>;
  /** Parsed; undefined without a body, and for one that breaks the contract. */
  body: unknown;
  traceId: string;
}

/** The response goes to the caller as it is. Its cookies have their plain names (see cookies.ts). */
export interface PassedResponse {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array | null;
  /** The caller gets no response: the connection breaks. */
  isDropped?: boolean;
}

/** Where an upstream gets its responses from. */
export interface UpstreamState {
  /** The origin of the real service; null for a recording. */
  origin: string | null;
  /** The path of the recording that the upstream writes or reads; null without one. */
  file: string | null;
  /** The number of recorded calls by operation. */
  recorded: ReadonlyMap<string, number>;
}

/**
 * A source of responses that replaces the handlers: a real service, a recording of one (see docs/testing.md), or the
 * MSW handlers of a developer (see docs/overrides.md).
 */
export interface Upstream {
  readonly source: 'override' | 'target' | 'recording';
  /** Whether it may respond to calls of this operation. */
  takes(id: OperationId): boolean;
  state(): UpstreamState;
  /** Undefined when the handler has to respond. */
  respond(call: PassedCall): Promise<PassedResponse | undefined>;
  /** Gets each call to which it responded, with the breaches of the contract. */
  onResponse?(entry: JournalEntry): void;
}
