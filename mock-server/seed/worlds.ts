import { type MockRequest, parseCookies } from '../wire/http';
import type { Reached } from '../world/journal';
import { bytesOfAll, inMb, MOST_OF_ALL, NoRoomError } from '../world/memory';
import { seedWorld } from '../seed';
import type { ReadTexts } from '../world/texts';
import { type Surroundings, World, type WorldOptions } from '../world/world';

const IDLE_MS = 60 * 60_000;
/** A world that was used so recently never makes room for a new one. */
const IN_USE_MS = 5 * 60_000;
const MOST = 500;
/** Below this number of worlds the memory suffices, so idle worlds stay. */
const FEW = 50;
const NAME = /^[A-Za-z0-9._-]{1,64}$/;

/** A world and its seeding. `list()` includes the world at once; `get()` returns it when the seeding is done. */
interface Entry {
  world: World;
  seeded: Promise<World>;
}

/**
 * All worlds of one mock server. A world is created on first use and forgotten after an idle hour. At most 500 exist at
 * once, and together they hold at most 256 MB.
 */
export class Worlds {
  #entries = new Map<string, Entry>();
  /** What dropped worlds had reached, so that the coverage still counts it. */
  #past = new Map<string, Reached>();

  /**
   * @param scenario of every new world that names none
   * @param surroundings of every world
   */
  constructor(
    readonly readTexts: ReadTexts,
    readonly scenario?: string | undefined,
    readonly surroundings: Surroundings = {},
  ) {}

  /**
   * The name of the world of a request: header, else a visit with `?mock-world=`, else cookie, else `default` (see
   * docs/decisions/worlds.md).
   */
  static nameOf(request: Pick<MockRequest, 'headers' | 'url'>): string {
    const { headers } = request;
    const name =
      headers['x-mock-world'] ?? Worlds.visitedName(request) ?? parseCookies(headers['cookie'])['mock-world'];
    return name !== undefined && NAME.test(name) ? name : 'default';
  }

  /**
   * The world that the URL of a visit names, even with an invalid name; undefined without one. A link on a page of
   * another origin does not count: it would move the browser of a developer into another world unseen.
   */
  static visitedName({ headers, url }: Pick<MockRequest, 'headers' | 'url'>): string | undefined {
    const at = url.indexOf('?');
    if (at < 0 || !url.includes('mock-world=')) return undefined;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'none' && site !== 'same-origin') return undefined;
    return new URLSearchParams(url.slice(at)).get('mock-world') ?? undefined;
  }

  static isName(name: string): boolean {
    return NAME.test(name);
  }

  /**
   * The seeded world of this name; creates it if it does not exist. Concurrent calls get the same world.
   * @throws NoRoomError
   */
  async get(id: string): Promise<World> {
    return this.#entries.get(id)?.seeded ?? this.create(id);
  }

  /** Creates a world under this name and replaces an existing one. @throws NoRoomError */
  async create(id: string, options: WorldOptions & { scenario?: string | undefined } = {}): Promise<World> {
    // Calls about all worlds, such as deleting one, come from the default world: it always has room.
    if (!this.drop(id) && id !== 'default') this.#makeRoom();
    const world = new World(id, options, this.readTexts, this.surroundings);
    const seeded = seedWorld(world, options.scenario ?? this.scenario).then(() => world);
    this.#entries.set(id, { world, seeded });
    try {
      return await seeded;
    } catch (error) {
      if (this.#entries.get(id)?.world === world) this.#entries.delete(id);
      throw error;
    }
  }

  list(): World[] {
    return [...this.#entries.values()].map(({ world }) => world);
  }

  /**
   * Forgets a world. Returns whether it existed. Its coverage still counts, and the responses that its faults delay are
   * sent. Its webhooks are not sent any more.
   */
  drop(id: string): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return false;
    addUp(this.#past, entry.world.journal.coverage);
    entry.world.faults.remove();
    entry.world.webhooks.clear();
    return this.#entries.delete(id);
  }

  /** Calls by operation, status and code in all worlds since the start, dropped worlds included. */
  coverage(): Map<string, Reached> {
    const sum = new Map<string, Reached>();
    addUp(sum, this.#past);
    for (const world of this.list()) addUp(sum, world.journal.coverage);
    return sum;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Drops unused worlds until another one has room. @throws NoRoomError */
  #makeRoom(): void {
    const now = Date.now();
    if (this.size >= FEW) for (const world of this.list()) if (now - world.lastUsed > IDLE_MS) this.drop(world.id);
    for (;;) {
      const bytes = bytesOfAll(this.list());
      if (this.size < MOST && bytes < MOST_OF_ALL) return;
      const oldest = this.list().reduce((a, b) => (a.lastUsed <= b.lastUsed ? a : b));
      if (now - oldest.lastUsed < IN_USE_MS)
        throw new NoRoomError(
          'world',
          `There is no room for another world: ${this.size} worlds with ${inMb(bytes)} MB were used in the last five minutes, ` +
            `and ${MOST} with ${inMb(MOST_OF_ALL)} MB are the most. Delete some (GET /__mock/worlds).`,
        );
      this.drop(oldest.id);
    }
  }
}

function addUp(sum: Map<string, Reached>, more: ReadonlyMap<string, Reached>): void {
  for (const [key, { calls, byFault }] of more) {
    const before = sum.get(key) ?? { calls: 0, byFault: 0 };
    sum.set(key, { calls: before.calls + calls, byFault: before.byFault + byFault });
  }
}

/** Puts a world back to its seed, in place: callers that hold the world can go on using it. */
export async function resetWorld(world: World, scenario?: string): Promise<void> {
  world.clear();
  await seedWorld(world, scenario);
}
