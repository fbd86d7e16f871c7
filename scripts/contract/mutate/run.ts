import { resolve } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Mutant } from './mutants';
import type { Pin } from './targets';

/** How many tests of a pin passed and failed. A file that does not load counts as failed. */
export interface Verdict {
  passed: number;
  failed: number;
}

/** Runs all mutants in one process. A new process for each would take ten times as long. */
export interface MutantRunner {
  /** Without a mutant it runs on the unchanged source. */
  run(pin: Pin, mutant?: Mutant): Promise<Verdict>;
  close(): Promise<void>;
}

/** The runner replaces the source of the current mutant when Vitest reads the file. */
export async function startRunner(): Promise<MutantRunner> {
  let current: Mutant | undefined;
  const vitest: Vitest = await createVitest(
    'test',
    {
      config: false,
      root: process.cwd(),
      watch: true,
      environment: 'node',
      include: ['{src,mock-server}/**/*.test.{ts,tsx}'],
      testTimeout: 20_000,
      maxWorkers: 1,
      restoreMocks: true,
      reporters: [{}],
    },
    {
      // The files do not change during the run.
      server: { watch: null },
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (code, id) =>
            current && id.endsWith(`/${current.file}`)
              ? `${code.slice(0, current.start)}${current.text}${code.slice(current.end)}`
              : undefined,
        },
      ],
    },
  );
  return {
    async run({ file, title }, mutant) {
      for (const one of [current, mutant]) if (one) vitest.invalidateFile(resolve(one.file));
      current = mutant;
      vitest.setGlobalTestNamePattern(title);
      const specifications = await vitest.globTestSpecifications([file]);
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return sumOf(testModules);
    },
    close: () => vitest.close(),
  };
}

function sumOf(modules: readonly TestModule[]): Verdict {
  const verdict = { passed: 0, failed: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) verdict.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') verdict[state] += 1;
    }
  }
  return verdict;
}
