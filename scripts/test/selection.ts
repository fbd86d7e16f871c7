import { groups, mutantStep, type Step } from './steps';
import { specsOf } from './areas';

/** The tests of `npm test -- quick`: the main flow of each capability. They find most defects soonest. */
export const quickSpecs: readonly string[] = [
  'sign-in/login.spec.ts',
  'recovery/password-reset.spec.ts',
  'registration/create-account.spec.ts',
  'obligations/obligations.spec.ts',
  'step-up/step-up-code.spec.ts',
  'contacts/verify-contact-info.spec.ts',
  'settings/account-settings.spec.ts',
  'session/session.spec.ts',
];

/** Groups run one after the other; the lanes of a group run side by side. */
export type Selection = Step[][][];

/** Without names it selects all steps of the gate. The browser suites add `build`. */
export function namedSteps(names: readonly string[]): Selection {
  if (names.length === 0) return keep(({ onlyNamed }) => !onlyNamed);
  const inBrowsers = groups[1]?.flat().some(({ name }) => names.includes(name)) ?? false;
  return keep(({ name }) => names.includes(name) || (name === 'build' && inBrowsers));
}

/**
 * These steps find most defects soonest: types, lint, rules, and one browser test file for each capability. The
 * contract and the delivery have their own commands: the two would double the time.
 */
export function quickSteps(): Selection {
  const quick = ['types', 'lint', 'build', 'unit', 'e2e'];
  return keep(({ name }) => quick.includes(name), { e2e: quickSpecs });
}

/**
 * Types and lint always run, and the Vitest files that import a changed file. The contract runs when it or the mock
 * server changed. Browser tests run for the changed capabilities; a change of shared code runs the quick ones.
 * @param files changed paths from the root of the project
 * @param base the commit that they are compared with
 */
export function changedSteps(files: readonly string[], base: string): Selection {
  const touches = (...folders: string[]): boolean => files.some((file) => folders.some((one) => file.startsWith(one)));
  const specs = specsOf(files, quickSpecs);
  const wanted = new Set(['types', 'lint', 'unit']);
  if (touches('openapi/', 'mock-server/', 'scripts/contract/', 'tests/contract/', 'tests/repository/'))
    wanted.add('contract');
  if (touches('scripts/delivery/', 'tests/delivery/', 'public/', 'vite.config.ts', 'index.html'))
    wanted.add('delivery');
  if (touches('openapi/workflows/')) wanted.add('workflows');
  if (touches('tests/elsewhere/', 'scripts/pack/', 'mock-server/client/', 'docs/elsewhere.md')) wanted.add('elsewhere');
  if (touches('tests/engines/', 'scripts/engines/')) wanted.add('engines');
  if (specs.length > 0) wanted.add('e2e');
  // The build fails when a page is over its limit of bytes.
  if (touches('src/', 'locales/', 'package.json') || ['e2e', 'delivery', 'engines'].some((name) => wanted.has(name)))
    wanted.add('build');
  const selection = keep(({ name }) => wanted.has(name), { e2e: specs });
  return mapSteps(selection, (step) =>
    step.name === 'unit' ? { ...step, command: [...step.command, '--changed', base] } : step,
  );
}

/** Such as the first of four parts. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Their tools do not split these steps. The shards take them in turn, so the longest come first. */
export const wholeSteps: readonly string[] = ['lint', 'engines', 'elsewhere', mutantStep, 'workflows', 'types'];

/** Vitest and Playwright split their tests. Every part with browsers needs the build. */
export function shardOf(selection: Selection, { index, count }: Shard): Selection {
  const isMine = ({ name }: Step): boolean =>
    !wholeSteps.includes(name) || wholeSteps.indexOf(name) % count === index - 1;
  return mapSteps(
    selection,
    (step) => (step.counts === undefined || wholeSteps.includes(step.name) ? step : split(step)),
    isMine,
  );

  function split(step: Step): Step {
    const options = [
      `--shard=${index}/${count}`,
      ...(step.counts === 'vitest' ? ['--passWithNoTests'] : ['--pass-with-no-tests']),
    ];
    return { ...step, command: [...step.command, ...options] };
  }
}

function keep(wanted: (step: Step) => boolean, words: Record<string, readonly string[]> = {}): Selection {
  return mapSteps(groups, (step) => ({ ...step, command: [...step.command, ...(words[step.name] ?? [])] }), wanted);
}

function mapSteps(selection: Selection, change: (step: Step) => Step, wanted = (_: Step): boolean => true): Selection {
  return selection.map((lanes) => lanes.map((lane) => lane.filter(wanted).map(change)));
}
