import type { VoiceName } from '../voices/names';

/** A fault that a tester set on an operation (see docs/testing.md). */
export interface FaultRule {
  operationId: string;
  /** How many calls it hits; without it, every call until the fault is removed. */
  times?: number | undefined;
  /** Hits only the nth call from now, counted from 1. */
  nth?: number | undefined;
  /** Delay of the response in ms of real time. Removing the fault ends the wait. */
  delayMs?: number | undefined;
  status?: number | undefined;
  /** Error code of the envelope that is sent with `status`. */
  code?: string | undefined;
  /** The body to send instead: any JSON value, or a text that is sent unchanged. */
  body?: unknown;
  contentType?: string | undefined;
  headers?: Record<string, string> | undefined;
  drop?: boolean | undefined;
  truncate?: boolean | undefined;
  /** Puts the real response in another form (see mock-server/voices/index.ts). */
  voice?: VoiceName | undefined;
  /** Allows a response that breaks the contract. Without it, such a fault is refused. */
  offSpec?: boolean | undefined;
}

/**
 * A fault that is set: its rule, and its counts. `seen` counts calls of the operation, `hits` the calls that it
 * changed.
 */
export interface Fault extends FaultRule {
  id: string;
  seen: number;
  hits: number;
}

/** The faults of one world, in the order in which they were set. The first fault that hits a call applies. */
export class Faults {
  #faults: Fault[] = [];
  #next = 1;
  /** The delayed responses by fault id; calling a function releases its response. */
  readonly #held = new Map<string, Set<() => void>>();

  add(rule: FaultRule): Fault {
    const fault: Fault = { ...rule, id: `fault-${this.#next}`, seen: 0, hits: 0 };
    this.#next += 1;
    this.#faults.push(fault);
    return fault;
  }

  list(): Fault[] {
    return this.#faults.map((fault) => ({ ...fault }));
  }

  /** Removes one fault, or all without an id. Returns the number of removed faults. */
  remove(id?: string): number {
    const before = this.#faults.length;
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
    this.#letGo(id);
    return before - this.#faults.length;
  }

  /** Removes every fault and restarts the ids at 1. */
  clear(): void {
    this.#faults = [];
    this.#next = 1;
    this.#letGo();
  }

  /** Resolves when the response that the fault delays is due: after `delayMs`, or as soon as the fault is removed. */
  late({ id, delayMs = 0 }: Fault): Promise<void> {
    return new Promise((resolve) => {
      const held = this.#held.get(id) ?? new Set();
      const go = () => {
        clearTimeout(timer);
        held.delete(go);
        if (held.size === 0) this.#held.delete(id);
        resolve();
      };
      const timer = setTimeout(go, delayMs);
      this.#held.set(id, held.add(go));
    });
  }

  #letGo(id?: string): void {
    for (const [fault, held] of this.#held) if (id === undefined || fault === id) for (const go of held) go();
  }

  /** The fault that hits this call of the operation, if any. Counts the call. */
  take(operationId: string): Fault | undefined {
    let hit: Fault | undefined;
    for (const fault of this.#faults) {
      if (fault.operationId !== operationId && fault.operationId !== '*') continue;
      fault.seen += 1;
      if (hit || (fault.nth !== undefined && fault.seen !== fault.nth)) continue;
      if (fault.times !== undefined && fault.hits >= fault.times) continue;
      fault.hits += 1;
      hit = fault;
    }
    return hit;
  }

  toJSON(): { faults: Fault[]; next: number } {
    return { faults: this.list(), next: this.#next };
  }

  restore(state: { faults: Fault[]; next: number }): void {
    this.#faults = state.faults.map((fault) => ({ ...fault }));
    this.#next = state.next;
    this.#letGo();
  }
}
