import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../client';
import { FileWriter } from './file-writer';
import { type MockServer, startMockServer } from './node';

let folder: string;
let file: string;
const running: MockServer[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-state-'));
  file = join(folder, 'state.json');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await rm(folder, { recursive: true });
});

async function start(): Promise<MockServer> {
  const server = await startMockServer({ port: 0, stateFile: file });
  running.push(server);
  return server;
}

/** Ends the server as a restart does, and starts another one on the same file. */
async function restart(): Promise<MockServer> {
  await running.pop()?.close();
  return start();
}

test('worlds, sessions, time and faults are the same after a restart', async () => {
  const world = await connect((await start()).origin).world({ id: 'mine', scenario: 'multi-client', seed: 9 });
  const visitor = world.visitor();
  expect((await visitor.call('login', { body: { username: 'ben.many', password: 'Sunny-Harbor-42' } })).is).toBe('200');
  await world.clock.advance({ days: 2 });
  await world.clock.freeze();
  await world.on('listMyDevices').status(503);
  const before = await world.snapshot();

  const again = connect((await restart()).origin).open('mine');
  expect(await again.snapshot()).toEqual(before);
});

test('an answered change is in the file soon, without a stop of the server', async () => {
  const world = await connect((await start()).origin).world({ id: 'mine' });
  await world.given.flag('enableClientRebrand', true);
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('enableClientRebrand');
  expect(await readdir(folder)).toEqual(['state.json', 'state.json.lock']);
});

test('a dropped world is gone after a restart', async () => {
  const mock = connect((await start()).origin);
  await mock.world({ id: 'kept' });
  await (await mock.world({ id: 'dropped' })).drop();
  await restart();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"id":"kept"');
  expect(text).not.toContain('"id":"dropped"');
});

test('a file that holds no state is refused with a sentence, and stays as it is', async () => {
  for (const text of ['not json', '{"version":7,"worlds":[]}', '{"version":1,"worlds":[{"id":"a","snapshot":{}}]}']) {
    await writeFile(file, text);
    await expect(start()).rejects.toThrow(`The file ${file} holds no state of this version: name another one`);
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});

/** Another process that holds the lock, until the test ends it. */
async function holder(): Promise<ChildProcess> {
  const script = "require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))";
  const child = spawn(process.execPath, ['-e', script, `${file}.lock`], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a second server on the same file is refused with a sentence, and changes nothing', async () => {
  await connect((await start()).origin).world({ id: 'first' });
  await expect(start()).rejects.toThrow(
    `Another mock server keeps its state in ${file}: stop it, or name another file with --state.`,
  );
  await restart();
  expect(await readFile(file, 'utf8')).toContain('"id":"first"');
});

test('another process that has the file keeps it until it ends, even by a crash', async () => {
  const other = await holder();
  await expect(start()).rejects.toThrow('Another mock server keeps its state in');
  other.kill('SIGKILL');
  await once(other, 'close');
  expect(await readdir(folder)).toEqual(['state.json.lock']);
  await start();
});

test('takes the file over from a lock of an older version', async () => {
  await writeFile(`${file}.lock`, String(process.ppid));
  await start();
});

test('a write that fails leaves no part of the file', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await mkdir(file);
  const writer = new FileWriter(file, () => 'text', 'The state');
  await expect(writer.write()).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['state.json']);
  writer.changed();
  await expect.poll(() => log.mock.lastCall?.join(' ')).toMatch(/^The state could not be written: EISDIR[^\n]*$/);
});

test('a server that cannot start, or that ends, leaves the file to the next', async () => {
  const { origin } = await start();
  const other = join(folder, 'other.json');
  await expect(startMockServer({ port: Number(new URL(origin).port), stateFile: other })).rejects.toThrow('EADDRINUSE');
  await expect(startMockServer({ port: 0, stateFile: join(folder, 'no', 'such') })).rejects.toThrow(
    'cannot be written',
  );
  await running.pop()?.close();
  expect((await readdir(folder)).filter((name) => name.endsWith('.lock'))).toEqual([]);
});
