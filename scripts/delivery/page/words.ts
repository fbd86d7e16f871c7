import { gzipSync } from 'node:zlib';
import { textsOnDisk } from '../../../mock-server/adapters/texts-on-disk';
import { languages } from '../../../mock-server/seed/options';
import { newCaller } from '../../../mock-server/testing/client';
import { World } from '../../../mock-server/world/world';

/** Limit of the words of sign-in in another language, bytes after gzip: what that language costs more than English. */
export const SIGN_IN_WORDS_BUDGET = 6 * 1024;

/**
 * Limit of the words of any page, bytes after gzip, with those of its dialogs. A limit of 15 KB for all words shortened
 * Russian texts until they lost their meaning. To load less, split a namespace instead of shortening texts.
 */
export const PAGE_WORDS_BUDGET = 20 * 1024;

/** The size of some words in a language, after gzip. */
export interface WordsSize {
  readonly language: string;
  readonly gzip: number;
}

/** Measures the words of some namespaces in each language, as the service answers them; the largest first. */
export async function wordsSizes(namespaces: Iterable<string>): Promise<WordsSize[]> {
  const caller = newCaller(new World('words', {}, textsOnDisk));
  const sizes: WordsSize[] = [];
  // English is in the build already.
  for (const language of languages.filter((one) => one !== 'en-US')) {
    const { body } = await caller.send('getTextPackage', {
      headers: { 'user-language': language },
      query: { namespaces: [...namespaces].join() },
    });
    sizes.push({ language, gzip: gzipSync(JSON.stringify(body), { level: 9 }).length });
  }
  return sizes.sort((a, b) => b.gzip - a.gzip);
}
