import { readFile } from 'node:fs/promises';
import { isObject } from '../contract/documents';
import { NoRoomError } from '../world/memory';
import { restoreSnapshot, type Snapshot, takeSnapshot } from '../world/snapshot';
import type { World } from '../world/world';
import type { Worlds } from '../seed/worlds';
import { lockFile } from './file-lock';
import { FileWriter } from './file-writer';

/** The message is one sentence for the user. */
class StateFileError extends Error {
  override name = 'StateFileError';
}

/**
 * Keeps the state of all worlds in one JSON file, for a mock server that restarts. It writes a quarter of a second
 * after a change, and serializes only the worlds that changed. It leaves out the journals.
 */
export class StateFile {
  /** The serialized worlds. A replaced world is another object, so its old text no longer counts. */
  #texts = new WeakMap<World, string>();
  #changed = new Set<string>();
  readonly #file: FileWriter;

  private constructor(
    path: string,
    readonly worlds: Worlds,
    /** Another process may then use the file. */
    readonly release: () => Promise<void>,
  ) {
    this.#file = new FileWriter(path, () => this.#text(), 'The state');
  }

  /**
   * Restores the worlds if the file exists.
   * @throws StateFileError when another process uses the file, or the file does not fit this version
   */
  static async open(path: string, worlds: Worlds): Promise<StateFile> {
    const release = await lockFile(path).catch(() => {
      throw new StateFileError(`The state file ${path} cannot be written: name another one with --state.`);
    });
    if (!release)
      throw new StateFileError(
        `Another mock server keeps its state in ${path}: stop it, or name another file with --state.`,
      );
    try {
      await restoreWorlds(path, worlds);
    } catch (error) {
      await release();
      throw error;
    }
    return new StateFile(path, worlds, release);
  }

  /** A call may have changed the world of this name, so the file is written soon. */
  changed(name: string): void {
    this.#changed.add(name);
    this.#file.changed();
  }

  /** Writes the state; another process may then use the file. @throws the error of the write */
  async close(): Promise<void> {
    await this.#file.write().finally(this.release);
  }

  #text(): string {
    const texts = this.worlds.list().map((world) => {
      const known = this.#changed.has(world.id) ? undefined : this.#texts.get(world);
      const text = known ?? JSON.stringify({ id: world.id, snapshot: takeSnapshot(world) });
      this.#texts.set(world, text);
      return text;
    });
    this.#changed.clear();
    return `{"version":1,"worlds":[\n${texts.join(',\n')}\n]}\n`;
  }
}

async function restoreWorlds(path: string, worlds: Worlds): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StateFileError(`The state file ${path} cannot be read: name another one with --state.`);
  });
  if (text === undefined) return;
  try {
    for (const { id, snapshot } of readState(text))
      await restoreSnapshot(await worlds.create(id, { seed: snapshot.seed }), snapshot);
  } catch (error) {
    if (error instanceof NoRoomError) throw new StateFileError(`The file ${path} is too large: ${error.message}`);
    throw new StateFileError(`The file ${path} holds no state of this version: name another one with --state.`);
  }
}

function readState(text: string): { id: string; snapshot: Snapshot }[] {
  const state: unknown = JSON.parse(text);
  if (!isObject(state) || state['version'] !== 1 || !Array.isArray(state['worlds'])) throw new Error('no state');
  return state['worlds'];
}
