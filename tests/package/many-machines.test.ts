import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect } from '../../mock-server/client';
import { freePort } from '../../scripts/cli/free-port';
import { findOrInstallNginx } from '../delivery/front/find-nginx';
import { until } from '../engines/user/until';
import { examplesOfPage } from './support/examples';
import { type Running, startUntil } from './support/run';

const { singleFile } = inject('elsewhere');

/** One process behind nginx, with its own state file. */
interface Process {
  port: number;
  running: Running;
}

const processes: Process[] = [];
let work: string;
let front: string;
let stopNginx: () => Promise<void>;

const originOf = ({ port }: Pick<Process, 'port'>): string => `http://localhost:${port}`;

function start(port: number): Promise<Running> {
  const words = ['mock', '--port', String(port), '--strict-worlds', '--state', join(work, `${port}.json`)];
  return startUntil(`${originOf({ port })}/__mock/health`, ['node', singleFile, ...words], {
    cwd: work,
    env: process.env,
  });
}

/** nginx with the lines of docs/elsewhere.md; only their ports are others. */
async function startNginx(port: number): Promise<() => Promise<void>> {
  const lines = (examplesOfPage().find(({ file }) => file === 'worlds.conf')?.text ?? '')
    .replace('listen 127.0.0.1:4010', `listen 127.0.0.1:${port}`)
    .replaceAll(/127\.0\.0\.1:401([1-3])/g, (_, number) => `127.0.0.1:${processes[Number(number) - 1]?.port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${work}/${one};`,
  );
  await writeFile(
    join(work, 'nginx.conf'),
    `daemon off;\nmaster_process off;\npid ${work}/pid;\nerror_log ${work}/error.log;\nevents {}\n` +
      `http {\naccess_log off;\n${temporary.join('\n')}\n${lines}}\n`,
  );
  const child = spawn(findOrInstallNginx().program, ['-c', join(work, 'nginx.conf'), '-p', work], { stdio: 'inherit' });
  const over = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await until(
    'a response of nginx',
    async () => ((await fetch(`http://localhost:${port}/__mock/health`)).ok ? true : undefined),
    async () => '',
  );
  return async () => {
    child.kill('SIGTERM');
    await over;
  };
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'machines-'));
  const ports = [await freePort(), await freePort(), await freePort()];
  for (const port of ports) processes.push({ port, running: await start(port) });
  const port = await freePort();
  stopNginx = await startNginx(port);
  front = `http://localhost:${port}`;
});

afterAll(async () => {
  await stopNginx();
  await Promise.all(processes.map(({ running }) => running.stop()));
  await rm(work, { recursive: true });
});

/** The worlds of one process other than `default`, by name. */
async function worldsOf(one: Process): Promise<string[]> {
  const worlds: { id: string }[] = await (await fetch(`${originOf(one)}/__mock/worlds`)).json();
  return worlds.map(({ id }) => id).filter((id) => id !== 'default');
}

async function processOf(id: string): Promise<Process> {
  for (const one of processes) if ((await worldsOf(one)).includes(id)) return one;
  throw new Error(`No process has the world ${id}.`);
}

const logIn = { body: { username: 'ann.lee', password: 'Sunny-Harbor-42' } };

describe('three processes behind nginx', () => {
  test('keep the scenario of each world, and drop each world where it lives', async () => {
    const worlds = await Promise.all(
      Array.from({ length: 12 }, () => connect(front).world({ scenario: 'locked-out' })),
    );
    for (const world of worlds) expect((await world.visitor().call('login', logIn)).status).toBe(429);
    const spread = await Promise.all(processes.map(worldsOf));
    expect(spread.flat().toSorted()).toEqual(worlds.map(({ id }) => id).toSorted());
    await Promise.all(worlds.map((world) => world.drop()));
    expect((await Promise.all(processes.map(worldsOf))).flat()).toEqual([]);
  });

  test('give a page its world by the address of the visit and then by the cookie', async () => {
    for (const id of ['visit-a', 'visit-b', 'visit-c', 'visit-d']) {
      const world = await connect(front).world({ id });
      await world.clock.set('2031-02-03T09:00:00Z');
      const visit = await fetch(`${front}/__mock?mock-world=${id}`);
      expect(await visit.text()).toContain(`data-world="${id}"`);
      expect(visit.headers.get('set-cookie')).toContain(`mock-world=${id}`);
      const clock = await fetch(`${front}/__mock/clock`, { headers: { Cookie: `a=b; mock-world=${id}` } });
      expect(await clock.text()).toContain('2031-02-03');
      await world.drop();
    }
  });

  test('break a connection', async () => {
    const world = await connect(front).world();
    await world.on('login').times(1).drop();
    await expect(world.visitor().call('login', logIn)).rejects.toThrow();
    expect((await world.visitor().call('login', logIn)).status).toBe(200);
    await world.drop();
  });

  test('say 502 for the worlds of a process that is down, and have them again when it is back', async () => {
    const mine = await connect(front).world();
    await mine.people.create({ like: 'ben', count: 3 });
    const people = (await mine.state.read('persons')).length;
    const down = await processOf(mine.id);
    await down.running.stop();
    const check = () => fetch(`${front}/__mock/state`, { headers: { 'X-Mock-World': mine.id } });
    expect((await check()).status).toBe(502);
    expect((await check()).status).toBe(502);
    for (const other of processes) if (other !== down) expect(await worldsOf(other)).not.toContain(mine.id);
    down.running = await start(down.port);
    expect(await mine.state.read('persons')).toHaveLength(people);
    await mine.drop();
  });

  test('refuse a call into a world that does not exist', async () => {
    const stranger = connect(front).open('nobody-made-it');
    await expect(stranger.clock.now()).rejects.toThrow('There is no world "nobody-made-it" on this server');
    const call = await stranger.visitor().call('checkAuthentication');
    expect([call.status, JSON.stringify(call.body)]).toEqual([404, expect.stringContaining('nobody-made-it')]);
  });
});
