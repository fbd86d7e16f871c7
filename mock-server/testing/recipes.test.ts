import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/** The recipes of docs/testing.md, as a tester pastes them. */
const recipes = [
  ...readFileSync('docs/testing.md', 'utf8').matchAll(
    /\*\*([^*]+)\*\*[^`]*```ts\n(import [^`]*?'node:assert[\s\S]*?)```/g,
  ),
].map(([, title = '', code = '']) => ({ title, code }));
const folder = 'reports/recipes';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page has five recipes', () => expect(recipes).toHaveLength(5));

test.each(recipes)('$title', async ({ code, title }) => {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${title.replaceAll(/\W+/g, '-')}.ts`;
  // The recipes import paths relative to the project's folder.
  writeFileSync(file, code.replaceAll("from './", "from '../../"));
  await import(pathToFileURL(resolve(file)).href);
});
