import type { Match } from '../contract/routes';
import type { OperationId } from '../contract/types';
import type { MockRequest } from '../http/http';
import type { Fault } from '../world/faults';
import type { Breach } from '../world/journal';
import type { Moment } from '../world/moment';
import type { World } from '../world/world';

/** One request to the services, and what the steps of server/dispatch.ts find out about it. */
export interface Call {
  /** In ms, of `performance.now`. */
  readonly startedAt: number;
  readonly world: World;
  readonly request: MockRequest;
  readonly cookies: Readonly<Record<string, string>>;
  readonly traceId: string;
  readonly match: Match<OperationId>;
  /** Id of the person of the session; null without one. */
  readonly sessionPerson: string | null;
  /** The fault that a tester set for this call. */
  readonly fault: Fault | undefined;
  /** Where the request or the response breaks the contract. */
  readonly breaches: Breach[];
  requestBody: unknown;
  /** The world when the call came. */
  readonly before: Moment;
}
