import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { specsOf, testsOfFeature } from './areas';
import { changedSteps, namedSteps, quickSpecs, quickSteps, type Selection } from './selection';

const names = (selection: Selection): string[] => selection.flat(2).map(({ name }) => name);
const commandOf = (selection: Selection, name: string): string[] =>
  selection.flat(2).find((step) => step.name === name)?.command ?? [];

describe('the steps of npm test', () => {
  it('are all of them without a name', () => {
    expect(names(namedSteps([]))).toEqual(
      expect.arrayContaining(['types', 'lint', 'unit', 'contract', 'e2e', 'faults']),
    );
  });

  it('are those that are named, and the build that browser suites need', () => {
    expect(names(namedSteps(['unit']))).toEqual(['unit']);
    expect(names(namedSteps(['faults']))).toEqual(['build', 'faults']);
  });

  it('are few enough for four minutes with quick', () => {
    const quick = quickSteps();
    expect(names(quick)).not.toEqual(expect.arrayContaining(['production']));
    expect(commandOf(quick, 'e2e')).toEqual(expect.arrayContaining([...quickSpecs]));
  });
});

describe('what a change touches', () => {
  it('is the browser tests of its capability, and the unit tests that import it', () => {
    const steps = changedSteps(['src/features/recovery/ResetForm.tsx'], 'abc');
    expect(names(steps)).toEqual(['types', 'lint', 'build', 'unit', 'e2e']);
    expect(commandOf(steps, 'e2e').at(-1)).toBe('recovery/');
    expect(commandOf(steps, 'unit').slice(-2)).toEqual(['--changed', 'abc']);
  });

  it('is the quick browser tests for code that all capabilities share', () => {
    expect(specsOf(['src/lib/session/session.ts'], quickSpecs)).toEqual([...quickSpecs].sort());
  });

  it('is no browser test for a page of the docs', () => {
    expect(names(changedSteps(['docs/testing.md'], 'abc'))).toEqual(['types', 'lint', 'unit']);
  });
});

describe('the table of capabilities', () => {
  it('has a row for each folder of src/features, and leads to tests that exist', () => {
    expect(Object.keys(testsOfFeature).sort()).toEqual(readdirSync('src/features').sort());
    for (const folder of Object.values(testsOfFeature)) expect(existsSync(`tests/e2e/${folder}`), folder).toBe(true);
  });

  it('names quick tests that exist', () => {
    for (const spec of quickSpecs) expect(existsSync(`tests/e2e/${spec}`), spec).toBe(true);
  });
});
