import type { MockAnswer, MockRequest } from '../http/http';
import type { Worlds } from '../world/worlds';
import { type LiveCode, liveCode } from './live-code';

/** How long a call waits for a change that loads: many times what generating and bundling take. */
const MOST_WAIT_MS = 60_000;

/**
 * The services of a running mock server, whose code can be replaced while worlds, sessions and journals go on. For
 * `npm run dev` and `npm run mock`.
 */
export class LiveServices {
  #code = liveCode;
  /** Ends with the last replacement. One runs after the other. */
  #replacing: Promise<unknown> = Promise.resolve();
  /** What a call waits for while the code is replaced: the last replacement, or the end of the longest wait. */
  #awaited: Promise<void> | undefined;

  constructor(public worlds: Worlds) {}

  /** Answers a request, after a replacement that runs. See `answer` of mock-server/server.ts. */
  answer(request: MockRequest): Promise<MockAnswer | null> {
    return this.#awaited?.then(() => this.answer(request)) ?? this.#code.answer(this.worlds, request);
  }

  /** The state of one world as JSON. */
  snapshotOf(world: Parameters<LiveCode['snapshotOf']>[0]): ReturnType<LiveCode['snapshotOf']> {
    return this.#code.snapshotOf(world);
  }

  /**
   * Lets another version of the code answer from now on, with the state of this one. A call that comes meanwhile waits
   * for it, because the page may already have the new contract.
   * @param load gives the new version, or undefined when nothing has changed
   * @returns whether there is a new version
   * @throws the error of `load` and of the new version; then the old one goes on
   */
  async replace(load: () => Promise<LiveCode | undefined>): Promise<boolean> {
    const replaced = this.#replacing.then(async () => {
      const next = await load();
      if (!next) return false;
      const worlds = await next.restore(await this.#code.keep(this.worlds), this.worlds);
      const before = this.worlds;
      this.#code = next;
      this.worlds = worlds;
      // Ends what the old worlds still wait for.
      for (const { id } of before.list()) before.drop(id);
      return true;
    });
    this.#replacing = replaced.catch(() => undefined);
    const awaited = withinLimit(this.#replacing).then(() => {
      if (this.#awaited === awaited) this.#awaited = undefined;
    });
    this.#awaited = awaited;
    return replaced;
  }
}

/** Resolves with the replacement, or after the longest wait, with a line in the console. */
function withinLimit(replacing: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      console.error(`The change is not loaded after ${MOST_WAIT_MS / 1000} s: until it is, the code before answers.`);
      resolve();
    }, MOST_WAIT_MS);
    void replacing.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
