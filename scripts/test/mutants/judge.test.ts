import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge, keyOf, verdictsWithout, type Workplace } from './judge';
import { mutants } from './list';
import { type Mutant, needsBrowser } from './mutant';
import { sampleOf } from './sample';

const mutant: Mutant = {
  name: 'the page says "Bye"',
  file: 'page.tsx',
  find: 'Hello',
  replace: 'Bye',
  test: { file: 'page.spec.ts', title: 'greets' },
};

function project(text = 'say(Hello)', doesBuild = true): Workplace & { text: () => string } {
  let now = text;
  return {
    text: () => now,
    read: () => now,
    write: (_file, changed) => void (now = changed),
    serve: async () => {
      if (!doesBuild && now !== text) throw new Error('It does not build.');
    },
    run: async () =>
      now.includes('Hello')
        ? { passed: ['page.spec.ts a visitor greets'], failures: [] }
        : { passed: [], failures: ['page.spec.ts a visitor greets: Error: expect(locator).toBeVisible() failed'] },
  };
}

describe('a mutant', () => {
  it('is killed when its test fails, and the file is put back', async () => {
    const place = project();
    expect((await judge(mutant, place)).fate).toBe('killed');
    expect(place.text()).toBe('say(Hello)');
  });

  it('has survived when it changes nothing that its test sees', async () => {
    expect(await judge({ ...mutant, find: 'say', replace: 'say' }, project())).toMatchObject({ fate: 'survived' });
  });

  it.each(['say(Good day)', 'say(Hello); say(Hello)'])('is stale when %s does not hold its text once', async (text) => {
    expect(await judge(mutant, project(text))).toMatchObject({ fate: 'stale' });
  });

  it('is broken when it does not build, which no test has noticed', async () => {
    const place = project('say(Hello)', false);
    expect((await judge(mutant, place)).fate).toBe('broken');
    expect(place.text()).toBe('say(Hello)');
  });

  it('of a rule is tried without a build', async () => {
    const place = project('say(Hello)', false);
    const ofARule = { ...mutant, test: { file: 'src/greet.test.ts', title: 'greets' } };
    expect((await judge(ofARule, place)).fate).toBe('killed');
  });

  it.each(['page.goto: net::ERR_CONNECTION_REFUSED', 'Test timeout of 60000ms exceeded.'])(
    'is unclear when the test only says "%s"',
    async (error) => {
      const place = { ...project(), run: async () => ({ passed: [], failures: [`page.spec.ts greets: ${error}`] }) };
      expect((await judge(mutant, place)).fate).toBe('unclear');
    },
  );
});

describe('a mutant, by its test without it,', () => {
  const without = async (test: Mutant['test'], place: Workplace) =>
    (await verdictsWithout([{ ...mutant, test }], place)).get(keyOf(test));
  const other = { file: 'page.spec.ts', title: 'says goodbye' };

  it('is judged when the test passes', async () => {
    expect(await without(mutant.test, project())).toBeUndefined();
  });

  it('is unclear when the test fails', async () => {
    expect(await without(mutant.test, project('say(Bye)'))).toMatchObject({ fate: 'unclear' });
  });

  it.each([[], ['Error: No tests found']])('is stale when there is no such test', async (...failures) => {
    const place = { ...project(), run: async () => ({ passed: ['page.spec.ts a visitor greets'], failures }) };
    const reason = 'page.spec.ts has no test "says goodbye"';
    expect(await without(other, place)).toEqual({ fate: 'stale', reason });
  });

  it('is unclear when the tests did not run', async () => {
    const place = { ...project(), run: async () => ({ passed: [], failures: ['Error: out of memory'] }) };
    expect(await without(mutant.test, place)).toMatchObject({ fate: 'unclear' });
  });
});

describe('a sample', () => {
  it('is the same for the same seed, and another for another', () => {
    const names = (seed: string) => sampleOf(mutants, 4, seed).map(({ name }) => name);
    expect(names('2026-01-01')).toHaveLength(4);
    expect(names('2026-01-01')).toEqual(names('2026-01-01'));
    expect(names('2026-01-01')).not.toEqual(names('2026-01-02'));
  });
});

describe('the list', () => {
  it('names each mutant of an area once', () => {
    const names = mutants.map(({ area, name }) => `${area}: ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no stale mutant: each text is in its file once, and each file of a test exists', () => {
    const stale = mutants.filter(
      ({ file, find, test }) =>
        readFileSync(file, 'utf8').split(find).length !== 2 ||
        !existsSync(needsBrowser(test) ? `tests/e2e/${test.file}` : test.file),
    );
    expect(stale.map(({ area, name }) => `${area}: ${name}`)).toEqual([]);
  });
});
