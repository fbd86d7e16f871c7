import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, inject, test } from 'vitest';
import { aptGet, onPath } from '../../scripts/cli/find-browser';
import { examplesOfPage, withPorts } from './support/examples';
import { runWell, startUntil } from './support/run';

const { folder, ports, chromium } = inject('elsewhere');
const origin = `http://localhost:${ports.workbench}`;
const app = `http://localhost:${ports.app}`;
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
async function withWorkbench<Result>(task: () => Promise<Result>): Promise<Result> {
  const command = join(folder, 'node_modules/.bin/sign-in-workbench');
  const words = ['mock', '--port', String(ports.workbench), '--app-origin', app];
  const workbench = await startUntil(`${origin}/__mock/health`, [command, ...words], outside);
  try {
    return await task();
  } finally {
    await workbench.stop();
  }
}

type CypressTasks = Record<string, (value: unknown) => Promise<unknown>>;

interface CypressConfig {
  e2e: { setupNodeEvents: (on: (event: string, tasks: CypressTasks) => void) => void };
}

/** Runs each example and checks its output. */
const examples: Record<string, () => Promise<void>> = {
  'playwright.config.ts': async () => undefined,
  'browser/sign-in.spec.ts': async () => {
    const said = await runWell('npx', ['playwright', 'test', '--reporter=list', '--workers=1'], outside);
    expect(said).toContain('3 passed');
  },
  'cypress.config.mjs': async () => {
    const spec = await readFile(join(folder, 'cypress/e2e/sign-in.cy.ts'), 'utf8');
    const { default: config }: { default: CypressConfig } = await import(join(folder, 'cypress.config.mjs'));
    const handlers: Record<string, CypressTasks> = {};
    config.e2e.setupNodeEvents((event, tasks) => (handlers[event] = tasks));
    const tasks = new Map(Object.entries(handlers['task'] ?? {}));
    const named = [...spec.matchAll(/cy\.task(?:<\w+>)?\('(\w+)'/g)].map(([, name]) => name);
    expect([...tasks.keys()]).toEqual([...new Set(named)]);
    const world = 'of-cypress';
    // With the value that the spec gives to the task.
    const run = async (name: string) => {
      const [, value = ''] = new RegExp(`'${name}', (\\{.*\\})\\)`).exec(spec) ?? [];
      return tasks.get(name)?.(runInNewContext(`(${value})`, { world }));
    };
    // What the page of the spec's browser sends, with the cookie that the spec sets.
    const [, cookie] = /cy\.setCookie\('(.+)', world\)/.exec(spec) ?? [];
    const headers = { Cookie: `csrf-token=mine; ${cookie}=${world}`, 'X-CSRF-Token': 'mine' };
    const logIn = async (password: string) => {
      const body = new URLSearchParams({ username: 'ann.lee', password, recaptchaToken: 'captcha-ok' });
      const login = `${origin}/api/authentication-service/v0/login`;
      return (await fetch(login, { method: 'POST', headers, body })).status;
    };
    await withWorkbench(async () => {
      expect(await run('newWorld')).toBe(world);
      for (const status of [401, 401, 401, 401, 429]) expect(await logIn('wrong')).toBe(status);
      expect(await run('advance')).toBeGreaterThan(Date.now());
      expect(await logIn('Sunny-Harbor-42')).toBe(200);
      expect(await run('call')).toMatchObject({ status: 204 });
      expect(await run('mail')).toMatchObject({ link: expect.stringContaining(`${app}/auth/`) });
    });
    const page = await readFile(join(folder, 'app.mjs'), 'utf8');
    for (const [, name, value] of spec.matchAll(/\[(\w+)=(\w+)\]/g)) expect(page).toContain(`${name}="${value}"`);
  },
  // No browser of Cypress runs it: the example above reads it, and package.test.ts compiles it.
  'cypress/e2e/sign-in.cy.ts': async () => undefined,
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
  'sign_in_test.py': async () => {
    if (onPath('python3') === undefined) aptGet(['python3']);
    // tests/package/outside/testcontainers is there too.
    const env = { ...process.env, PYTHONPATH: folder };
    const said = await runWell('python3', ['-m', 'unittest', 'sign_in_test'], { cwd: '.', env });
    expect(said).toMatch(/^Ran 1 test .*\n\nOK\n$/m);
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
