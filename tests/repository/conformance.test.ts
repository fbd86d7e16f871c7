import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesATest } from './named-tests';

/** The criteria of WCAG 2.2 at the levels A and AA, without 4.1.1, which WCAG 2.2 removed. */
const criteria = {
  A: [
    ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2'],
    ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
    ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2', '3.3.7', '4.1.2'],
  ],
  AA: [
    ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
    ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4', '3.3.3', '3.3.4', '3.3.8'],
    '4.1.3',
  ],
} as const;

/** A criterion in docs/conformance.md, with the tests that it names. */
interface Criterion {
  number: string;
  level: string;
  text: string;
  tests: string[];
}

function readPage(page: string): Criterion[] {
  const found: Criterion[] = [];
  for (const line of page.split('\n')) {
    const [, number, level, text] = /^- (\d\.\d\.\d+) .+? \((A{1,2})\): (.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (number !== undefined && level !== undefined) found.push({ number, level, text: text ?? '', tests: [] });
    else if (last && /^ {2}- `(?:tests|src)\//.test(line)) last.tests.push(line.slice(4));
    else if (last && line.startsWith('  ')) last.text += line;
  }
  return found;
}

function faultsOf(found: readonly Criterion[]): string[] {
  return found.flatMap(({ number, text, tests }) => {
    const isLeftOut = text.trim().startsWith('Not applicable: ');
    return [
      ...(text.trim() === '' ? [`${number} does not say how it is met`] : []),
      ...(isLeftOut || tests.length > 0 ? [] : [`${number} names no test`]),
      ...tests.filter((line) => !namesATest(line)).map((line) => `${number} names a test that is not there: ${line}`),
    ];
  });
}

const conformance = readPage(readFileSync('docs/conformance.md', 'utf8'));

describe('docs/conformance.md', () => {
  test('has every criterion of WCAG 2.2 at A and AA, each once and with its level', () => {
    const expected = Object.entries(criteria).flatMap(([level, numbers]) => numbers.map((one) => `${one} ${level}`));
    expect(expected).toHaveLength(55);
    expect(conformance.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(expected.toSorted());
  });

  test('says of each criterion how it is met and by which test, or why it does not apply', () => {
    expect(faultsOf(conformance)).toEqual([]);
  });

  test('is refused with a criterion without a test, with an unknown title and with an unknown file', () => {
    const page = `- 1.1.1 Non-text Content (A): Every picture has a text.
- 1.2.1 Audio-only and Video-only (A): Not applicable: there is none.
- 1.3.1 Info and Relationships (A): All is marked up.
  - \`tests/repository/named-tests.ts\`: no such title
  - \`tests/repository/no-such.test.ts\`: has every criterion
`;
    expect(faultsOf(readPage(page))).toEqual([
      '1.1.1 names no test',
      '1.3.1 names a test that is not there: `tests/repository/named-tests.ts`: no such title',
      '1.3.1 names a test that is not there: `tests/repository/no-such.test.ts`: has every criterion',
    ]);
  });
});
