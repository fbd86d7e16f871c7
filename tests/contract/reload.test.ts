import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../mock-server/client';
import { freePort } from '../../scripts/cli/free-port';

/** A copy of what the mock server consists of, so that the test edits no file of the repository. */
let copy: string;
let server: ChildProcess;
let origin: string;
let said = '';
const patient = { timeout: 200_000, interval: 200 };

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'reload-'));
  for (const path of [
    'mock-server',
    'openapi',
    'locales',
    'scripts',
    'src',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    await cp(path, join(copy, path), { recursive: true });
  // Each package is a link, but the cache of bundles is a folder of the copy.
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules'))
    if (name !== '.cache') await symlink(resolve('node_modules', name), join(copy, 'node_modules', name));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['scripts/start.mjs', 'mock', '--port', String(port)], {
    cwd: copy,
    env: { ...process.env, RELOAD: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await vi.waitFor(() => expect(said).toContain('Stop with Ctrl+C.'), patient);
}, 300_000);

afterAll(async () => {
  if (server.exitCode === null) {
    const closed = once(server, 'close');
    server.kill();
    await closed;
  }
  await rm(copy, { recursive: true });
});

/** Replaces a text in a file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, file), text.replace(from, to));
}

test('a change of a handler or of the contract counts at the next call, and worlds and sessions go on', async () => {
  const world = await connect(origin).world();
  const ann = world.visitor();
  const person = { username: 'ann.lee', password: 'Sunny-Harbor-42' };
  expect((await ann.call('login', { body: person })).is).toBe('200');
  const refusal = async () => (await ann.call('login', { body: { ...person, password: 'wrong' } })).body;
  const isKept = async () => [(await ann.call('checkAuthentication')).is, (await world.journal.list()).length > 2];

  // With the numbers of the world, which a change keeps, no wrong password asks for a captcha.
  await world.given.limits({ failedLogins: 1_000_000, captchaFromFailure: 1_000_000 });
  const handler = 'mock-server/handlers/sign-in/login.ts';
  await edit(handler, "'INCORRECT_CREDS', {", "'INCORRECT_CREDS', { message: 'Changed in the handler.',");
  await expect.poll(refusal, patient).toMatchObject({ message: 'Changed in the handler.' });
  expect(await isKept()).toEqual(['200', true]);

  said = '';
  await edit(handler, "message: 'Changed", "message: : 'Changed");
  await expect.poll(() => said, patient).toMatch(/goes on as it was:[\s\S]*login\.ts/);
  expect(await refusal()).toMatchObject({ message: 'Changed in the handler.' });

  // A generator beside this one has written half of a file.
  const generated = join(copy, 'openapi/generated/authentication-service.json');
  const whole = await readFile(generated, 'utf8');
  await writeFile(generated, whole.slice(0, whole.length / 2));
  await expect.poll(() => readFile(generated, 'utf8'), patient).toBe(whole);

  await edit(handler, "message: : 'Changed in the handler.',", '');
  const text = "        message: 'The user ID or password is incorrect.'";
  await edit('openapi/components/errors.yaml', text, "        message: 'Changed in the contract.'");
  await expect.poll(refusal, patient).toMatchObject({ message: 'Changed in the contract.' });
  expect(await isKept()).toEqual(['200', true]);
}, 800_000);
