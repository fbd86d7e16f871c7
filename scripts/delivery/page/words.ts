import { gzipSync } from 'node:zlib';
import { textsOnDisk } from '../../../mock-server/adapters/texts-on-disk';
import { languages } from '../../../mock-server/seed/options';
import { newCaller } from '../../../mock-server/testing/client';
import { World } from '../../../mock-server/world/world';

/** What sign-in in another language costs more than English: the limit of its texts, in bytes after gzip. */
export const SIGN_IN_WORDS_BUDGET = 6 * 1024;

/**
 * Limit of the texts of any page and its dialogs, in bytes after gzip. A limit of 15 KB for all texts shortened Russian
 * texts until they lost their meaning. To load less, split a namespace instead of shortening texts.
 */
export const PAGE_WORDS_BUDGET = 20 * 1024;

/** `gzip` is a size in bytes. */
export interface WordsSize {
  readonly language: string;
  readonly gzip: number;
}

/** Measures the service's response in each language. The largest comes first. */
export async function wordsSizes(namespaces: Iterable<string>): Promise<WordsSize[]> {
  const caller = newCaller(new World('words', {}, textsOnDisk));
  const sizes: WordsSize[] = [];
  // The build already contains English.
  for (const language of languages.filter((one) => one !== 'en-US')) {
    const { body } = await caller.send('getTextPackage', {
      headers: { 'user-language': language },
      query: { namespaces: [...namespaces].join() },
    });
    sizes.push({ language, gzip: gzipSync(JSON.stringify(body), { level: 9 }).length });
  }
  return sizes.sort((a, b) => b.gzip - a.gzip);
}
