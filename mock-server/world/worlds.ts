import { type MockRequest, parseCookies } from '../http/http';
import type { Reached } from './journal';
import { type ReadTexts, type Surroundings, World, type WorldOptions } from './world';

const IDLE_MS = 60 * 60_000;
/** In ms. A world that was used within this time never makes room for a new one. */
const IN_USE_MS = 5 * 60_000;
const MOST_WORLDS = 500;
/** Fewer worlds than this cost little, so idle ones stay. */
const FEW = 50;
/** No dot at the start: URL parsers swallow the name `..` in a path. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;
/** Completes "NAME cannot be the name of a world: ...". */
const NAMES = 'use 1 to 64 letters, digits, dots, hyphens and underscores, and no dot at the start.';

/** The message says how to make room for another world. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/** The message says how to make the world. */
export class NoWorldError extends Error {
  override name = 'NoWorldError';

  constructor(id: string) {
    super(
      `There is no world "${id}" on this server, and a call makes none: POST /__mock/worlds makes it (--strict-worlds).`,
    );
  }
}

/** `list()` includes the world at once. `get()` returns it when it is seeded. */
interface Entry {
  world: World;
  seeded: Promise<World>;
}

/**
 * All worlds of one mock server. The first use creates a world; after an idle hour it is forgotten. At most 500 exist
 * at once.
 */
export class Worlds {
  #entries = new Map<string, Entry>();
  /** The coverage of dropped worlds still counts. */
  #past = new Map<string, Reached>();
  readonly #generations = new Generations();

  /**
   * @param seed fills an empty world
   * @param scenario for every new world that names none
   * @param surroundings for every world
   * @param isStrict a call into an unknown world makes none, unless it is the world `default`
   */
  constructor(
    readonly seed: (world: World, scenario?: string) => Promise<void>,
    readonly readTexts: ReadTexts,
    readonly scenario?: string | undefined,
    readonly surroundings: Surroundings = {},
    readonly isStrict = false,
  ) {}

  /**
   * The name of a request's world: header, else a visit with `?mock-world=`, else cookie, else `default` (see
   * docs/decisions/one-mock.md). Null when that cannot be a name: a call must not change the world `default` by mistake.
   */
  static nameOf(request: Pick<MockRequest, 'headers' | 'url'>): string | null {
    const { name } = named(request);
    return NAME.test(name) ? name : null;
  }

  /** Says which names are allowed, after `nameOf` found none. */
  static refusalOf(request: Pick<MockRequest, 'headers' | 'url'>): string {
    const { source, name } = named(request);
    return `"${name.slice(0, 64)}" in ${source} cannot be the name of a world: ${NAMES}`;
  }

  /**
   * The world that the URL of a visit names, even if the name is invalid; undefined without one. A link on a page of
   * another origin does not count. It would move a developer's browser into another world unseen.
   */
  static visitedName({ headers, url }: Pick<MockRequest, 'headers' | 'url'>): string | undefined {
    const at = url.indexOf('?');
    if (at < 0 || !url.includes('mock-world=')) return undefined;
    if (!isOwnVisit(headers)) return undefined;
    return new URLSearchParams(url.slice(at)).get('mock-world') ?? undefined;
  }

  static isName(name: string): boolean {
    return NAME.test(name);
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  /**
   * Creates and seeds the world if it does not exist. Concurrent calls get the same world.
   * @throws NoRoomError, NoWorldError
   */
  async get(id: string): Promise<World> {
    if (this.isStrict && id !== 'default' && !this.has(id)) throw new NoWorldError(id);
    return this.#entries.get(id)?.seeded ?? this.create(id);
  }

  /** Replaces an existing world of this name. @throws NoRoomError */
  async create(id: string, options: WorldOptions & { scenario?: string | undefined } = {}): Promise<World> {
    // The default world always has room, because calls about all worlds, such as deleting one, come from it.
    if (!this.drop(id) && id !== 'default') this.#makeRoom();
    const world = new World(id, options, this.readTexts, this.surroundings);
    world.random.begin(this.#generations.after(id));
    const seeded = this.seed(world, options.scenario ?? this.scenario).then(() => world);
    this.#entries.set(id, { world, seeded });
    try {
      await seeded;
    } catch (error) {
      if (this.#entries.get(id)?.world === world) this.#entries.delete(id);
      throw error;
    }
    return world;
  }

  list(): World[] {
    return [...this.#entries.values()].map(({ world }) => world);
  }

  /**
   * Returns whether the world existed. Its coverage still counts. The responses that its faults delay are sent at once;
   * its webhooks are not.
   */
  drop(id: string): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return false;
    addUp(this.#past, entry.world.journal.coverage);
    entry.world.faults.remove();
    this.#generations.bury(id, entry.world.random.generation);
    return this.#entries.delete(id);
  }

  /** The highest of all worlds so far, for a process that goes on with them. */
  get generation(): number {
    return Math.max(this.#generations.highest, ...this.list().map(({ random }) => random.generation));
  }

  /** @param generation of the process before, so that no secret of it comes again */
  beginAfter(generation: number): void {
    this.#generations.beginAfter(generation);
  }

  /** Counts calls in all worlds since the start, also in dropped ones, by operation, status and code. */
  coverage(): Map<string, Reached> {
    const sum = new Map<string, Reached>();
    addUp(sum, this.#past);
    for (const world of this.list()) addUp(sum, world.journal.coverage);
    return sum;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Drops unused worlds until a new one has room. @throws NoRoomError */
  #makeRoom(): void {
    const now = Date.now();
    if (this.size >= FEW) for (const world of this.list()) if (now - world.lastUsed > IDLE_MS) this.drop(world.id);
    if (this.size < MOST_WORLDS) return;
    const oldest = this.list().reduce((a, b) => (a.lastUsed <= b.lastUsed ? a : b));
    if (now - oldest.lastUsed < IN_USE_MS)
      throw new NoRoomError(
        `There is no room for another world: ${MOST_WORLDS} worlds were used in the last five minutes, and more are too many. ` +
          'Delete some (GET /__mock/worlds).',
      );
    this.drop(oldest.id);
  }
}

function addUp(sum: Map<string, Reached>, more: ReadonlyMap<string, Reached>): void {
  for (const [key, { calls, byFault }] of more) {
    const before = sum.get(key) ?? { calls: 0, byFault: 0 };
    sum.set(key, { calls: before.calls + calls, byFault: before.byFault + byFault });
  }
}

function named(request: Pick<MockRequest, 'headers' | 'url'>): { source: string; name: string } {
  const header = request.headers['x-mock-world'];
  if (header !== undefined) return { source: 'the header X-Mock-World', name: header };
  const visited = Worlds.visitedName(request);
  if (visited !== undefined) return { source: '?mock-world=', name: visited };
  const cookie = parseCookies(request.headers['cookie'])['mock-world'];
  return { source: 'the cookie mock-world (a visit with ?mock-world=default changes it)', name: cookie ?? 'default' };
}

/**
 * Browsers send no Fetch Metadata over plain http to a name other than localhost. They tell a link of another page from
 * a typed address by Referer alone, which that page can suppress. So there only a link on our own page counts.
 */
function isOwnVisit({ accept, host, referer, 'sec-fetch-site': site }: MockRequest['headers']): boolean {
  if (site !== undefined) return site === 'none' || site === 'same-origin';
  if (referer !== undefined) return URL.canParse(referer) && new URL(referer).host === host;
  return accept?.includes('text/html') !== true;
}

/** Names that are remembered. Past this number, every other name begins after the oldest of them. */
const KEPT_NAMES = 10_000;
/** More than the times that a process can go back in the ten seconds that it has not written when it is killed. */
const UNWRITTEN = 1000;

/**
 * The generations of worlds that are gone (see `Random`). A world of the same name begins after them, so that no secret
 * of the former one opens something in it.
 */
export class Generations {
  #gone = new Map<string, number>();
  #first = 0;

  /** Where a new world of this name begins. */
  after(name: string): number {
    const gone = this.#gone.get(name);
    return gone === undefined ? this.#first : gone + 1;
  }

  /** @param generation the last one of the world */
  bury(name: string, generation: number): void {
    this.#gone.delete(name);
    this.#gone.set(name, generation);
    const [oldest] = this.#gone;
    if (this.#gone.size <= KEPT_NAMES || !oldest) return;
    this.#gone.delete(oldest[0]);
    this.#first = Math.max(this.#first, oldest[1] + 1);
  }

  /** No world that is gone had a higher one. */
  get highest(): number {
    return Math.max(this.#first, ...this.#gone.values());
  }

  /** Every world begins after what another process has written. */
  beginAfter(written: number): void {
    this.#first = written + UNWRITTEN;
  }
}
