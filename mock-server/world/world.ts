import { Clock } from './clock';
import { createCollections, type Collections, type CollectionName } from '../store/collections';
import { Faults } from './faults';
import { Journal } from './journal';
import { Listeners } from './listeners';
import { defaultLimits, type Limits } from '../rules/limits';
import { Outbox, type Message } from './outbox';
import { Random } from './random';
import { noTexts, type ReadTexts } from './texts';
import type { VoiceName } from '../voices/names';

export interface WorldOptions {
  seed?: number;
  /** Where the clock starts, epoch ms; real time otherwise. */
  now?: number;
}

/** A control call that brought a world to where it is: it can be made again in another. */
export interface SetUpCall {
  operationId: string;
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
}

/** A task that ran in a world's queue has ended, well or not; the next may start. */
const settled = () => undefined;

/**
 * One tenant of everything: collections, clock, random source, outbox, journal, faults, limits. Nothing that a handler
 * needs stands outside its world, so that 50 worlds driven side by side share nothing.
 */
export class World {
  readonly db: Collections = createCollections();
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox = new Outbox();
  readonly journal = new Journal();
  readonly faults = new Faults();
  readonly limits: Limits = { ...defaultLimits };
  scenario = 'default';
  /** How its services put their answers. */
  voice: VoiceName = 'contract';
  /** The control calls since the last reset that changed something, oldest first. */
  setUp: SetUpCall[] = [];
  /** Told what a control call changed (`clock`, `faults` ...), for whoever watches the world. */
  readonly changes = new Listeners<string>();
  /** Real time of the last use, epoch ms: an idle world is forgotten. */
  lastUsed = Date.now();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly options: WorldOptions = {},
    /** Where translations come from: disk, or the bundle of a service worker. */
    readonly readTexts: ReadTexts = noTexts,
  ) {
    this.clock = new Clock(options.now);
    this.random = new Random(options.seed ?? 1);
  }

  /** Runs tasks of this world one after the other: five wrong passwords sent in parallel count five. */
  async serially<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(task);
    this.#queue = run.then(settled, settled);
    return run;
  }

  /** Puts a message into the outbox; its time and id come from the world. */
  send(
    message: Omit<Message, 'id' | 'at' | 'code' | 'link'> & { code?: string | null; link?: string | null },
  ): Message {
    const full: Message = { code: null, link: null, ...message, id: this.random.id('message'), at: this.clock.now() };
    this.outbox.add(full);
    return full;
  }

  /** Empties everything but the world's name; the seed and scenario are put back by whoever resets it. */
  clear(): void {
    for (const name of this.collectionNames()) this.db[name].clear();
    this.outbox.clear();
    this.journal.clear();
    this.faults.clear();
    Object.assign(this.limits, defaultLimits);
    this.voice = 'contract';
    this.random.restore(this.options.seed ?? 1);
    this.clock.restore({ offsetMs: 0, frozenAt: null });
    if (this.options.now !== undefined) this.clock.set(this.options.now);
  }

  collectionNames(): CollectionName[] {
    const names: CollectionName[] = [];
    for (const name of Object.keys(this.db)) if (isCollectionName(this.db, name)) names.push(name);
    return names;
  }
}

export function isCollectionName(db: Collections, name: string): name is CollectionName {
  return Object.hasOwn(db, name);
}
