import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { screens } from '../gallery/screens';
import type { Row } from './row';

/** tests/e2e/accessibility/screens.spec.ts writes one file here for each screen. */
const folder = 'reports/accessibility';
const command = 'npm run quality -- --only accessibility';

const screenSchema = z.object({
  screen: z.string(),
  sentences: z.number(),
  targets: z.number(),
  hasPassed: z.boolean(),
});

/**
 * Measures every screen of the gallery as the tests do. It covers screen readers, targets, small windows, spaced and
 * large letters, and every text in both forced palettes.
 */
export function measure(): Row[] {
  rmSync(folder, { recursive: true, force: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', 'e2e/accessibility/screens', '--project', 'app'],
    {
      encoding: 'utf8',
      env: { ...process.env, FORCED_COLOURS: 'all', E2E_BUILT: '1', E2E_PART: '1' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) console.log(stdout.split('\n').slice(-20).join('\n'));
  return rowsOf(readScreens(), screens.length);
}

function readScreens(): z.infer<typeof screenSchema>[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((name) => screenSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
}

/** @param expected number of screens that there are */
export function rowsOf(measured: readonly z.infer<typeof screenSchema>[], expected: number): Row[] {
  const passed = measured.filter(({ hasPassed }) => hasPassed).length;
  const sum = (of: (one: (typeof measured)[number]) => number) => measured.reduce((total, one) => total + of(one), 0);
  return [
    {
      property:
        'Screens that speak the same sentences, lose nothing at 400 %, with spaced and with large letters, and can be read in forced colours',
      figure: `${passed} of ${expected}, ${sum(({ sentences }) => sentences)} sentences, ${sum(({ targets }) => targets)} targets`,
      limit: 'all',
      ok: passed === expected,
      command,
    },
  ];
}
