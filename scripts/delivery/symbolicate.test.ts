import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { symbolicate } from './symbolicate';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  mkdirSync(join(folder, 'auth/assets'), { recursive: true });
  // Column 0 is line 1, and column 10 is line 3.
  const map = { version: 3, sources: ['../../../src/app/one.ts'], names: [], mappings: 'AAAA,UAEA' };
  writeFileSync(join(folder, 'auth/assets/one-BS5vkItK.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a logged stack becomes places in the sources', () => {
  expect(symbolicate('one-BS5vkItK.js:1:11 one-BS5vkItK.js:1:1 lost.js:1:1', folder)).toEqual([
    'one-BS5vkItK.js:1:11  src/app/one.ts:3',
    'one-BS5vkItK.js:1:1  src/app/one.ts:1',
  ]);
});

test('a stack of another build is said to be one', () => {
  expect(() => symbolicate('two.js:1:1', folder)).toThrow(/has no source map of "two\.js:1:1"/);
});
