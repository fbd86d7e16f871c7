import { readdirSync, readFileSync } from 'node:fs';
import { type Sentence, sentencesOf } from '../../../tests/support/product-sentences';
import type { Row } from './row';

/** A part of docs/product below one heading, and the test files that name it with `@holds`. */
export interface Section {
  /** Such as `docs/product/4-states.md#login`. */
  anchor: string;
  tests: string[];
  /** Every sentence says "not fixed", so there is nothing to hold. */
  isOpen: boolean;
}

export function readSections(): Section[] {
  const pages = readdirSync('docs/product').filter((name) => /^\d/.test(name));
  return sectionsOf(
    pages.map((name) => `docs/product/${name}`).map((page) => [page, sentencesOf(page)]),
    readHolders(),
  );
}

/** @param holders the anchors that a test file names, each with that file */
export function sectionsOf(
  pages: readonly (readonly [page: string, sentences: readonly Sentence[]])[],
  holders: readonly (readonly [anchor: string, file: string])[],
): Section[] {
  return pages.flatMap(([page, sentences]) =>
    [...new Set(sentences.map(({ anchor }) => anchor))].map((own) => ({
      anchor: `${page}#${own}`,
      tests: holders.filter(([anchor]) => anchor === `${page}#${own}`).map(([, file]) => file),
      isOpen: sentences.every(({ anchor, text }) => anchor !== own || text.includes('not fixed')),
    })),
  );
}

/** The anchors that the comments of all tests name with `@holds`, each with the file of the test. */
export function readHolders(): [anchor: string, file: string][] {
  return ['src', 'mock-server', 'scripts', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .sort()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:\/\*\*| \*) @holds (\S+)/gm)].map(
        ([, anchor = '']): [string, string] => [anchor, file],
      ),
    );
}

export function measure(): Row[] {
  const wanted = readSections().filter(({ isOpen }) => !isOpen);
  const free = wanted.filter(({ tests }) => tests.length === 0);
  for (const { anchor } of free) console.log(`No test holds ${anchor}`);
  return [
    {
      property: 'Sections of docs/product that a test holds',
      figure: `${wanted.length - free.length} of ${wanted.length}`,
      limit: 'all',
      ok: free.length === 0,
      command: 'npm run quality -- --only sections',
    },
  ];
}
