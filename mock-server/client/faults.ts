import type { components } from '../../openapi/generated/mock-control';
import type { OperationId, ServiceName } from '../../openapi/generated/operations';
import type { ControlClient } from './control-client';
import { unwrap } from './unwrap';

type Rule = components['schemas']['FaultRule'];
/** A fault that is set, with its id and counts. */
export type Fault = components['schemas']['Fault'];

/** Builds a fault: first which calls it hits, then what goes wrong. `on('login').nth(2).drop()` */
export interface FaultsOn {
  /** Hits only the nth call from now, counted from 1. */
  nth(n: number): FaultsOn;
  /** Hits only the next n calls; without it, every call until the fault is removed. */
  times(n: number): FaultsOn;
  /** Hits every nth call from now: 3 for the third, the sixth and so on. */
  every(n: number): FaultsOn;
  /** Hits a call with this likelihood, above 0 up to 1; the seed of the world decides which. */
  probability(likelihood: number): FaultsOn;
  /** Hits and counts only the calls of a person (id or username), or with these headers or fields of the body. */
  when(filter: NonNullable<Rule['when']>): FaultsOn;
  /** Allows a response that breaks the contract. */
  offSpec(): FaultsOn;
  /** Breaks the connection without a response. */
  drop(): Promise<Fault>;
  /** Breaks the connection in the middle of the response. */
  truncate(): Promise<Fault>;
  /**
   * Sends the real response `ms` late, and up to `jitterMs` more. Removing the fault (`world.faults.clear()`) sends it
   * at once.
   */
  delay(ms: number, jitterMs?: number): Promise<Fault>;
  /** Sends the body of the real response at this rate. Removing the fault sends the rest at once. */
  bandwidth(bytesPerSecond: number): Promise<Fault>;
  /** Responds with an error. The default code is the first one that the contract declares for this status. */
  status(status: number, code?: string): Promise<Fault>;
  /** Responds with this error code, at the status for which the contract declares it. */
  code(code: string): Promise<Fault>;
  /** Any combination of these. */
  answer(response: Omit<Rule, Which | 'operationId' | 'service'>): Promise<Fault>;
}

/** These say which calls a fault hits. */
type Which = 'nth' | 'times' | 'every' | 'probability' | 'when' | 'offSpec';

/** An operation, `*` for all of them, or all of one service. */
export type FaultTarget = OperationId | '*' | { service: ServiceName };

/**
 * The last method of a chain throws MockRefusal when the mock server refuses the fault.
 */
export function faultsOn(control: ControlClient, target: FaultTarget, which: Pick<Rule, Which> = {}): FaultsOn {
  const hit = typeof target === 'string' ? { operationId: target } : target;
  const add = (how: Partial<Rule>) => unwrap(control.POST('/__mock/faults', { body: { ...hit, ...which, ...how } }));
  return {
    nth: (n) => faultsOn(control, target, { ...which, nth: n }),
    times: (n) => faultsOn(control, target, { ...which, times: n }),
    every: (n) => faultsOn(control, target, { ...which, every: n }),
    probability: (probability) => faultsOn(control, target, { ...which, probability }),
    when: (filter) => faultsOn(control, target, { ...which, when: filter }),
    offSpec: () => faultsOn(control, target, { ...which, offSpec: true }),
    drop: () => add({ drop: true }),
    truncate: () => add({ truncate: true }),
    delay: (ms, jitterMs) => add({ delayMs: ms, ...(jitterMs !== undefined && { jitterMs }) }),
    bandwidth: (bytesPerSecond) => add({ bytesPerSecond }),
    status: (status, code) => add(code === undefined ? { status } : { status, code }),
    code: (code) => add({ code }),
    answer: (response) => add(response),
  };
}
