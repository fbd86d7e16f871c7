import { readFile } from 'node:fs/promises';
import { isObject } from '../contract/documents';
import { restoreSnapshot, type Snapshot } from '../world/snapshot';
import type { World } from '../world/world';
import { FileWriter } from './file-writer';
import type { LiveServices } from './live-services';

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
  readonly #file: FileWriter;

  private constructor(
    path: string,
    readonly services: LiveServices,
  ) {
    this.#file = new FileWriter(path, () => this.#text(), 'The state');
  }

  /** Restores the worlds of the file, if it exists. @throws StateFileError when the file does not fit this version */
  static async open(path: string, services: LiveServices): Promise<StateFile> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw new StateFileError(`The state file ${path} cannot be read: name another one with --state.`);
    });
    try {
      for (const { id, snapshot } of text === undefined ? [] : readState(text))
        await restoreSnapshot(await services.worlds.create(id, { seed: snapshot.seed }), snapshot);
    } catch {
      throw new StateFileError(`The file ${path} holds no state of this version: delete it, or name another one.`);
    }
    return new StateFile(path, services);
  }

  /** Says that a call may have changed the world of this name. The file is written soon. */
  changed(name: string): void {
    this.#changed.add(name);
    this.#file.changed();
  }

  /** Writes the state now. @throws the error of the write */
  write(): Promise<void> {
    return this.#file.write();
  }

  #text(): string {
    const texts = this.services.worlds.list().map((world) => {
      const known = this.#changed.has(world.id) ? undefined : this.#texts.get(world);
      const text = known ?? JSON.stringify({ id: world.id, snapshot: this.services.snapshotOf(world) });
      this.#texts.set(world, text);
      return text;
    });
    this.#changed.clear();
    return `{"version":1,"worlds":[\n${texts.join(',\n')}\n]}\n`;
  }
}

function readState(text: string): { id: string; snapshot: Snapshot }[] {
  const state: unknown = JSON.parse(text);
  if (!isObject(state) || state['version'] !== 1 || !Array.isArray(state['worlds'])) throw new Error('no state');
  return state['worlds'];
}
