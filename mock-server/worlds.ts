import { type MockRequest, parseCookies } from './http/http';
import type { Reached } from './world/journal';
import { seedWorld } from './seed';
import type { ReadTexts } from './world/texts';
import { World, type WorldOptions } from './world/world';

const IDLE_MS = 60 * 60_000;
const MOST = 500;
const NAME = /^[A-Za-z0-9._-]{1,64}$/;

/** A world and its seeding: the world counts from the first moment, and is handed out when it is seeded. */
interface Entry {
  world: World;
  seeded: Promise<World>;
}

/**
 * All worlds of one mock server. A world is made on first use and forgotten after an hour idle; at most 500 live at
 * once.
 */
export class Worlds {
  #entries = new Map<string, Entry>();
  /** What worlds that are gone had reached. */
  #past = new Map<string, Reached>();

  constructor(readonly readTexts: ReadTexts) {}

  /**
   * The name of the world that a request belongs to: header, else a visit with `?mock-world=`, else cookie, else
   * `default` (see docs/decisions/worlds.md).
   */
  static nameOf({ headers, url }: Pick<MockRequest, 'headers' | 'url'>): string {
    const visited = url.includes('mock-world=')
      ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('mock-world')
      : null;
    const name = headers['x-mock-world'] ?? visited ?? parseCookies(headers['cookie'])['mock-world'];
    return name !== undefined && NAME.test(name) ? name : 'default';
  }

  static isName(name: string): boolean {
    return NAME.test(name);
  }

  /** The world of this name, seeded; made when there is none. Calls that come together get the same one. */
  async get(id: string): Promise<World> {
    return this.#entries.get(id)?.seeded ?? this.create(id);
  }

  /** Makes a world anew under this name, in place of one that may be there. */
  async create(id: string, options: WorldOptions & { scenario?: string | undefined } = {}): Promise<World> {
    this.drop(id);
    this.#makeRoom();
    const world = new World(id, options, this.readTexts);
    const seeded = seedWorld(world, options.scenario).then(() => world);
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
   * Forgets a world, and says whether there was one. What it had reached still counts, and what its faults hold back is
   * answered.
   */
  drop(id: string): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return false;
    addUp(this.#past, entry.world.journal.coverage);
    entry.world.faults.remove();
    return this.#entries.delete(id);
  }

  /** Operation x status x code reached in all worlds since the start, those that are gone too. */
  coverage(): Map<string, Reached> {
    const sum = new Map<string, Reached>();
    addUp(sum, this.#past);
    for (const world of this.list()) addUp(sum, world.journal.coverage);
    return sum;
  }

  get size(): number {
    return this.#entries.size;
  }

  #makeRoom(): void {
    if (this.size < 50) return;
    const now = Date.now();
    for (const world of this.list()) if (now - world.lastUsed > IDLE_MS) this.drop(world.id);
    if (this.size >= MOST) this.drop(this.list().reduce((a, b) => (a.lastUsed <= b.lastUsed ? a : b)).id);
  }
}

function addUp(sum: Map<string, Reached>, more: ReadonlyMap<string, Reached>): void {
  for (const [key, { calls, byFault }] of more) {
    const before = sum.get(key) ?? { calls: 0, byFault: 0 };
    sum.set(key, { calls: before.calls + calls, byFault: before.byFault + byFault });
  }
}

/** Back to the seed, in place: who holds the world goes on with it. */
export async function resetWorld(world: World, scenario?: string): Promise<void> {
  world.clear();
  await seedWorld(world, scenario);
}
