import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { run, runWell, startUntil } from './support/run';

const { folder, tarball, singleFile } = inject('elsewhere');
const installed = join(folder, 'node_modules/sign-in-workbench');
const outside = { cwd: folder, env: process.env };

describe('the package', () => {
  test('is at most 2 MB', async () => {
    const { size } = await stat(tarball);
    console.log(`The package: ${(size / 1024).toFixed(0)} KB`);
    expect(size).toBeLessThan(2_000_000);
  });

  test('has no dependencies and needs nothing of this repository', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.peerDependenciesMeta).toEqual({ '@playwright/test': { optional: true }, msw: { optional: true } });
    for (const file of ['workbench.mjs', 'client.mjs', 'playwright.mjs', 'msw.mjs'])
      expect(await readFile(join(installed, file), 'utf8')).not.toContain(process.cwd());
  });

  test('names the licences of what it bundles, those of the dashboard too', async () => {
    const notices = await readFile(join(installed, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['zod', 'react', 'react-dom', 'i18next', 'rolldown', 'swagger-ui-dist'])
      expect(notices).toContain(`\n## ${name} - `);
  });

  test('has the OpenAPI documents and the workflows, which refer to them', async () => {
    const script = "console.log(import.meta.resolve('sign-in-workbench/openapi/mock-control.json'))";
    expect(await runWell('node', ['--input-type=module', '-e', script], outside)).toContain('/mock-control.json');
    const workflow = await readFile(join(installed, 'workflows/sign-in.arazzo.yaml'), 'utf8');
    const documents = [...workflow.matchAll(/url: (\S+\.json)/g)].map(([, path = '']) => path);
    expect(documents.length).toBeGreaterThan(2);
    for (const path of documents)
      expect(JSON.parse(await readFile(join(installed, 'workflows', path), 'utf8')).openapi).toBe('3.1.0');
  });

  test('points to no page that it lacks', async () => {
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(installed, link)))).toEqual([]);
    const files = (await readdir(installed, { recursive: true })).filter((file) =>
      /\.(?:mjs|ts|json|yaml|md)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const texts = await Promise.all(files.map((file) => readFile(join(installed, file), 'utf8')));
    expect(texts.flatMap((text) => text.match(/\bdocs\/[\w/-]+\.md/g) ?? [])).toEqual([]);
  });

  test('compiles in strict TypeScript with the two ways of resolving modules', async () => {
    const compiler = join(process.cwd(), 'node_modules/typescript-native/bin/tsc');
    const shared =
      '--noEmit --strict --target es2022 --lib es2023,dom,dom.iterable --types node,cypress --skipLibCheck';
    const files =
      'types.ts unit/sign-in.test.ts browser/sign-in.spec.ts playwright.config.ts cypress/e2e/sign-in.cy.ts';
    for (const way of ['--module nodenext', '--module esnext --moduleResolution bundler']) {
      const words = `${shared} ${way} --checkJs ${files} cypress.config.mjs`.split(' ');
      expect(await run(process.execPath, [compiler, ...words], outside)).toEqual({ code: 0, said: '' });
    }
  });

  test('says what is wrong with an option', async () => {
    const { code, said } = await run('npx', ['sign-in-workbench', 'mock', '--scenario', 'no-such'], outside);
    expect(code).toBe(1);
    expect(said).toContain('There is no scenario "no-such": choose one of default');
  });
});

test('the single file runs alone in an empty folder, and gives its first response soon', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'single-file-'));
  const port = await freePort();
  const surroundings = { cwd: empty, env: process.env };
  const before = performance.now();
  await runWell(process.execPath, ['-e', '0'], surroundings);
  const alone = performance.now() - before;
  const begun = performance.now();
  const child = spawn(process.execPath, [singleFile, 'mock', '--port', String(port)], {
    ...surroundings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    const response = await fetch(`http://localhost:${port}/__mock/health`);
    const first = performance.now() - begun;
    console.log(`From start to first response: ${first.toFixed(0)} ms; Node alone: ${alone.toFixed(0)} ms`);
    expect(await response.json()).toMatchObject({ status: 'ok' });
    const dashboard = await fetch(`http://localhost:${port}/__mock/assets/dashboard.js`);
    expect(await dashboard.text()).toContain('Sign in as');
    const docs = await fetch(`http://localhost:${port}/__mock/docs`);
    expect(await docs.text()).toContain('/__mock/assets/swagger-ui.js');
    const swagger = await fetch(`http://localhost:${port}/__mock/assets/swagger-ui.js`);
    expect(await swagger.text()).toContain('SwaggerUIBundle');
    // It takes under 400 ms on an idle machine. A busy machine slows Node itself just as much.
    expect(first).toBeLessThan(Math.max(400, alone * 20));
  } finally {
    child.kill();
    await once(child, 'close');
    await rm(empty, { recursive: true });
  }
});

describe('the container file', () => {
  test('runs the single file alone, without rights, on the pinned release of Node', async () => {
    const { HEALTHCHECK, ...instructions } = await containerFile();
    expect(Object.keys(instructions).at(0)).toBe('FROM');
    expect(instructions).toEqual({
      FROM: expect.stringMatching(/^docker\.io\/library\/node:\d+-alpine$/),
      COPY: 'workbench.mjs /workbench.mjs',
      USER: 'node',
      EXPOSE: '4010',
      ENTRYPOINT: '["node", "/workbench.mjs", "mock", "--host", "0.0.0.0"]',
    });
    expect(HEALTHCHECK).toMatch(/^--start-period=\d+s CMD \["node", "-e", ".*"\]$/);
  });

  test('tells a healthy server from one that does not answer', async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { HEALTHCHECK = '' } = await containerFile();
    const [program = '', ...words]: string[] = JSON.parse(HEALTHCHECK.slice(HEALTHCHECK.indexOf('[')));
    const check = () =>
      run(
        program,
        words.map((word) => word.replace('http://localhost:4010', origin)),
        outside,
      );
    const options = ['mock', '--host', '0.0.0.0', '--port', String(port)];
    const server = await startUntil(`${origin}/__mock/health`, [process.execPath, singleFile, ...options], outside);
    try {
      expect(await check()).toEqual({ code: 0, said: '' });
    } finally {
      await server.stop();
    }
    expect(await check()).toEqual({ code: 1, said: '' });
  });
});

/** Returns the arguments of each instruction. Fails for a repeated instruction, which would hide the first one. */
async function containerFile(): Promise<Record<string, string>> {
  const lines = (await readFile('reports/pack/Containerfile', 'utf8')).trim().split('\n');
  const entries = lines.map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)] as const);
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}
