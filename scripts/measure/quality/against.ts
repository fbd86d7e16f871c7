import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CliError } from '../../../mock-server/command/cli-error';
import { type MeasuredApp, withApp } from './app';
import type { Row } from './row';

/** The machine's speed drifts, so each build is measured this often, in turn. */
const ROUNDS = 2;

/**
 * Builds the commit in a separate folder, and removes the folder afterwards.
 * @throws CliError when there is no such commit, or it cannot be built
 */
export async function withBuildOf<T>(commit: string, measure: (folder: string) => Promise<T>): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'against-'));
  const folder = join(parent, 'clone');
  // The build of this process has set NODE_ENV to "production", and npm would leave the tools of the build out.
  const { NODE_ENV: _, ...env } = process.env;
  const run = (file: string, words: string[], cwd = '.') => {
    try {
      return execFileSync(file, words, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      throw new CliError(
        `"${file} ${words.join(' ')}" failed, so there is nothing to measure against. ${error instanceof Error ? error.message : ''}`,
      );
    }
  };
  try {
    run('git', ['worktree', 'add', '--detach', folder, commit]);
    const hasSamePackages = readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')));
    if (hasSamePackages) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    else run('npm', ['ci', '--no-fund', '--no-audit'], folder);
    run('npm', ['run', 'build:untyped'], folder);
    return await measure(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
}

/**
 * Measures both builds in turn.
 * @returns the rows of this build, and for each of its times a ratio to the other build
 */
export async function measureAgainst(
  { commit, folder }: { commit: string; folder: string },
  measure: (app: MeasuredApp) => Promise<Row[]>,
): Promise<Row[]> {
  const before: Row[] = [];
  const now: Row[] = [];
  let rows: Row[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    before.push(...(await withApp(measure, folder)));
    rows = await withApp(measure);
    now.push(...rows);
  }
  return [...rows, ...ratios(commit, now, before)];
}

/** The mean of this build divided by the mean of the other, for each property with a time. */
export function ratios(commit: string, now: readonly Row[], before: readonly Row[]): Row[] {
  const properties = new Map(
    now.flatMap(({ property, command, beside }) => (beside ? [[property, { command, beside }] as const] : [])),
  );
  return [...properties].map(([property, { command, beside }]) => {
    const [own, other] = [meanOf(property, now), meanOf(property, before)];
    // Two times of zero are equal too.
    const ratio = own === other ? 1 : own / other;
    return {
      property: `${property}, beside the build of ${commit}`,
      figure: `${ratio.toFixed(2)} (${own.toFixed(0)} ms beside ${other.toFixed(0)} ms)`,
      limit: `<= ${beside.most}`,
      ok: ratio <= beside.most,
      command: command.replace(' -- ', ` -- --against ${commit} `),
    };
  });
}

function meanOf(property: string, rows: readonly Row[]): number {
  const times = rows.flatMap((row) => (row.property === property && row.beside ? [row.beside.ms] : []));
  return times.reduce((sum, ms) => sum + ms, 0) / times.length;
}
