import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The longest line of a source file, in characters. Prettier wraps code at 120, but neither texts nor comments. */
const MOST = 140;

/** Files and folders with longer lines, and why those cannot break. */
const unbreakable: Readonly<Record<string, string>> = {
  'eslint.config.js': 'a selector',
  'mock-server/control/pages/scripts/panel.ts': 'a script that pages carry as text',
  'scripts/delivery/configuration.test.ts': 'a regular expression',
  'scripts/delivery/nginx': 'directives of nginx',
  'src/forms/fields/email.ts': 'a regular expression',
  'src/texts/read-package.test.ts': 'a text package in JSON',
  'src/ui/Icons.tsx': 'outlines of icons',
};

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && existsSync(name) && !name.startsWith('openapi/generated/'));

/** The lines that are too long, as "number: length". A line with an address may be longer. */
function longLines(text: string): string[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1, length: [...line].length }))
    .filter(({ line, length }) => length > MOST && !/https?:\/\//.test(line))
    .map(({ number, length }) => `${number}: ${length}`);
}

test('a line has at most 140 characters', () => {
  const wanted = sources.filter((name) => !Object.keys(unbreakable).some((one) => name.startsWith(one)));
  const found = wanted.flatMap((name) => longLines(readFileSync(name, 'utf8')).map((line) => `${name}:${line}`));
  expect(wanted.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test('a longer line is found with its number, and an address may be longer', () => {
  const long = 'x'.repeat(MOST + 1);
  expect(longLines(`one\n${long}\n`)).toEqual(['2: 141']);
  expect(longLines(`// https://example.com/${long}`)).toEqual([]);
});
