import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { circleOf, folderImports } from './folders';

const root = mkdtempSync(join(tmpdir(), 'folders-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function circleAmong(files: Readonly<Record<string, string>>): string[] {
  for (const [file, imported] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${imported}\n`);
  }
  return circleOf(folderImports(root, ['src'])).map(({ from }) => from);
}

it('finds two folders that import each other, also when the files differ', () => {
  const files = {
    'src/forms/a.ts': "import { b } from '../session/b';",
    'src/session/b.ts': 'export const b = 1;',
    'src/session/deep/c.ts': "export { d } from '../../forms/d';",
  };
  expect(circleAmong(files)).toEqual(['src/forms', 'src/session']);
});

it.each([
  ['a type', "import type { A } from '../a/a';"],
  ['code that loads later', "export const load = () => import('../a/a');"],
  ['the index of a folder', "import { a } from '../a';"],
])('counts the import of %s', (_name, back) => {
  const files = { 'src/a/a.ts': "import { b } from '../b/b';", 'src/a/index.ts': '', 'src/b/b.ts': back };
  expect(circleAmong(files)).toEqual(['src/a', 'src/b']);
});

it('finds a circle of three folders', () => {
  const files = {
    'src/a/a.ts': "import '../b/b';",
    'src/b/b.ts': "import '../c/c';",
    'src/c/c.ts': "import '../a/a';",
    'src/d/d.ts': "import '../a/a';",
  };
  expect(circleAmong(files)).toEqual(['src/a', 'src/b', 'src/c']);
});

it('allows one way, a folder with its sub-folder, and a unit test', () => {
  const files = {
    'src/a/a.ts': "import '../b/b'; import './deep/c';",
    'src/a/deep/c.ts': "import '../a';",
    'src/b/b.ts': "import 'react';",
    'src/b/b.test.ts': "import '../a/a';",
  };
  expect(circleAmong(files)).toEqual([]);
});
