import { expect, test } from 'vitest';
import { readHolders, readSections, sectionsOf } from '../../scripts/measure/quality/sections';
import { sentencesIn } from '../support/product-sentences';

/** A test file names the sections of docs/product that it checks (see docs/decisions/sections.md). */
const sections = readSections();

test('a test holds each section of docs/product, unless all of it is "not fixed"', () => {
  expect(sections.length).toBeGreaterThan(100);
  expect(sections.filter(({ tests, isOpen }) => tests.length === 0 && !isOpen)).toEqual([]);
});

test('each @holds names a section of docs/product', () => {
  const anchors = new Set(sections.map(({ anchor }) => anchor));
  expect(readHolders().filter(([anchor]) => !anchors.has(anchor))).toEqual([]);
});

test('a section without a test is found, and so is one that is not fixed', () => {
  const page = sentencesIn(
    '# 4. States\n\n## Login\n\n- It opens.\n\n## Logout\n\n- It closes.\n\n## Rest\n\n- Not said, and not fixed.',
  );
  expect(sectionsOf([['page', page]], [['page#login', 'login.spec.ts']])).toEqual([
    { anchor: 'page#login', tests: ['login.spec.ts'], isOpen: false },
    { anchor: 'page#logout', tests: [], isOpen: false },
    { anchor: 'page#rest', tests: [], isOpen: true },
  ]);
});
