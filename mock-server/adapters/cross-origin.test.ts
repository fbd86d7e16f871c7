import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exposedHeaders } from './cross-origin';

/** Without the check of responses, which only development has. */
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/**/*.test.*', '!../../src/api/response/contract-check.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const headers = Object.values(sources)
  .flatMap((source) => [...source.matchAll(/(?<!request\.)\bheaders\.(?:get|has)\('([^']+)'\)/g)])
  .map(([, name = '']) => name.toLowerCase());

test('services of another origin have to expose every header of a response that the app reads', () => {
  expect(headers).toContain('retry-after');
  const exposed = exposedHeaders.map((name) => name.toLowerCase());
  expect(exposed).toEqual(expect.arrayContaining(headers));
  const [row] = /^\| `withCredentials`.*$/m.exec(readFileSync('docs/delivery.md', 'utf8')) ?? [];
  for (const name of headers) expect(row?.toLowerCase()).toContain(`\`${name}\``);
});
