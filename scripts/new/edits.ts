import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { CliError } from '../cli/cli-error';

/**
 * The files that a command will write. Nothing is written before `write`, so a command that refuses leaves the tree as
 * it was.
 */
export class Edits {
  readonly #files = new Map<string, string>();

  /** @param root the project that is edited; every file is named from there, with slashes */
  constructor(readonly root: string) {}

  /** Adds a new file. @throws CliError when there is one already */
  async create(file: string, text: string): Promise<void> {
    if (existsSync(path.join(this.root, file))) throw new CliError(`${file} is there already: choose another name.`);
    this.#files.set(file, await this.#format(file, text));
  }

  /**
   * Changes a file that is there. The whole file is formatted, unless it was not formatted before: then the change
   * stays small.
   */
  async change(file: string, edit: (text: string) => string): Promise<void> {
    const before = await this.read(file);
    const wasFormatted = before === (await this.#format(file, before));
    const after = edit(before);
    this.#files.set(file, wasFormatted ? await this.#format(file, after) : after);
  }

  /** The text of a file, as it will be. @throws CliError when there is none */
  async read(file: string): Promise<string> {
    const planned = this.#files.get(file);
    if (planned !== undefined) return planned;
    if (!existsSync(path.join(this.root, file))) throw new CliError(`${file} is missing: this command changes it.`);
    return readFile(path.join(this.root, file), 'utf8');
  }

  /** Writes every file. @returns their names, in the order in which they were planned */
  async write(): Promise<string[]> {
    for (const [file, text] of this.#files) {
      const target = path.join(this.root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    return [...this.#files.keys()];
  }

  async #format(file: string, text: string): Promise<string> {
    const filepath = path.join(this.root, file);
    const { inferredParser } = await prettier.getFileInfo(filepath);
    if (inferredParser === null) return text;
    return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
  }
}
