import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differences } from '../dialects/differences';
import { folders, foldersWithoutFlows, titlesThatDiffer } from '../dialects/flows';

describe('a test that differs in a dialect', () => {
  test.each(differences.map(({ file, title }) => [file, title] as const))('%s has "%s"', (file, title) => {
    const source = readFileSync(`tests/e2e/${file}`, 'utf8');
    // A test may fill parts of its title in, so only the fixed words must be in the source.
    const words = title.split(/[^a-zA-Z ]/).filter((part) => part.trim().length > 3);
    expect(words.filter((part) => !source.includes(part.trim()))).toEqual([]);
  });

  test('is found by file and title, and in no other dialect', () => {
    const [pattern] = titlesThatDiffer('literal');
    expect(pattern?.test('literal obligations/obligations-credentials.spec.ts force basic credentials says')).toBe(
      true,
    );
    expect(pattern?.test('literal obligations/obligations.spec.ts force basic credentials says')).toBe(false);
    expect(titlesThatDiffer('contract')).toEqual([]);
  });
});

test('every folder of browser tests runs in every dialect, or is one without flows', () => {
  expect([...folders, ...foldersWithoutFlows].sort()).toEqual(readdirSync('tests/e2e').sort());
});
