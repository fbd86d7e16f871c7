import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../mock-server/client';
import { freePort } from '../../scripts/cli/free-port';

/** A copy of the servers' files, so that the test edits no file of the repository. */
let copy: string;
let server: ChildProcess | undefined;
let said = '';
const patient = { timeout: 200_000, interval: 200 };
const handler = 'mock-server/handlers/sign-in/login.ts';
const person = { username: 'ann.lee', password: 'Sunny-Harbor-42' };

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'reload-'));
  // Vite requires every project that tsconfig.json names.
  const projects = ['tsconfig.json', 'tests/tsconfig.json'];
  const own = ['index.html', 'package.json', 'package-lock.json', ...projects, 'vite.config.ts'];
  for (const path of ['mock-server', 'openapi', 'locales', 'public', 'scripts', 'src', ...own])
    await cp(path, join(copy, path), { recursive: true });
  // Links each package, but the caches are folders of the copy.
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.')) await symlink(resolve('node_modules', name), join(copy, 'node_modules', name));
}, 300_000);

afterEach(stop);
afterAll(() => rm(copy, { recursive: true }));

/** Runs a command in the copy, as in a terminal. @returns its origin */
async function start(...command: string[]): Promise<string> {
  const port = await freePort();
  said = '';
  const child = spawn(process.execPath, ['scripts/start.mjs', ...command], {
    cwd: copy,
    env: { ...process.env, CI: '', RELOAD: '1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await vi.waitFor(() => expect(said).toContain('Stop with Ctrl+C.'), patient);
  return `http://localhost:${port}`;
}

async function stop(): Promise<void> {
  if (server?.exitCode === null) {
    const closed = once(server, 'close');
    server.kill();
    await closed;
  }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, file), text.replace(from, to));
}

/** Signs in to a world of the server. Returns readers of the responses to wrong passwords and to `check`. */
async function signedIn(origin: string) {
  const world = await connect(origin).world({ id: 'mine' });
  // No wrong password requires a captcha.
  await world.given.limits({ failedLogins: 1_000_000, captchaFromFailure: 1_000_000 });
  const ann = world.visitor();
  expect((await ann.call('login', { body: person })).is).toBe('200');
  return {
    world,
    refusal: async () =>
      (await ann.call('login', { body: { ...person, password: 'wrong' } }).catch(() => undefined))?.body,
    check: async () => (await ann.call('checkAuthentication').catch(() => undefined))?.is,
  };
}

/** Adds, changes and removes the file of overrides. Each step changes the response of `check` at once. */
async function overrides(check: () => Promise<string | undefined>): Promise<void> {
  const file = join(copy, 'mock-server/overrides.ts');
  for (const status of [418, 451]) {
    const handler = `http.get('*/check', () => HttpResponse.json({}, { status: ${status} }))`;
    await writeFile(file, `import { http, HttpResponse } from 'msw';\nexport default [${handler}];\n`);
    await expect.poll(check, patient).toBe(String(status));
  }
  await rm(file);
  await expect.poll(check, patient).toBe('200');
}

test('npm run mock starts again with a changed handler or contract, and --state keeps worlds and sessions', async () => {
  const state = join(copy, 'state.json');
  const { world, refusal, check } = await signedIn(await start('mock', '--state', state));

  await edit(handler, "'INCORRECT_CREDS', {", "'INCORRECT_CREDS', { message: 'Changed in the handler.',");
  await expect.poll(refusal, patient).toMatchObject({ message: 'Changed in the handler.' });
  expect(await check()).toBe('200');

  // The server prints a mistake, and applies the next change.
  said = '';
  await edit(handler, "message: 'Changed", "message: : 'Changed");
  await expect.poll(() => said, patient).toMatch(/login\.ts[\s\S]*ERROR/);
  await edit(handler, "message: : 'Changed in the handler.',", '');
  await expect.poll(refusal, patient).toMatchObject({ message: 'The user ID or password is incorrect.' });

  const text = "        message: 'The user ID or password is incorrect.'";
  await edit('openapi/components/errors.yaml', text, "        message: 'Changed in the contract.'");
  await expect.poll(refusal, patient).toMatchObject({ message: 'Changed in the contract.' });
  expect(await check()).toBe('200');
  await edit('openapi/components/errors.yaml', 'Changed in the contract.', 'The user ID or password is incorrect.');
  await expect.poll(refusal, patient).toMatchObject({ message: 'The user ID or password is incorrect.' });

  await overrides(check);

  const before = await world.snapshot();
  await stop();
  const again = connect(await start('mock', '--state', state)).open('mine');
  expect(await again.snapshot()).toEqual(before);
}, 800_000);

test('npm run dev answers with a changed handler or contract, and worlds, sessions and journals go on', async () => {
  const { world, refusal, check } = await signedIn(await start('dev'));
  const isKept = async () => [await check(), (await world.journal.list()).length > 2];

  await edit(handler, "'INCORRECT_CREDS', {", "'INCORRECT_CREDS', { message: 'Changed in the handler.',");
  await expect.poll(refusal, patient).toMatchObject({ message: 'Changed in the handler.' });
  expect(await isKept()).toEqual(['200', true]);

  said = '';
  await edit(handler, "message: 'Changed", "message: : 'Changed");
  await expect.poll(() => refusal().then(() => said), patient).toMatch(/goes on as it was:[\s\S]*login\.ts/);
  expect(await refusal()).toMatchObject({ message: 'Changed in the handler.' });
  await edit(handler, "message: : 'Changed in the handler.',", '');

  const text = "        message: 'The user ID or password is incorrect.'";
  await edit('openapi/components/errors.yaml', text, "        message: 'Changed in the contract.'");
  await expect.poll(refusal, patient).toMatchObject({ message: 'Changed in the contract.' });
  expect(await isKept()).toEqual(['200', true]);

  await overrides(check);
}, 800_000);
