import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { CliError } from '../../mock-server/command/cli-error';

/** Plans the edits of a command. Only `write` changes files, so a command that refuses leaves the tree unchanged. */
export class Edits {
  readonly #files = new Map<string, string>();
  readonly #removed = new Set<string>();

  /** @param root folder of the project; file names are relative to it, with slashes */
  constructor(readonly root: string) {}

  /** @throws CliError when the file exists */
  async create(file: string, text: string): Promise<void> {
    if (existsSync(path.join(this.root, file))) throw new CliError(`${file} is there already: choose another name.`);
    this.#files.set(file, await this.#format(file, text));
  }

  /**
   * Formats the whole file if it was formatted before. Otherwise the change stays small.
   * @throws CliError when the file does not exist
   */
  async change(file: string, edit: (text: string) => string): Promise<void> {
    const before = await this.read(file);
    const wasFormatted = before === (await this.#format(file, before));
    const after = edit(before);
    this.#files.set(file, wasFormatted ? await this.#format(file, after) : after);
  }

  remove(file: string): void {
    this.#files.delete(file);
    this.#removed.add(file);
  }

  /** Reads the file with its planned edits. @throws CliError when the file does not exist */
  async read(file: string): Promise<string> {
    const planned = this.#files.get(file);
    if (planned !== undefined) return planned;
    if (!existsSync(path.join(this.root, file))) throw new CliError(`${file} is missing: this command changes it.`);
    return readFile(path.join(this.root, file), 'utf8');
  }

  /** @returns the written and removed files, in the planned order */
  async write(): Promise<string[]> {
    for (const [file, text] of this.#files) {
      const target = path.join(this.root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    for (const file of this.#removed) await rm(path.join(this.root, file));
    return [...this.#files.keys(), ...this.#removed];
  }

  async #format(file: string, text: string): Promise<string> {
    const filepath = path.join(this.root, file);
    const { inferredParser } = await prettier.getFileInfo(filepath);
    if (inferredParser === null) return text;
    return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
  }
}
