import { readdir, readFile } from 'node:fs/promises';
import { type ReadTexts } from '../texts';

const LOCALES = new URL('../../locales/', import.meta.url);

/** Reads from locales/ at every call, so that a translator sees a change without a new start. */
export const textsOnDisk: ReadTexts = async (folder) => {
  const directory = new URL(`${folder}/`, LOCALES);
  const files = await readdir(directory).catch(() => []);
  const json = files.filter((file) => file.endsWith('.json'));
  if (json.length === 0) return null;
  const read = async (file: string): Promise<[string, unknown]> => [file.slice(0, -'.json'.length), JSON.parse(await readFile(new URL(file, directory), 'utf8'))];
  return Object.fromEntries(await Promise.all(json.map(read)));
};
