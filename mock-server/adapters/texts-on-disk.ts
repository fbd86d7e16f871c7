import { readdir, readFile } from 'node:fs/promises';
import type { ReadTexts } from '../world/world';

const LOCALES = new URL('../../locales/', import.meta.url);

/**
 * Reads at every call, so that a translator sees a change without a restart. The longest file comes first, in whatever
 * order the disk lists them. The reason is gzip, which looks back only 32 KB. The short files share phrases, and
 * compress better side by side.
 */
export const textsOnDisk: ReadTexts = async (folder) => {
  const directory = new URL(`${folder}/`, LOCALES);
  const files = await readdir(directory).catch(() => []);
  const json = files.filter((file) => file.endsWith('.json')).sort();
  if (json.length === 0) return null;
  const read = async (file: string) => ({
    namespace: file.slice(0, -'.json'.length),
    source: await readFile(new URL(file, directory), 'utf8'),
  });
  const sources = (await Promise.all(json.map(read))).sort((one, other) => other.source.length - one.source.length);
  return Object.fromEntries(sources.map(({ namespace, source }): [string, unknown] => [namespace, JSON.parse(source)]));
};
