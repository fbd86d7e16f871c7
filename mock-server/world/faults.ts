import { operationsNamed } from '../contract/routes';
import { Random } from './random';

/** Selects the calls that a fault hits. Every given field must fit. */
export interface CallFilter {
  /** Id or username. */
  person?: string;
  headers?: Record<string, string>;
  /** Each of these fields must be equal in the request body. */
  body?: Record<string, unknown>;
}

export interface FaultyCall {
  fits: (filter: CallFilter) => boolean;
}

export interface FaultsState {
  faults: Fault[];
  next: number;
  /** State of the random source of faults; absent before its first use. */
  random?: number;
}

/** A fault that a tester set (see docs/testing.md). */
export interface FaultRule {
  /** `*` for every operation. */
  operationId: string;
  /** Hits only operations of this service. */
  service?: string;
  /** How many calls it hits; without it, every call until the fault is removed. */
  times?: number;
  /** Hits only the nth call from now, counted from 1. */
  nth?: number;
  /** Hits every nth call from now. */
  every?: number;
  /** How likely it hits a call, above 0 up to 1. */
  probability?: number;
  /** Hits and counts only the calls that fit. */
  when?: CallFilter;
  /** Adds a random delay of up to this many ms to `delayMs`. */
  jitterMs?: number;
  /** Delay of the response in ms of real time. Removing the fault ends the wait. */
  delayMs?: number;
  /** How fast the body of the response arrives. Removing the fault sends the rest at once. */
  bytesPerSecond?: number;
  status?: number;
  /** Error code of the envelope that is sent with `status`. */
  code?: string;
  /** The body to send instead: any JSON value, or a text that is sent unchanged. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  drop?: boolean;
  truncate?: boolean;
  /** Allows a response that breaks the contract. Without it, such a fault is refused. */
  offSpec?: boolean;
}

/** A fault that is set, with its counts. `seen` counts calls of the operation, `hits` the calls that it changed. */
export interface Fault extends FaultRule {
  id: string;
  seen: number;
  hits: number;
}

/** Each call of a world looks at all of them. */
const MOST_FAULTS = 1000;

/** The faults of one world, in the order in which they were set. The first fault that hits a call applies. */
export class Faults {
  #faults: Fault[] = [];
  #next = 1;
  /** By fault id. Each function releases one delayed response. */
  readonly #held = new Map<string, Set<() => void>>();
  /** Not the world's own source: a fault must not change the tokens and codes of the world. */
  readonly #random: Random;

  /** @param seed of the world, for `probability` and `jitterMs` */
  constructor(readonly seed: number) {
    this.#random = new Random(seed);
  }

  /** @throws RangeError when there are too many */
  add(rule: FaultRule): Fault {
    if (this.#faults.length >= MOST_FAULTS)
      throw new RangeError(`A world can have ${MOST_FAULTS} faults, and this one has them: remove some first.`);
    const fault: Fault = { ...rule, id: `fault-${this.#next}`, seen: 0, hits: 0 };
    this.#next += 1;
    this.#faults.push(fault);
    return fault;
  }

  list(): Fault[] {
    return this.#faults.map((fault) => ({ ...fault }));
  }

  /** Without an id it removes every fault. Returns the number of removed faults. */
  remove(id?: string): number {
    const before = this.#faults.length;
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
    this.#letGo(id);
    return before - this.#faults.length;
  }

  /** Restarts the ids at 1. */
  clear(): void {
    this.#faults = [];
    this.#next = 1;
    this.#random.restore(this.seed);
    this.#letGo();
  }

  /** In ms: `delayMs` and a random part of `jitterMs`. Null without a delay. */
  delayOf({ delayMs, jitterMs }: FaultRule): number | null {
    if (delayMs === undefined && jitterMs === undefined) return null;
    const added = jitterMs === undefined ? 0 : Math.floor(this.#random.next() * (jitterMs + 1));
    return (delayMs ?? 0) + added;
  }

  /** Resolves after this many ms of real time, or as soon as the fault is removed. */
  wait(id: string, ms: number): Promise<void> {
    if (!this.#faults.some((fault) => fault.id === id)) return Promise.resolve();
    return new Promise((resolve) => {
      const held = this.#held.get(id) ?? new Set();
      const go = () => {
        clearTimeout(timer);
        held.delete(go);
        if (held.size === 0) this.#held.delete(id);
        resolve();
      };
      const timer = setTimeout(go, ms);
      this.#held.set(id, held.add(go));
    });
  }

  #letGo(id?: string): void {
    for (const [fault, held] of this.#held) if (id === undefined || fault === id) for (const go of held) go();
  }

  /** The fault that hits this call of the operation, if any. Every matching fault counts the call. */
  take(operationId: string, call: FaultyCall): Fault | undefined {
    let hit: Fault | undefined;
    for (const fault of this.#faults) {
      if (!operationsNamed(fault).some((id) => id === operationId)) continue;
      if (fault.when && !call.fits(fault.when)) continue;
      fault.seen += 1;
      if (hit || !this.#hits(fault)) continue;
      fault.hits += 1;
      hit = fault;
    }
    return hit;
  }

  #hits({ nth, every, times, probability, seen, hits }: Fault): boolean {
    if (nth !== undefined && seen !== nth) return false;
    if (every !== undefined && seen % every !== 0) return false;
    if (times !== undefined && hits >= times) return false;
    return probability === undefined || this.#random.next() < probability;
  }

  toJSON(): FaultsState {
    const random = this.#random.toJSON();
    // The source keeps its state as an unsigned 32-bit number.
    const isUsed = random !== this.seed >>> 0;
    return { faults: this.list(), next: this.#next, ...(isUsed && { random }) };
  }

  restore(state: FaultsState): void {
    this.#random.restore(state.random ?? this.seed);
    this.#faults = state.faults.map((fault) => ({ ...fault }));
    this.#next = state.next;
    this.#letGo();
  }
}
