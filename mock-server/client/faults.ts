import type { components } from '../../openapi/generated/mock-control';
import type { OperationId } from '../../openapi/generated/operations';
import type { ControlClient } from './control-client';
import { taken } from './taken';

type Rule = components['schemas']['FaultRule'];
export type Fault = components['schemas']['Fault'];

/** What goes wrong with an operation: which calls first, then how. `on('login').nth(2).drop()` */
export interface FaultsOn {
  /** Only the nth call from now, counted from 1. */
  nth(n: number): FaultsOn;
  /** Only the next calls; without it every call until the fault is removed. */
  times(n: number): FaultsOn;
  /** The answer may be off the contract. */
  offSpec(): FaultsOn;
  /** The connection breaks without an answer. */
  drop(): Promise<Fault>;
  /** The connection breaks in the middle of the answer. */
  truncate(): Promise<Fault>;
  /**
   * The answer is the right one, but `ms` late; it comes at once when the fault is taken away (`world.faults.clear()`).
   */
  delay(ms: number): Promise<Fault>;
  /** An error answer; without a code the first that the contract has at this status. */
  status(status: number, code?: string): Promise<Fault>;
  /** The error with this code, at the status where the contract has it. */
  code(code: string): Promise<Fault>;
  /** Any answer. */
  answer(
    answer: Pick<Rule, 'status' | 'code' | 'body' | 'contentType' | 'headers' | 'delayMs' | 'drop' | 'truncate'>,
  ): Promise<Fault>;
}

export function faultsOn(
  control: ControlClient,
  operationId: OperationId | '*',
  which: Pick<Rule, 'nth' | 'times' | 'offSpec'> = {},
): FaultsOn {
  const add = (how: Partial<Rule>) =>
    taken(control.POST('/__mock/faults', { body: { operationId, ...which, ...how } }));
  return {
    nth: (n) => faultsOn(control, operationId, { ...which, nth: n }),
    times: (n) => faultsOn(control, operationId, { ...which, times: n }),
    offSpec: () => faultsOn(control, operationId, { ...which, offSpec: true }),
    drop: () => add({ drop: true }),
    truncate: () => add({ truncate: true }),
    delay: (ms) => add({ delayMs: ms }),
    status: (status, code) => add(code === undefined ? { status } : { status, code }),
    code: (code) => add({ code }),
    answer: (answer) => add(answer),
  };
}
