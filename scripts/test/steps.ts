import { dialectNames } from '../../mock-server/world/dialect-names';
import { findOrInstallEngines, wantedEngines } from '../engines/find-engines';
import { findOrInstallPrograms } from '../engines/find-programs';

export interface Step {
  name: string;
  command: string[];
  /** The tool whose JSON report has the result. A step without a tool counts as one test. */
  counts?: 'vitest' | 'playwright';
  /** Its tests repeat another step, so all of them count as one. */
  isRepeat?: true;
  /** When to print the output: live, whole after its end, never, or (by default) only when the step failed. */
  shows?: 'live' | 'whole' | 'nothing';
  /** How many browsers run at once beside another lane with browsers, unless E2E_WORKERS is set. */
  workersBeside?: number;
  /** The step runs only by its name, and never in the gate. */
  onlyNamed?: true;
  /** What the step needs in its environment, found right before it runs. */
  environment?: () => NodeJS.ProcessEnv;
}

export const results = 'reports/test';

/** Repeats the unit tests of what runs in Node. */
const newestNodeStep = 'newest node';

/** Tries whether the tests notice a few wrong versions of the app, others on each day. */
export const mutantStep = 'mutant sample';

const node = process.execPath;
const playwright = [node, 'node_modules/@playwright/test/cli.js', 'test', '--add-reporter=json'];
/** The step e2e already has the dialect of the contract. */
const otherDialects = dialectNames.filter((name) => name !== 'contract').map((name) => `--project=dialect-${name}`);
const whole = { counts: 'playwright', shows: 'whole', workersBeside: 1 } as const;

/** The other core runs the other lane, so the project gets one worker. */
function vitest(project: string): Step {
  const command = [node, 'node_modules/vitest/vitest.mjs', 'run', '--project', project, ...vitestOptions(project)];
  return { name: project, command, counts: 'vitest' };
}

function vitestOptions(name: string): string[] {
  return ['--maxWorkers=1', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/${name}.json`];
}

/** Two lanes of similar length run side by side, one for each of two cores. The steps of a lane run in sequence. */
const lanes: Step[][] = [
  [
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'build', command: [node, 'scripts/start.mjs', 'build', '--no-types'], shows: 'whole' },
    { ...vitest('delivery'), shows: 'whole' },
    { ...vitest('elsewhere'), shows: 'whole' },
    {
      name: newestNodeStep,
      command: [node, 'scripts/start.mjs', 'newest-node', ...vitestOptions(newestNodeStep)],
      counts: 'vitest',
      isRepeat: true,
    },
  ],
  [
    vitest('unit'),
    vitest('contract'),
    { name: 'workflows', command: [node, 'scripts/start.mjs', 'contract', '--workflows'] },
  ],
];

/** The browser suites need the bundle. The second lane uses the time in which the first waits for pages. */
const browserLanes: Step[][] = [
  [{ name: 'e2e', command: playwright, counts: 'playwright', shows: 'live' }],
  [
    { name: 'production', command: [...playwright, '--project=production', '--project=demo'], ...whole },
    { name: 'releases', command: [...playwright, '--project=releases', '--grep=@quick'], ...whole },
    { name: 'faults', command: [...playwright, '--project=faults', '--grep=@quick'], ...whole },
    {
      name: 'engines',
      command: [...playwright, '--project=engine-*', '--grep=@quick'],
      ...whole,
      environment: () => ({ ENGINES: findOrInstallEngines(wantedEngines()).join(',') }),
    },
    { name: 'dialects', command: [...playwright, ...otherDialects, '--grep=@quick'], ...whole },
    { name: 'interruptions', command: [...playwright, '--project=interruptions', '--grep=@quick'], ...whole },
    { name: mutantStep, command: [node, 'scripts/start.mjs', 'test', 'mutants', '--sample', '3'], shows: 'whole' },
    {
      name: 'assistive',
      command: [...playwright, '--project=assistive-*'],
      ...whole,
      onlyNamed: true,
      environment: () => (findOrInstallPrograms(), {}),
    },
  ],
];

export const groups: Step[][][] = [lanes, browserLanes];
