import { Clock } from './clock';
import { createCollections, type Collections, type CollectionName } from './store/collections';
import { Faults } from './faults';
import { Journal } from './journal';
import { Listeners } from './listeners';
import { defaultLimits, type Limits } from './limits';
import { Outbox } from './outbox';
import type { Message } from './message';
import { Random } from './random';
import { Responses } from './responses';
import type { Upstream } from './upstream';

/** How a world starts. `seed` feeds the random source and is 1 by default. */
export interface WorldOptions {
  seed?: number;
  /** Where the clock starts, epoch ms; real time otherwise. */
  now?: number;
}

/** Reads one folder of locales/ ("de", "fr-CA"), by namespace. Null when the folder does not exist. */
export type ReadTexts = (folder: string) => Promise<Readonly<Record<string, unknown>> | null>;

/** Scripts and style sheets of the dashboard. Its page of the contract uses Swagger UI. */
export type PageFile = 'dashboard.js' | 'dashboard.css' | 'swagger-ui.js' | 'swagger-ui.css';

/** Null when the dashboard (mock-server/workbench) is not built. */
export type ReadPageFile = (file: PageFile) => Promise<string | null>;

/** What all worlds of a mock server share. */
export interface Surroundings {
  /** Replaces some responses, before all else. */
  overrides?: Upstream | undefined;
  /** Replaces the handlers of some operations. */
  upstream?: Upstream | undefined;
  /** Reads the files of the dashboard. Without it the dashboard says that it is not built. */
  readPageFile?: ReadPageFile | undefined;
  /** The scenario files of a tester, read at every use. */
  readScenarios?: (() => readonly ScenarioFile[]) | undefined;
}

export interface ScenarioFile {
  /** Without the ending `.yaml`. */
  name: string;
  text: string;
  /** Why the text was not read. Completes "NAME.yaml ...". */
  problem?: string;
}

/** A world without texts has only the app's English. */
const noTexts: ReadTexts = async () => null;

/** Ignores the outcome of a task in a world's queue: a failed task must not stop the next one. */
const settled = () => undefined;

/**
 * All state of one tenant: collections, clock, random source, outbox, journal, faults, limits. Handlers keep no state
 * outside their world, so 50 worlds that run side by side share nothing.
 */
export class World {
  readonly db: Collections = createCollections();
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly journal = new Journal();
  /** The responses that a repeated submission gets again. */
  readonly responses = new Responses();
  readonly faults: Faults;
  readonly limits: Limits = { ...defaultLimits };
  scenario = 'default';
  /** Emits what a control call changed: `clock`, `faults` ... */
  readonly changes = new Listeners<string>();
  /** How often something happened that the dashboard shows. */
  happened = 0;
  /** Real time of the last use, epoch ms. The server forgets a world that is idle for too long. */
  lastUsed = Date.now();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly options: WorldOptions = {},
    /** Where translations come from: the disk, or the bundle of a service worker. */
    readonly readTexts: ReadTexts = noTexts,
    readonly surroundings: Surroundings = {},
  ) {
    this.clock = new Clock(options.now);
    this.random = new Random(options.seed ?? 1, id);
    this.outbox = new Outbox(this.clock);
    this.faults = new Faults(options.seed ?? 1);
    const count = () => void (this.happened += 1);
    this.journal.subscribe(count);
    this.outbox.subscribe(count);
    this.changes.add(count);
  }

  /** Runs the tasks of this world one after the other. So five wrong passwords sent in parallel count as five. */
  serially<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(task);
    this.#queue = run.then(settled, settled);
    return run;
  }

  /** The world gives the message its time and id. */
  send(
    message: Omit<Message, 'id' | 'at' | 'code' | 'link'> & { code?: string | null; link?: string | null },
  ): Message {
    const full: Message = { code: null, link: null, ...message, id: this.random.id('message'), at: this.clock.now() };
    this.outbox.add(full, () => this.random.id('message'));
    return full;
  }

  /** Keeps only the world's name. The caller seeds the world afterwards: see `resetWorld`. */
  clear(): void {
    for (const name of this.collectionNames()) this.db[name].clear();
    this.outbox.deliveries.clear();
    this.outbox.clear();
    this.journal.clear();
    this.responses.clear();
    this.faults.clear();
    Object.assign(this.limits, defaultLimits);
    this.random.reset();
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
