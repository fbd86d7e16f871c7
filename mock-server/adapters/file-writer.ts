import { rename, writeFile } from 'node:fs/promises';

/** How long the writer waits for further changes, in ms. */
const COLLECT_MS = 250;

/**
 * Keeps a file up to date with a state that changes often. It writes a quarter of a second after a change, so that many
 * changes cost one write. Another process that reads the file sees the old text or the new one, never half of it.
 */
export class FileWriter {
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /**
   * @param text of the file, as it is now
   * @param what the file holds, for the message of a failed write
   */
  constructor(
    readonly path: string,
    readonly text: () => string,
    readonly what: string,
  ) {}

  /** Says that the text has changed. The file is written soon. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.write().catch((error: unknown) => console.error(`${this.what} could not be written:`, error));
    }, COLLECT_MS);
  }

  /** Writes the text now. @throws the error of the write */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeOnce());
    await this.#writing;
  }

  async #writeOnce(): Promise<void> {
    const partial = `${this.path}.${process.pid}.partial`;
    await writeFile(partial, this.text());
    await rename(partial, this.path);
  }
}
