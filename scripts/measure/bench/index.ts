import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startProcess, type Started } from '../processes';
import { connect } from '../../../mock-server/client';
import { CliError } from '../../../mock-server/adapters/cli-error';
import { PERSONA_PASSWORD } from '../../../mock-server/world/store/make';
import { median, type Row } from '../quality/row';

/** npx runs these versions, so developers need not install them. */
const PRISM = '@stoplight/prism-cli@5.14.2';
const AUTOCANNON = 'autocannon@9.0.0';
const run = promisify(execFile);

const STARTS = 3;
/** In each round both servers are measured in turn, so a busy moment of the machine slows each of them. */
const ROUNDS = 3;
const TIMES = 50;
/** As many calls as a journal keeps. */
const JOURNAL = 500;
const MOST_STATE_MS = 50;
const MOST_P99_MS = 20;

/**
 * `npm run quality -- --only bench`: measures the mock server beside Prism on the same document. Times of other machines
 * say nothing, so start and speed are ratios to Prism of the same run.
 * @throws CliError when npm cannot bring Prism or autocannon
 */
export async function measure(): Promise<Row[]> {
  const prism = await findPrism();
  return [await startRow(prism), await speedRow(prism), await statesRow()];
}

const startMock = (): Promise<Started> => startProcess(() => ['mock-server/main.mjs'], '/__mock/health');

function startPrism(file: string): Promise<Started> {
  const options = ['mock', 'openapi/generated/identity-orchestrator.json', '--host', '127.0.0.1'];
  return startProcess((port) => [file, ...options, '--port', String(port), ...['--verboseLevel', 'silent']], '/');
}

/** Finds Prism's executable, so that Prism's time does not include npm's. */
async function findPrism(): Promise<string> {
  const words = ['exec', '--yes', '--prefer-offline', `--package=${PRISM}`, '--', 'sh', '-c', 'command -v prism'];
  const { stdout } = await run('npm', words, { timeout: 180_000 }).catch(() => ({ stdout: '' }));
  const file = stdout.trim();
  if (file === '') throw new CliError(`npm could not bring ${PRISM}, which the mock server is compared with.`);
  return file;
}

async function startRow(prismFile: string): Promise<Row> {
  const timeOf = async (starting: Promise<Started>): Promise<number> => {
    await using server = await starting;
    return server.firstResponseMs;
  };
  // The first start after a change writes the bundle; later starts reuse it.
  await timeOf(startMock());
  const mocks: number[] = [];
  const prisms: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    mocks.push(await timeOf(startMock()));
    prisms.push(await timeOf(startPrism(prismFile)));
  }
  const [mock, prism] = [median(mocks), median(prisms)];
  return {
    property: "Mock server: start to first response, beside Prism's",
    figure: `${(mock / prism).toFixed(2)} (${mock.toFixed(0)} ms, Prism ${prism.toFixed(0)} ms)`,
    limit: '<= 0.7',
    ok: mock <= 0.7 * prism,
  };
}

async function speedRow(prismFile: string): Promise<Row> {
  await using mockServer = await startMock();
  await using prismServer = await startPrism(prismFile);
  const origin = `http://127.0.0.1:${mockServer.port}`;
  const world = await connect(origin).world();
  const cookies = Object.entries(await world.signIn('ann')).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const mock = () =>
    load(`${origin}/api/identity-orchestrator/v0/persons/me`, {
      Cookie: cookies.join('; '),
      'X-Mock-World': world.id,
    });
  const prism = () =>
    load(`http://127.0.0.1:${prismServer.port}/persons/me`, { Cookie: 'session=0123456789abcdef; csrf-token=0123' });
  // A server must have compiled its hot code before the first round.
  await mock();
  await prism();
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push({ mock: await mock(), prism: await prism() });
  const ratio = median(rounds.map((round) => round.mock.rate / round.prism.rate));
  const [rate, rateOfPrism] = [rounds.map((one) => one.mock.rate), rounds.map((one) => one.prism.rate)].map(median);
  const p99 = median(rounds.map((one) => one.mock.p99Ms));
  return {
    property: 'Mock server: persons/me, requests a second beside Prism; p99 at 10 connections',
    figure: `${ratio.toFixed(2)} (${rate?.toFixed(0)} beside ${rateOfPrism?.toFixed(0)}); ${p99} ms`,
    limit: `>= 1; <= ${MOST_P99_MS} ms`,
    ok: ratio >= 1 && p99 <= MOST_P99_MS,
  };
}

const resultSchema = z.object({
  errors: z.number(),
  non2xx: z.number(),
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
});

/** @throws CliError when a request was refused or its connection broke: then the figures would compare nothing */
async function load(url: string, headers: Record<string, string>): Promise<{ rate: number; p99Ms: number }> {
  const options = Object.entries({ Accept: 'application/json', ...headers }).flatMap(([name, value]) => [
    '--headers',
    `${name}=${value}`,
  ]);
  const { stdout } = await run('npx', [
    ...['--yes', AUTOCANNON, '--json', '--no-progress', '--connections', '10', '--duration', '3'],
    ...options,
    url,
  ]);
  const { errors, non2xx, requests, latency } = resultSchema.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) throw new CliError(`${url}: ${errors} requests broke, and ${non2xx} were refused.`);
  return { rate: requests.average, p99Ms: latency.p99 };
}

/** What a tester waits for between two tests. */
async function statesRow(): Promise<Row> {
  await using server = await startMock();
  const mock = connect(`http://127.0.0.1:${server.port}`);
  const made = await medianTime(() => mock.world());
  const world = await mock.world();
  for (let n = 0; n < JOURNAL; n += 1)
    await world.visitor().call('login', { body: { username: 'ann.lee', password: PERSONA_PASSWORD } });
  const visitor = world.visitor();
  const calls = await world.journal.list();
  const rewound = await medianTime(async () => {
    const { status } = await visitor.fetch(`/__mock/journal/${calls.pop()?.id}/rewind`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (status !== 200) throw new CliError(`A rewind was refused with ${status}.`);
  });
  const reset = await medianTime(() => world.reset());
  const times = [made, reset, rewound];
  return {
    property: `Mock server: a new world, a reset, a rewind in a world of ${JOURNAL} calls; over HTTP, medians`,
    figure: times.map((ms) => `${ms.toFixed(1)} ms`).join(', '),
    limit: `<= ${MOST_STATE_MS} ms each`,
    ok: times.every((ms) => ms <= MOST_STATE_MS),
  };
}

async function medianTime(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const startedAt = performance.now();
    await act();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
