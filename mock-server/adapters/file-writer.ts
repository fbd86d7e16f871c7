import { rename, rm, writeFile } from 'node:fs/promises';

/** How long the writer waits for further changes, in ms. */
const COLLECT_MS = 250;

/**
 * Writes a state that changes often to a file. It waits a quarter of a second after a change, so that many changes cost
 * one write. A reader in another process sees the old text or the new one, never half of it.
 */
export class FileWriter {
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /**
   * @param text gives the file's present text
   * @param what the file holds, for the message of a failed write
   */
  constructor(
    readonly path: string,
    readonly text: () => string,
    readonly what: string,
  ) {}

  /** The text has changed, so the file is written soon. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.write().catch((error: unknown) =>
        console.error(`${this.what} could not be written: ${error instanceof Error ? error.message : String(error)}`),
      );
    }, COLLECT_MS);
  }

  /** @throws the error of the write */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeOnce());
    await this.#writing;
  }

  async #writeOnce(): Promise<void> {
    const partial = `${this.path}.${process.pid}.partial`;
    try {
      await writeFile(partial, this.text());
      await rename(partial, this.path);
    } finally {
      // On a full disk, half a file would keep the disk full.
      await rm(partial, { force: true });
    }
  }
}
