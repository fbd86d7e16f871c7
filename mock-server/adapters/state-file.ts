import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isObject } from '../contract/documents';
import type { Snapshot } from '../world/moment';
import { restoreSnapshot, takeSnapshot } from '../world/snapshot';
import type { Worlds } from '../world/worlds';

/** A crash loses at most the changes of this time, in ms. */
const EVERY_MS = 10_000;

/** The message is one sentence for the user. */
class StateFileError extends Error {
  override name = 'StateFileError';
}

/**
 * Keeps the state of all worlds in one JSON file, for a mock server that restarts. It writes when the server stops, and
 * every ten seconds while calls come. It leaves out the journals.
 */
export class StateFile {
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    readonly path: string,
    readonly worlds: Worlds,
  ) {}

  /**
   * Restores the worlds if the file exists.
   * @throws StateFileError when the file cannot be written, does not fit this version, or is another mock server's
   */
  static async open(path: string, worlds: Worlds): Promise<StateFile> {
    reserve(path);
    try {
      await restoreWorlds(path, worlds);
      const file = new StateFile(path, worlds);
      file.write();
      return file;
    } catch (error) {
      rmSync(lockOf(path), { force: true });
      throw error instanceof StateFileError ? error : unwritable(path);
    }
  }

  /** Writes the last changes, and leaves the file to the next mock server. @throws the error of the write */
  close(): void {
    try {
      this.write();
    } finally {
      rmSync(lockOf(this.path), { force: true });
    }
  }

  /** A call may have changed a world, so the file is written later, and again after a failure. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      try {
        this.write();
      } catch (error) {
        console.error(`The state could not be written: ${String(error)}`);
        this.changed();
      }
    }, EVERY_MS);
  }

  /**
   * A reader sees the old text or the new one, never half of it. A failure leaves no half, which would keep a full disk
   * full.
   * @throws the error of the write
   */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const worlds = this.worlds.list().map((world) => ({ id: world.id, snapshot: takeSnapshot(world) }));
    const partial = `${this.path}.partial`;
    try {
      writeFileSync(partial, `${JSON.stringify({ version: 1, generation: this.worlds.generation, worlds })}\n`);
      renameSync(partial, this.path);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  }
}

/** It has the id of the process that keeps the state file. */
const lockOf = (path: string) => `${path}.lock`;

/** The later one of two mock servers would write over the worlds of the other. A dead process keeps no file. */
function reserve(path: string): void {
  const lock = lockOf(path);
  const id = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (isRunning(id))
    throw new StateFileError(
      `Another mock server (process ${id}) keeps the state file ${path}: stop it, or name another file with --state.`,
    );
  try {
    rmSync(lock, { force: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    throw unwritable(path);
  }
}

const unwritable = (path: string) =>
  new StateFileError(`The state file ${path} cannot be written: name another one with --state.`);

/** In a container a new process often has the id of the one before, so the own id means none. */
function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process is another account's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function restoreWorlds(path: string, worlds: Worlds): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StateFileError(`The state file ${path} cannot be read: name another one with --state.`);
  });
  if (text === undefined) return;
  try {
    const { generation = 0, worlds: kept } = readState(text);
    worlds.beginAfter(generation);
    for (const { id, snapshot } of kept)
      await restoreSnapshot(await worlds.create(id, { seed: snapshot.seed }), snapshot);
  } catch {
    throw new StateFileError(`The file ${path} holds no state of this version: name another one with --state.`);
  }
}

interface KeptState {
  generation?: number;
  worlds: { id: string; snapshot: Snapshot }[];
}

function readState(text: string): KeptState {
  const state: unknown = JSON.parse(text);
  if (!isKeptState(state)) throw new Error('no state');
  return state;
}

/** The restored snapshots are checked later. */
function isKeptState(state: unknown): state is KeptState {
  return isObject(state) && state['version'] === 1 && Array.isArray(state['worlds']);
}
