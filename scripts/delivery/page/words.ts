import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Returns the namespaces that scripts say: those that their source modules import. A source map names the modules of a
 * script, but not their texts.
 * @param sourceMaps the folder of the source maps
 * @param scripts paths below the folder of the build
 */
export function namespacesIn(sourceMaps: string, scripts: readonly string[]): string[] {
  const found = scripts.flatMap(modulesOf(sourceMaps)).flatMap((module) => {
    const imports = readFileSync(module, 'utf8').matchAll(/from '(?:\.\.\/)+locales\/en\/([\w-]+)\.json'/g);
    return [...imports].map(([, namespace = '']) => namespace);
  });
  return [...new Set(found)].sort();
}

/** Returns a function that lists the modules of src/ in a script, as paths from the root of the project. */
function modulesOf(sourceMaps: string): (script: string) => string[] {
  return (script) => {
    const file = join(sourceMaps, `${script}.map`);
    // The bundler's own runtime has no source.
    if (!existsSync(file)) return [];
    const map: { sources: string[] } = JSON.parse(readFileSync(file, 'utf8'));
    return map.sources.flatMap((source) => /(?:^|\/)(src\/.+\.tsx?)$/.exec(source)?.[1] ?? []);
  };
}

/** The size of some words in a language, after gzip. */
export interface WordsSize {
  readonly language: string;
  readonly gzip: number;
}

/** Measures the words of some namespaces in each language, as the service answers them; the largest first. */
export async function wordsSizes(namespaces: readonly string[]): Promise<WordsSize[]> {
  const caller = newCaller(new World('words', {}, textsOnDisk));
  const sizes: WordsSize[] = [];
  // English is in the build already.
  for (const language of languages.filter((one) => one !== 'en-US')) {
    const { body } = await caller.send('getTextPackage', {
      headers: { 'user-language': language },
      query: { namespaces: namespaces.join() },
    });
    sizes.push({ language, gzip: gzipSync(JSON.stringify(body), { level: 9 }).length });
  }
  return sizes.sort((a, b) => b.gzip - a.gzip);
}
