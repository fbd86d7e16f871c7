import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The table of CONTRIBUTING.md says what to run after a change. Each row finds something. */

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(`testing${sep}`))
  .map((name) => join('src', name));
const tests = sources.filter((name) => /\.test\.tsx?$/.test(name));

/** The modules of src that a file names in an import, static or not. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport) ?\(?\s*'(\.[^']+)'/g)];
  return names.flatMap(([, name = '']) => {
    const path = relative('.', join(dirname(file), name));
    return [`${path}.ts`, `${path}.tsx`, path].filter((candidate) => sources.includes(candidate));
  });
}

const imports = new Map(sources.map((file) => [file, importsOf(file)]));

function closureOf(start: readonly string[]): Set<string> {
  const found = new Set(start);
  // A set also gives what the loop adds to it.
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return found;
}

describe('a change of src', () => {
  it('has a test that `npx vitest --changed` finds', () => {
    const found = closureOf(tests);
    // The build makes these files, and the delivery tests read what it makes.
    const isBuilt = (file: string) => /^src\/(?:main|app\/start\/(?:page\/|prerender))/.test(file);
    expect(sources.filter((file) => !isBuilt(file) && !found.has(file))).toEqual([]);
  });

  it('of a screen has a screen test that imports the screen', () => {
    const screens = sources.filter((file) => /\.routes\.ts$|first-routes\.ts$/.test(file)).flatMap(importsOf);
    const tested = new Set(tests.filter((file) => file.includes('.browser.')).flatMap(importsOf));
    expect(screens.filter((file) => file.startsWith('src/features') && !tested.has(file))).toEqual([]);
  });

  it('of a flow or a table of errors has a test of its own', () => {
    const tested = new Set(tests.flatMap(importsOf));
    const rules = sources.filter((file) => /\.(?:flow|rules|errors)\.ts$/.test(file));
    expect(rules.filter((file) => !tested.has(file))).toEqual([]);
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
    const projects = readFileSync('vitest.config.ts', 'utf8') + readFileSync('tests/support/screens.ts', 'utf8');
    expect(named(/vitest[^`]*--project ([\w-]+)/g).filter((name) => !projects.includes(`name: '${name}'`))).toEqual([]);
  });

  it('names a configuration that exists', () => {
    expect(named(/--config ([\w./-]+)/g).filter((name) => !existsSync(name))).toEqual([]);
  });
});
