import type { MockAnswer, MockRequest } from '../http/http';
import type { Worlds } from '../world/worlds';
import { type LiveCode, liveCode } from './live-code';

/**
 * The services of a running mock server, whose code can be replaced while worlds, sessions and journals go on. For
 * `npm run dev` and `npm run mock`.
 */
export class LiveServices {
  #code = liveCode;
  #replacing: Promise<void> = Promise.resolve();

  constructor(public worlds: Worlds) {}

  /** Answers a request, after a replacement that runs. See `answer` of mock-server/server.ts. */
  async answer(request: MockRequest): Promise<MockAnswer | null> {
    await this.#replacing;
    return this.#code.answer(this.worlds, request);
  }

  /** The state of one world as JSON. */
  snapshotOf(world: Parameters<LiveCode['snapshotOf']>[0]): ReturnType<LiveCode['snapshotOf']> {
    return this.#code.snapshotOf(world);
  }

  /**
   * Lets another version of the code answer from now on, with the state of this one.
   * @throws the error of the new version; then the old one goes on
   */
  async replace(next: LiveCode): Promise<void> {
    const replaced = this.#replacing.then(async () => {
      const worlds = await next.restore(await this.#code.keep(this.worlds), this.worlds);
      const before = this.worlds;
      this.#code = next;
      this.worlds = worlds;
      // Ends what the old worlds still wait for.
      for (const { id } of before.list()) before.drop(id);
    });
    this.#replacing = replaced.catch(() => undefined);
    await replaced;
  }
}
