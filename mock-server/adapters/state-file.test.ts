import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../client';
import { type MockServer, startMockServer } from './node';

let folder: string;
let file: string;
const running: MockServer[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-state-'));
  file = join(folder, 'state.json');
});
afterEach(async () => {
  vi.useRealTimers();
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
  await world.given.limits({ failedLogins: 2 });
  const before = await world.snapshot();
  expect(before).toMatchObject({ seed: 9, scenario: 'multi-client', limits: { failedLogins: 2 } });

  const again = connect((await restart()).origin).open('mine');
  expect(await again.snapshot()).toEqual(before);
});

test('what is made after a restart never equals what was made before, also in a world that was dropped', async () => {
  const sessions = new Set<string | undefined>();
  /** Rewinds the world to before its sign-in, and signs another person in. */
  async function use({ origin }: MockServer) {
    for (const id of ['mine', 'dropped']) {
      const world = await connect(origin).world({ id });
      for (const person of ['ann', 'ben']) {
        const before = await world.snapshot();
        sessions.add((await world.signIn(person))['session']);
        await world.restore(before);
      }
    }
    await connect(origin).open('dropped').drop();
  }
  await use(await start());
  await use(await restart());
  const kept = connect((await restart()).origin).open('mine');
  sessions.add((await kept.signIn('ann'))['session']);
  expect(sessions.size).toBe(9);
});

test('what a killed process made and never wrote does not come again', async () => {
  const sessions = new Set<string | undefined>();
  for (let n = 0; n < 3; n += 1) {
    const server = await start();
    const written = await readFile(file, 'utf8');
    for (const id of ['default', 'unwritten']) {
      const world = connect(server.origin).open(id);
      sessions.add((await world.signIn('ann'))['session']);
      await world.reset();
      sessions.add((await world.signIn('ben'))['session']);
    }
    await running.pop()?.close();
    await writeFile(file, written);
  }
  expect(sessions.size).toBe(12);
});

test('a clock that runs has gone on over a night, and one that is stopped has not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 18) });
  const mock = connect((await start()).origin);
  for (const id of ['running', 'stopped']) await (await mock.world({ id })).clock.advance({ days: 2 });
  const stopped = await mock.open('stopped').clock.now();
  await mock.open('stopped').clock.freeze();
  vi.setSystemTime(Date.UTC(2026, 10, 29, 9));
  const again = connect((await restart()).origin);
  expect(await again.open('running').clock.now()).toBe(Date.UTC(2026, 11, 1, 9));
  expect(await again.open('stopped').clock.now()).toBe(stopped);
});

test('what a call changes is written after ten seconds, and what the next one changes again', async () => {
  const mock = connect((await start()).origin);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const id of ['one', 'two']) {
    await mock.world({ id });
    vi.advanceTimersByTime(9_999);
    expect(await readFile(file, 'utf8')).not.toContain(`"id":"${id}"`);
    vi.advanceTimersByTime(1);
    expect(await readFile(file, 'utf8')).toContain(`"id":"${id}"`);
  }
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

// It may be any file of the user, so the sentence does not say to delete it.
test('a file that holds no state is refused with a sentence, and stays as it is', async () => {
  for (const text of ['not json', '{"version":7,"worlds":[]}', '{"version":1,"worlds":[{"id":"a","snapshot":{}}]}']) {
    await writeFile(file, text);
    await expect(start()).rejects.toThrow(
      `The file ${file} holds no state of this version: name another one with --state.`,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});

test('a file that a running process keeps is refused with its id, and a dead one keeps none', async () => {
  await start();
  await connect(running[0]?.origin ?? '').world({ id: 'mine' });
  await running.pop()?.close();
  const text = await readFile(file, 'utf8');
  await writeFile(`${file}.lock`, String(process.ppid));
  await expect(start()).rejects.toThrow(
    `Another mock server (process ${process.ppid}) keeps the state file ${file}: stop it, or name another file with --state.`,
  );
  expect(await readFile(file, 'utf8')).toBe(text);
  const { pid } = spawnSync('true');
  for (const left of [String(pid), String(process.pid), '', '-1', '0']) {
    await writeFile(`${file}.lock`, left);
    await start();
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(String(process.pid));
    await running.pop()?.close();
    expect(await readdir(folder)).toEqual(['state.json']);
  }
});

test('a file that cannot be written is refused with a sentence', async () => {
  const nowhere = join(folder, 'no', 'such');
  await expect(startMockServer({ port: 0, stateFile: nowhere })).rejects.toThrow('cannot be written');
});

test('a write that fails leaves nothing behind, which would keep a full disk full', async () => {
  await start();
  await rm(file);
  await mkdir(file);
  await expect(running.pop()?.close()).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['state.json']);
});
