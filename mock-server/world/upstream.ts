import type { OperationId } from '../contract/types';
import type { MockRequest } from '../http/http';

export interface PassedCall {
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

/**
 * A source of responses that replaces the handlers: a real service, or the MSW handlers
 * of a developer (see docs/overrides.md).
 */
export interface Upstream {
  readonly source: 'override' | 'target';
  /** Whether it may respond to calls of this operation. */
  takes(id: OperationId): boolean;
  /** Of the real service; null for overrides. */
  readonly origin: string | null;
  /** Undefined when the handler has to respond. */
  respond(call: PassedCall): Promise<PassedResponse | undefined>;
}
