import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The table of CONTRIBUTING.md says what to run after a change. Each row finds something. */

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
const sources = filesIn('src');
/** Those of the whole app stand apart from its rooms. */
const tests = [...sources, ...filesIn('tests/screens/whole')].filter((name) => /\.test\.tsx?$/.test(name));

/** The modules of src that a file names in an import, static or not. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport) ?\(?\s*'(\.[^']+)'/g)];
  return names.flatMap(([, name = '']) => {
    const path = relative('.', join(dirname(file), name));
    return [`${path}.ts`, `${path}.tsx`, path].filter((candidate) => sources.includes(candidate));
  });
}

/** What an import of these reaches, as `vitest --changed` follows it. */
function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return reached;
}

/** What runs before the app or without it. The journeys have it. */
const aside = /^src\/(?:main\.tsx|app\/start\/(?:page\/|prerender))|\.d\.ts$/;

describe('a change of src', () => {
  it('of any file runs a test', () => {
    const reached = reachedFrom(tests);
    expect(sources.filter((file) => !reached.has(file) && !aside.test(file))).toEqual([]);
  });

  it('of a screen runs a test of that screen', () => {
    const screens = sources.filter((file) => /Screen\.tsx$/.test(file));
    const tested = new Set(tests.filter((file) => file.includes('.browser.')).flatMap(importsOf));
    expect(screens.filter((file) => !tested.has(file))).toEqual([]);
  });

  it('of a flow or a rule has a test of its own, and a table of errors at least one beside it', () => {
    const tested = new Set(tests.flatMap(importsOf));
    const rules = sources.filter((file) => /\.(?:flow|rules)\.ts$/.test(file));
    expect(rules.filter((file) => !tested.has(file))).toEqual([]);
    const tables = sources.filter((file) => file.startsWith('src/features/') && file.endsWith('.errors.ts'));
    expect(tables.filter((file) => !tests.some((name) => dirname(name) === dirname(file)))).toEqual([]);
  });

  it('of one screen runs the tests of that screen, not of the whole app', () => {
    const whole = tests.filter((file) => file.includes('.browser.') && importsOf(file).length === 0);
    expect(whole).toEqual([]);
  });
});

describe('a command of CONTRIBUTING.md', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

  it('is a script of package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(named(/`npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names a project of the tests', () => {
    const projects = readFileSync('vitest.config.ts', 'utf8') + readFileSync('scripts/cli/screens.ts', 'utf8');
    expect(named(/vitest[^`]*--project ([\w-]+)/g).filter((name) => !projects.includes(`name: '${name}'`))).toEqual([]);
  });

  it('names a configuration that exists', () => {
    expect(named(/--config ([\w./-]+)/g).filter((name) => !existsSync(name))).toEqual([]);
  });
});
