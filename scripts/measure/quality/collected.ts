import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { npmRun } from './npm-run';
import type { Row } from './row';

/** Runs each command as a developer would, and reads its last lines. */
export function contractRows(): Row[] {
  const { ok, said } = npmRun('contract', ['--cases', '50']);
  const found = /(?<!\d)(\d+) operations, (\d+) declared pairs of status and code; (\d+) fuzz cases/.exec(said);
  return [
    {
      property: 'Operations, and declared pairs of status and code, each reached by a rule',
      figure: found ? `${found[1]} and ${found[2]}` : 'not measured',
      limit: 'all',
      ok: ok && found !== null,
      command: 'npm run contract -- --cases 50',
    },
    {
      property: 'Fuzz cases without a breach of the contract',
      figure: ok && found ? `${found[3]} of ${found[3]}` : 'not all',
      limit: 'all',
      ok: ok && found !== null,
      command: 'npm run contract -- --cases 50',
    },
  ];
}

export function workflowRows(): Row[] {
  const { ok, said } = npmRun('contract', ['--workflows']);
  const found = /(?<!\d)(\d+) of (\d+) workflows, (\d+) steps/.exec(said);
  return [
    {
      property: 'Workflows (Arazzo 1.0) that go through',
      figure: found ? `${found[1]} of ${found[2]}, ${found[3]} steps` : 'not measured',
      limit: 'all',
      ok: ok && found !== null && found[1] === found[2],
      command: 'npm run contract -- --workflows',
    },
  ];
}

export function scenarioRows(): Row[] {
  const { ok, said } = npmRun('scenario', ['--all']);
  const found = /(?<!\d)(\d+) of (\d+) scenarios/.exec(said);
  return [
    {
      property: 'Scenarios that can be set up',
      figure: found ? `${found[1]} of ${found[2]}` : 'not measured',
      limit: 'all',
      ok: ok && found !== null && found[1] === found[2],
      command: 'npm run scenario -- --all',
    },
  ];
}

/**
 * Reads the last run of the browser tests, and of the matrices of faults, interruptions and engines. A suite without a
 * run has no row.
 */
export function reportRows(): Row[] {
  return [...faultRows(), ...interruptionRows(), ...engineRows(), ...coverageRows()];
}

const faults = z.array(z.object({ operationId: z.string(), problems: z.array(z.string()) }));

function faultRows(): Row[] {
  const file = 'reports/faults/cells.json';
  if (!existsSync(file)) return [];
  const tried = faults.parse(JSON.parse(readFileSync(file, 'utf8')));
  const passed = tried.filter(({ problems }) => problems.length === 0).length;
  const calls = new Set(tried.map(({ operationId }) => operationId)).size;
  return [
    {
      property: `Cells of the fault matrix that pass, ${calls} calls`,
      figure: `${passed} of ${tried.length}`,
      limit: 'all',
      ok: passed === tried.length,
      command: 'npx playwright test --project=faults',
    },
  ];
}

const engines = z.object({
  engines: z.record(z.string(), z.string()),
  cells: z.array(z.object({ flow: z.string(), engine: z.string(), hasPassed: z.boolean() })),
});

function engineRows(): Row[] {
  const file = 'reports/engines/grid.json';
  if (!existsSync(file)) return [];
  const { engines: versions, cells } = engines.parse(JSON.parse(readFileSync(file, 'utf8')));
  const named = (names: readonly string[]) =>
    names.map((name) => (name.includes('-') ? name.replace('-', ' ') : `${name} ${versions[name] ?? ''}`)).join(', ');
  const rowOf = (property: string, isMeant: (engine: string) => boolean): Row[] => {
    const meant = cells.filter(({ engine }) => isMeant(engine));
    if (meant.length === 0) return [];
    const passed = meant.filter(({ hasPassed }) => hasPassed).length;
    const flows = new Set(meant.map(({ flow }) => flow)).size;
    const names = named([...new Set(meant.map(({ engine }) => engine))]);
    return [
      {
        property: `${property} (${names}), ${flows} flows`,
        figure: `${passed} of ${meant.length}`,
        limit: 'all',
        ok: passed === meant.length,
        command: "npx playwright test --project='engine-*'",
      },
    ];
  };
  const isBelowFloor = (engine: string) => engine === 'chromium-92';
  return [
    ...rowOf('Flows that pass in every engine', (engine) => !isBelowFloor(engine)),
    ...rowOf('A browser below the oldest supported one sees one clear page', isBelowFloor),
  ];
}

const interruptions = z.array(
  z.object({ form: z.string(), end: z.string(), moved: z.number(), focusLost: z.number() }),
);

function interruptionRows(): Row[] {
  const file = 'reports/interruptions/cells.json';
  if (!existsSync(file)) return [];
  const tried = interruptions.parse(JSON.parse(readFileSync(file, 'utf8')));
  const command = 'npx playwright test --project=interruptions';
  const passed = tried.filter(({ end }) => end !== 'failed').length;
  const forms = new Set(tried.map(({ form }) => form)).size;
  const none = (property: string, count: number): Row => ({
    property,
    figure: String(count),
    limit: '0',
    ok: count === 0,
    command,
  });
  return [
    {
      property: `Interruptions after which the input of ${forms} forms is back, or the user was asked`,
      figure: `${passed} of ${tried.length}`,
      limit: 'all',
      ok: passed === tried.length,
      command,
    },
    none('Layout shift with errors: elements that the error of a form has moved', sum(tried, 'moved')),
    none('Focus on body: actions in these forms that left the focus there', sum(tried, 'focusLost')),
  ];
}

function sum(cells: z.infer<typeof interruptions>, name: 'moved' | 'focusLost'): number {
  return cells.reduce((total, one) => total + one[name], 0);
}

const coverage = z.object({
  operationsReached: z.number(),
  operations: z.number(),
  reached: z.number(),
  declared: z.number(),
});

function coverageRows(): Row[] {
  const file = 'reports/coverage.json';
  if (!existsSync(file)) return [];
  const { operationsReached, operations, reached, declared } = coverage.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [
    {
      property: 'Operations, and pairs of status and code, that the browser tests reach',
      figure: `${operationsReached} of ${operations}, ${reached} of ${declared}`,
      limit: '',
      ok: true,
      command: 'npx playwright test',
    },
  ];
}
