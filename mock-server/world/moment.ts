import type { ClockState } from './clock';
import type { FaultsState } from './faults';
import type { DeliveriesState } from './deliveries';
import type { Message } from './message';
import type { KeptResponse } from './responses';

/**
 * The whole state of a world as plain JSON. The journal records the past and is no
 * state, so a snapshot leaves it out.
 */
export interface Snapshot {
  version: 1;
  seed: number;
  scenario: string;
  random: number;
  clock: ClockState;
  limits: Record<string, number>;
  collections: Record<string, Record<string, unknown>[]>;
  outbox: Message[];
  /** Absent without delivery rules and messages on their way. */
  deliveries?: DeliveriesState;
  faults: FaultsState;
}

/** All that a rewind brings back. The moments of 500 calls share what did not change between them. */
export interface Moment {
  state: Snapshot;
  /** Time of the world's clock, epoch ms. */
  at: number;
  /** See `Random`. */
  generation: number;
  responses: KeptResponse[];
  /** The number of the next call in the journal. */
  nextCall: number;
}
