import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { examplesOfPage, withPorts } from './support/examples';
import { runWell, startUntil } from './support/run';

const { folder, ports, chromium } = inject('elsewhere');
const origin = `http://localhost:${ports.workbench}`;
const outside = {
  cwd: folder,
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    APP_PORT: String(ports.app),
    WORKBENCH_ORIGIN: origin,
  },
};

/** Starts the installed command for one example, as docs/elsewhere.md says. */
async function withWorkbench(task: () => Promise<string>): Promise<string> {
  const command = join(folder, 'node_modules/.bin/sign-in-workbench');
  const words = ['mock', '--port', String(ports.workbench)];
  const workbench = await startUntil(`${origin}/__mock/health`, [command, ...words], outside);
  try {
    return await task();
  } finally {
    await workbench.stop();
  }
}

/** Runs each example and checks its output. */
const examples: Record<string, () => Promise<void>> = {
  'playwright.config.ts': async () => undefined,
  'browser/sign-in.spec.ts': async () => {
    const said = await runWell('npx', ['playwright', 'test', '--reporter=list', '--workers=1'], outside);
    expect(said).toContain('3 passed');
  },
  'unit/sign-in.test.ts': async () => {
    expect(await runWell('npx', ['vitest', 'run', 'unit', '--reporter=json'], outside)).toContain('"numPassedTests":1');
  },
  'invitation.mjs': async () => {
    const said = await withWorkbench(() => runWell('node', ['invitation.mjs'], outside));
    expect(said).toBe('200\n422 TOKEN_LOAD_VERIFY_FAILURE\n');
  },
  'curl.sh': async () => {
    expect(await withWorkbench(() => runWell('sh', ['curl.sh'], outside))).toBe('401\n503\n200\n');
  },
  // many-machines.test.ts runs nginx with it.
  'worlds.conf': async () => undefined,
  'ci.sh': async () => {
    expect(await runWell('sh', ['ci.sh'], outside)).toContain('1 passed');
  },
};

test('llms.txt of the package runs as it is written, and leads to what the package has', async () => {
  const installed = join(folder, 'node_modules/sign-in-workbench');
  const text = await readFile(join(installed, 'llms.txt'), 'utf8');
  const [, steps = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(text) ?? [];
  expect(await runWell('sh', ['-c', withPorts(steps, ports)], outside)).toMatch(/^\[\]$/m);
  for (const file of ['personas', 'scenarios', 'world', 'clock'])
    expect(JSON.parse(await readFile(join(folder, `${file}.json`), 'utf8')), file).toBeTruthy();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => join(installed, link));
  expect([links.length, links.filter((link) => !existsSync(link))]).toEqual([4, []]);
});

describe('the examples of docs/elsewhere.md', () => {
  test('are all tried here', () => {
    expect(examplesOfPage().map(({ file }) => file)).toEqual(Object.keys(examples));
  });

  test.each(Object.entries(examples))('%s runs as it is written', async (_file, example) => example());

  // In both, a test has a context of its own (node:vm).
  test.each(['vmThreads', 'vmForks'])('unit/sign-in.test.ts runs in the pool %s of Vitest', async (pool) => {
    const words = ['vitest', 'run', 'unit', '--reporter=json', `--pool=${pool}`];
    expect(await runWell('npx', words, outside)).toContain('"numPassedTests":1');
  });

  test('unit/sign-in.test.ts runs in Jest as an ES module, without its import of Vitest', async () => {
    const { text = '' } = examplesOfPage().find(({ file }) => file === 'unit/sign-in.test.ts') ?? {};
    await mkdir(join(folder, 'jest'));
    await writeFile(join(folder, 'jest/sign-in.test.mjs'), text.replace(/^import .* from 'vitest';\n/m, ''));
    const env = { ...outside.env, NODE_OPTIONS: '--experimental-vm-modules' };
    expect(await runWell('npx', ['jest', 'jest/'], { ...outside, env })).toContain('1 passed');
  });
});
