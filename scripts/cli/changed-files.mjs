// Knows which files have changed since the mock server loaded them. A file counts by its content: a generator and an
// editor may write a file again without a change.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export class ChangedFiles {
  /** The files of the last events. */
  #files = new Set();
  /** The hash of each file as it was loaded, by path. */
  #loaded = new Map();

  /** Notes an event of a file. */
  add(file) {
    this.#files.add(file);
  }

  /** Whether a noted file is empty. A program that writes a file often empties it first. */
  get hasEmpty() {
    return [...this.#files].some((file) => contentOf(file)?.length === 0);
  }

  /** The noted files that differ from the loaded ones. From now on they count as loaded. */
  take() {
    const files = [...this.#files].filter((file) => this.#loaded.get(file) !== hashOf(file));
    this.#files.clear();
    this.keep(files);
    return files;
  }

  /** Counts these files as loaded, as they are now. */
  keep(files) {
    for (const file of files) this.#loaded.set(file, hashOf(file));
  }

  /** Lets each file count as changed at its next event: what was to be loaded could not be used. */
  forget() {
    this.#loaded.clear();
  }
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function hashOf(file) {
  const content = contentOf(file);
  return content === undefined ? 'gone' : createHash('sha256').update(content).digest('hex');
}
