import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main } from './index';
import { specsOf, testsOfFeature } from './areas';
import { groups } from './steps';
import { changedSteps, namedSteps, quickSpecs, quickSteps, type Selection, shardOf, wholeSteps } from './selection';

const names = (selection: Selection): string[] => selection.flat(2).map(({ name }) => name);
const commandOf = (selection: Selection, name: string): string[] =>
  selection.flat(2).find((step) => step.name === name)?.command ?? [];

describe('the steps of npm test', () => {
  it('are all steps without a name, but those that run only by name', () => {
    expect(names(namedSteps([]))).toEqual(
      expect.arrayContaining(['types', 'lint', 'unit', 'contract', 'e2e', 'faults', 'engines', 'dialects']),
    );
    const outside = groups.flat(2).filter(({ name }) => !names(namedSteps([])).includes(name));
    expect(outside.map(({ name }) => name)).toEqual(['assistive']);
    expect(names(namedSteps(['assistive']))).toEqual(['build', 'assistive']);
  });

  it('are the named steps, and the build that browser suites need', () => {
    expect(names(namedSteps(['unit']))).toEqual(['unit']);
    expect(names(namedSteps(['faults']))).toEqual(['build', 'faults']);
  });

  it('are, with quick, the fast checks and the quick browser tests', () => {
    const quick = quickSteps();
    expect(names(quick)).toEqual(['types', 'lint', 'build', 'unit', 'e2e']);
    expect(commandOf(quick, 'e2e')).toEqual(expect.arrayContaining([...quickSpecs]));
  });
});

describe('a run in shards', () => {
  const shards = [1, 2, 3, 4].map((index) => shardOf(namedSteps([]), { index, count: 4 }));

  it('has each step that no tool splits in one of them, and the build and the others in each', () => {
    for (const name of names(namedSteps([])))
      expect(
        shards.filter((shard) => names(shard).includes(name)),
        name,
      ).toHaveLength(wholeSteps.includes(name) ? 1 : 4);
    expect(wholeSteps.filter((name) => !names(namedSteps([])).includes(name))).toEqual([]);
  });

  it('lets Vitest and Playwright split their tests', () => {
    expect(shards.map((shard) => commandOf(shard, 'unit').includes('--shard=2/4'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(shards.map((shard) => commandOf(shard, 'e2e').includes('--shard=4/4'))).toEqual([false, false, false, true]);
    expect(shards.flatMap((shard) => commandOf(shard, 'build')).filter((word) => word.startsWith('--shard'))).toEqual(
      [],
    );
  });

  it.each(['5/4', '0/4', '1', 'a/b'])('refuses the shard "%s" in one sentence', async (text) => {
    await expect(main([`--shard=${text}`])).rejects.toThrow(/is no shard: say --shard=1\/4 for the first of four\.$/);
  });
});

describe('the selection for a change', () => {
  it('contains the browser tests of its capability, and the unit tests that import it', () => {
    const steps = changedSteps(['src/features/recovery/ResetForm.tsx'], 'abc');
    expect(names(steps)).toEqual(['types', 'lint', 'build', 'unit', 'e2e']);
    expect(commandOf(steps, 'e2e').at(-1)).toBe('recovery/');
    expect(commandOf(steps, 'unit').slice(-2)).toEqual(['--changed', 'abc']);
  });

  it('contains the quick browser tests when shared code changed', () => {
    expect(specsOf(['src/session/session.ts'], quickSpecs)).toEqual([...quickSpecs].sort());
  });

  it('contains the flows in every engine when these changed', () => {
    expect(names(changedSteps(['tests/engines/flows/sign-in.spec.ts'], 'abc'))).toEqual([
      'types',
      'lint',
      'build',
      'unit',
      'engines',
    ]);
  });

  it('contains the package in another folder when it changed', () => {
    expect(names(changedSteps(['scripts/pack/bundle.ts'], 'abc'))).toEqual(['types', 'lint', 'elsewhere', 'unit']);
  });

  it('contains no browser test when only docs changed', () => {
    expect(names(changedSteps(['docs/testing.md'], 'abc'))).toEqual(['types', 'lint', 'unit']);
  });
});

describe('the table of capabilities', () => {
  it('finds the tests of a folder of src/features by name, and those of a small page among the pages', () => {
    expect(['recovery', 'contact-info', 'legal', 'legal-agreements'].map(testsOfFeature)).toEqual([
      'recovery',
      'contacts',
      'pages',
      'obligations',
    ]);
  });

  it('names existing quick tests', () => {
    for (const spec of quickSpecs) expect(existsSync(`tests/e2e/${spec}`), spec).toBe(true);
  });
});
