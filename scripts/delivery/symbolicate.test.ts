import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepSourceMaps } from './source-maps';
import { symbolicate } from './symbolicate';

let work: string;
let delivered: string;
let maps: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'maps-'));
});
afterAll(() => rmSync(work, { recursive: true }));
beforeEach(() => {
  delivered = mkdtempSync(join(work, 'delivered-'));
  maps = mkdtempSync(join(work, 'kept-'));
});

/** Column 0 of the script is line 1 of the source, and column 10 is line 3. */
function build(name: string, source = '../../../src/app/one.ts'): void {
  mkdirSync(join(delivered, 'auth/assets'), { recursive: true });
  const map = { version: 3, sources: [source], names: [], mappings: 'AAAA,UAEA' };
  writeFileSync(join(delivered, 'auth/assets/one-BS5vkItK.js.map'), JSON.stringify(map));
  keepSourceMaps(delivered, name, maps);
}

const entry = (build: string, stack: string): string =>
  JSON.stringify({ level: 'error', event: 'client-error', message: "It's", build, stack });

test('a logged error becomes places in the sources of its build', () => {
  build('3.5.118+first');
  build('3.5.118+second', '../../../src/app/moved.ts');
  const stack = 'one-BS5vkItK.js:1:11 one-BS5vkItK.js:1:1 lost.js:1:1';
  expect(symbolicate(entry('3.5.118+first', stack), maps)).toEqual([
    'one-BS5vkItK.js:1:11  src/app/one.ts:3',
    'one-BS5vkItK.js:1:1  src/app/one.ts:1',
  ]);
  expect(symbolicate(entry('3.5.118+second', stack), maps)[0]).toBe('one-BS5vkItK.js:1:11  src/app/moved.ts:3');
});

test('the delivered folder keeps no source map', () => {
  build('3.5.118+first');
  expect(readdirSync(delivered, { recursive: true }).filter((file) => String(file).endsWith('.map'))).toEqual([]);
});

test('the maps of the newest five builds are kept, and a build that is made again counts once and as the newest', () => {
  const names = ['1', '2', '3', '4', '5', '1', '6'].map((id) => `3.5.118+${id}`);
  for (const [at, name] of names.entries()) {
    build(name);
    utimesSync(join(maps, name), at, at);
  }
  expect(readdirSync(maps).sort()).toEqual(['1', '3', '4', '5', '6'].map((id) => `3.5.118+${id}`));
});

test('a build id cannot name a folder elsewhere', () => {
  build('3.5.118+feature/../../x');
  expect(existsSync(join(maps, '3.5.118+feature_.._.._x/auth/assets/one-BS5vkItK.js.map'))).toBe(true);
  expect(symbolicate(entry('3.5.118+feature/../../x', 'one-BS5vkItK.js:1:1'), maps)).toHaveLength(1);
});

test.each([
  [
    'of a build that is gone',
    entry('3.5.118+gone', 'one-BS5vkItK.js:1:1'),
    /no source maps of the build 3\.5\.118\+gone/,
  ],
  ['of unknown scripts', entry('3.5.118+first', 'two.js:1:1'), /no source map of "two\.js:1:1"/],
  ['without a stack', '{"build":"3.5.118+first"}', /needs the fields build and stack/],
  ['that is no JSON', 'one-BS5vkItK.js:1:1', /needs the fields build and stack/],
])('an error %s is said to be one', (_name, logged, problem) => {
  build('3.5.118+first');
  expect(() => symbolicate(logged, maps)).toThrow(problem);
});
