import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../openapi/generated/operations';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

/** The operations that no screen calls yet, according to tests/faults/callers. */
const uncalled = [
  ...readdirSync('tests/faults/callers')
    .map((name) => readFileSync(join('tests/faults/callers', name), 'utf8'))
    .join('\n')
    .matchAll(/(\w+): never\('no screen calls it yet'\)/g),
];

it('no screen calls an operation that tests/faults/callers lists as uncalled', () => {
  const isCalled = ({ method, path }: { method: string; path: string }) =>
    sources.some((source) => source.includes(`.${method}('${path}'`));
  const called = uncalled.filter(([, name]) =>
    Object.entries(operations).some(([id, row]) => id === name && isCalled(row)),
  );
  expect(called.map(([row]) => row)).toEqual([]);
});
