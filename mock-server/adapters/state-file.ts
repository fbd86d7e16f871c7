import { readFile, rename, writeFile } from 'node:fs/promises';
import { isObject } from '../contract/documents';
import { restoreSnapshot, type Snapshot, takeSnapshot } from '../world/snapshot';
import type { World } from '../world/world';
import type { Worlds } from '../world/worlds';

/** How long the writer waits for further changes, in ms. */
const COLLECT_MS = 250;

/** The state file is no state of this version. The message is one sentence for the user. */
export class StateFileError extends Error {
  override name = 'StateFileError';
}

/**
 * The state of all worlds in one JSON file, for a mock server that restarts. It writes a quarter of a second after a
 * change, and serializes only the worlds that changed. The journals are not part of it.
 */
export class StateFile {
  /** The serialized worlds. A replaced world is another object, so its old text is not used. */
  #texts = new WeakMap<World, string>();
  #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor(
    readonly path: string,
    readonly worlds: Worlds,
  ) {}

  /** Restores the worlds of the file, if it exists. @throws StateFileError when the file does not fit this version */
  static async open(path: string, worlds: Worlds): Promise<StateFile> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw new StateFileError(`The state file ${path} cannot be read: name another one with --state.`);
    });
    try {
      for (const { id, snapshot } of text === undefined ? [] : readState(text))
        await restoreSnapshot(await worlds.create(id, { seed: snapshot.seed }), snapshot);
    } catch {
      throw new StateFileError(`The file ${path} holds no state of this version: delete it, or name another one.`);
    }
    return new StateFile(path, worlds);
  }

  /** Says that a call may have changed the world of this name. The file is written soon. */
  changed(name: string): void {
    this.#changed.add(name);
    this.#timer ??= setTimeout(() => {
      this.write().catch((error: unknown) => console.error('The state could not be written:', error));
    }, COLLECT_MS);
  }

  /** Writes the state now. Another process that reads the file sees the old state or the new one, never half of it. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeOnce());
    await this.#writing;
  }

  async #writeOnce(): Promise<void> {
    const texts = this.worlds.list().map((world) => {
      const known = this.#changed.has(world.id) ? undefined : this.#texts.get(world);
      const text = known ?? JSON.stringify({ id: world.id, snapshot: takeSnapshot(world) });
      this.#texts.set(world, text);
      return text;
    });
    this.#changed.clear();
    const partial = `${this.path}.${process.pid}.partial`;
    await writeFile(partial, `{"version":1,"worlds":[\n${texts.join(',\n')}\n]}\n`);
    await rename(partial, this.path);
  }
}

function readState(text: string): { id: string; snapshot: Snapshot }[] {
  const state: unknown = JSON.parse(text);
  if (!isObject(state) || state['version'] !== 1 || !Array.isArray(state['worlds'])) throw new Error('no state');
  return state['worlds'];
}
