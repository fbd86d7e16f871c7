import { type MockRequest, parseCookies } from './http';
import { seedWorld } from './seed/index';
import { World, type WorldOptions } from './world';

const IDLE_MS = 60 * 60_000;
const MOST = 500;
const NAME = /^[A-Za-z0-9._-]{1,64}$/;

/** All worlds of one mock server. A world is made on first use and forgotten after an hour idle; at most 500 live at once. */
export class Worlds {
  #worlds = new Map<string, Promise<World>>();

  /** The name of the world that a request belongs to: header, else cookie, else `default` (design: mock server, Worlds). */
  static nameOf(request: Pick<MockRequest, 'headers'>): string {
    const name = request.headers['x-mock-world'] ?? parseCookies(request.headers['cookie'])['mock-world'];
    return name !== undefined && NAME.test(name) ? name : 'default';
  }

  static isName(name: string): boolean {
    return NAME.test(name);
  }

  /** The world of this name, seeded; made when there is none. */
  async get(id: string): Promise<World> {
    const known = this.#worlds.get(id);
    return known ?? this.create(id);
  }

  /** Makes a world anew under this name, in place of one that may be there. */
  async create(id: string, options: WorldOptions & { scenario?: string } = {}): Promise<World> {
    await this.#forgetIdle();
    const made = (async () => {
      const world = new World(id, options);
      await seedWorld(world, options.scenario);
      return world;
    })();
    this.#worlds.set(id, made);
    try {
      return await made;
    } catch (error) {
      this.#worlds.delete(id);
      throw error;
    }
  }

  async list(): Promise<World[]> {
    return Promise.all(this.#worlds.values());
  }

  drop(id: string): boolean {
    return this.#worlds.delete(id);
  }

  get size(): number {
    return this.#worlds.size;
  }

  async #forgetIdle(): Promise<void> {
    if (this.#worlds.size < 50) return;
    const worlds = await this.list();
    const now = Date.now();
    for (const world of worlds) if (now - world.lastUsed > IDLE_MS) this.#worlds.delete(world.id);
    if (this.#worlds.size < MOST) return;
    const longestIdle = worlds.reduce((a, b) => (a.lastUsed <= b.lastUsed ? a : b));
    this.#worlds.delete(longestIdle.id);
  }
}

/** Back to the seed, in place: who holds the world goes on with it. */
export async function resetWorld(world: World, scenario?: string): Promise<void> {
  world.clear();
  await seedWorld(world, scenario);
}
