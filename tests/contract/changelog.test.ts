import { describe, expect, test } from 'vitest';
import { changelogGaps } from '../../scripts/contract/breaking/baseline';
import { changedNames, changelogProblems } from '../../scripts/contract/breaking/changelog';

/** A contract with one operation, and one schema that it uses. */
function contract(version: string, { maxLength = 40, parameters = [] as string[], others = {} } = {}) {
  return {
    info: { version },
    paths: { '/things': { get: { operationId: 'listThings', parameters } }, ...others },
    components: { schemas: { Thing: { type: 'string', maxLength } } },
  };
}

const released = contract('1.0.0');
const log = (text: string) => `# Changelog\n\n## 1.1.0\n\n${text}\n\n## 1.0.0\n\n- \`Thing\`: the first version.\n`;

test('the changelog of each service names every change since the released contract', () => {
  // A gap needs a line in openapi/changelog. The contract also needs a higher version while it has the released one.
  expect(changelogGaps()).toEqual([]);
});

describe('the check of a changelog', () => {
  test('accepts a contract without a change', () => {
    expect(changelogProblems(released, released, '# Changelog\n\n## 1.0.0\n\n- The first version.\n')).toEqual([]);
  });

  test.each([
    ['a changed schema', contract('1.1.0', { maxLength: 80 }), 'Thing'],
    ['a changed operation', contract('1.1.0', { parameters: ['page'] }), 'listThings'],
    ['a new operation', contract('1.1.0', { others: { '/parts': { put: { operationId: 'setPart' } } } }), 'setPart'],
    ['an operation that is gone', { ...contract('1.1.0'), paths: {} }, 'listThings'],
    ['a schema that is gone', { ...contract('1.1.0'), components: {} }, 'Thing'],
  ])('asks for a line about %s', (_change, now, name) => {
    expect(changedNames(released, now)).toEqual([name]);
    expect(changelogProblems(released, now, log('- Something else.'))).toEqual([`No line names \`${name}\`.`]);
    expect(changelogProblems(released, now, log(`- \`${name}\` is another one.`))).toEqual([]);
  });

  test('does not accept a line in the section of an older version', () => {
    const now = contract('1.1.0', { maxLength: 80 });
    expect(changelogProblems(released, now, log(''))).toEqual(['No line names `Thing`.']);
  });

  test('asks for a higher version when the contract has changed', () => {
    const now = contract('1.0.0', { maxLength: 80 });
    expect(changelogProblems(released, now, '# Changelog\n\n## 1.0.0\n\n- `Thing` is longer.\n')).toEqual([
      'The contract changed, and its version is still 1.0.0.',
    ]);
  });

  test('asks for a section with the version of the contract', () => {
    expect(changelogProblems(released, contract('1.2.0'), log(''))).toEqual([
      'The first section has the version 1.1.0, and the contract 1.2.0.',
    ]);
  });
});
