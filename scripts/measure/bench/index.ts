import { connect } from '../../../mock-server/client';
import { generator, send } from './generator';
import type { LoadResult, WireRequest } from './load';
import { makeWorlds, type Measured, measured, mockRequest, prismRequest } from './operations';
import { findPrism, startPrism } from './prism';
import { startProcess, type Started } from './processes';
import { CliError } from '../../cli/cli-error';

const HEALTH = '/__mock/health';
/** Requests before the measurement, so that both servers have compiled their hot code. */
const WARM_UP = 8000;
/** Every server is measured so often, in turn, so that a busy minute of the machine slows each of them. */
const ROUNDS = 5;
/**
 * The requests of a round, and the connections that send them. Reads are faster, and a round of few milliseconds would
 * measure how a server wakes up. Over ten connections the generator sleeps between two of their responses, and the
 * server spends a tenth of its time waking it. The body that restores the tokens to execute limits their number.
 */
const ROUND = { GET: { count: 12_000, connections: 20 }, POST: { count: 3000, connections: 10 } };
/** For the mixed requests that fill the memory. */
const CONNECTIONS = 10;
const LOOKS = 5;

/** A table of figures: its title with the units, and its rows by column. */
export interface BenchTable {
  title: string;
  rows: readonly Readonly<Record<string, string | number>>[];
}

/** What the bench measures. */
export type BenchPart = 'startUp' | 'speed' | 'resets' | 'memory';

/**
 * `npm run bench`: measures how fast the mock server starts, resets and answers, and its memory, with validation and
 * state on. Measures Prism on the same documents in the same run. `--quick` sends a tenth of the requests.
 * @throws CliError for an unknown option
 */
export async function main(options: string[]): Promise<void> {
  const unknown = options.find((option) => option !== '--quick');
  if (unknown) throw new CliError(`"${unknown}" is no option of bench: there is only --quick.`);
  await measure({ scale: options.includes('--quick') ? 10 : 1, onTable: print });
}

/**
 * Measures every part in turn.
 * @param scale divides the number of requests
 * @param onTable receives each table as soon as it is measured
 */
export async function measure({
  scale = 1,
  onTable = () => undefined,
}: {
  scale?: number;
  onTable?: (table: BenchTable) => void;
}): Promise<Record<BenchPart, BenchTable>> {
  const prism = await findPrism();
  if (prism === undefined) console.log('npm could not fetch Prism, so its columns are empty.');
  const told = async (table: Promise<BenchTable>): Promise<BenchTable> => {
    onTable(await table);
    return table;
  };
  return {
    startUp: await told(startUp(prism)),
    speed: await told(speed(prism, scale)),
    resets: await told(resets()),
    memory: await told(memory(200_000 / scale, 20_000 / scale)),
  };
}

const startMock = () =>
  startProcess({ command: () => [process.execPath, ['scripts/start.mjs', 'mock']], path: HEALTH });

async function startUp(prism: string | undefined): Promise<BenchTable> {
  // The first start after a change writes the bundle; later starts reuse it.
  const [first, ...later] = await repeat(4, startMock);
  const theirs = prism === undefined ? [] : await repeat(3, () => startPrism(prism, 'identity-orchestrator'));
  const rows = [
    { server: 'mock, first start after a change', ms: round(first ?? Number.NaN) },
    { server: 'mock (median of 3)', ms: round(median(later)) },
    { server: 'Prism, one of the four documents (median of 3)', ms: theirs.length > 0 ? round(median(theirs)) : '' },
  ];
  return { title: 'Start-up to first answer, ms', rows };
}

async function repeat(times: number, start: () => ReturnType<typeof startProcess>): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const started = await start();
    found.push(started.firstAnswerMs);
    await started.stop();
  }
  return found;
}

/** A server under load. `round` sends a number of requests, each new to the server. */
interface Runner {
  round: (count: number) => Promise<LoadResult>;
  stop: () => Promise<void>;
}

async function speed(prism: string | undefined, scale: number): Promise<BenchTable> {
  const rows: Record<string, string | number>[] = [];
  for (const operation of measured) {
    const count = ROUND[operation.method].count / scale;
    const runners = [await runMock(operation, 1, count), await runMock(operation, 50, count)];
    if (prism !== undefined) runners.push(await runPrism(prism, operation));
    for (const runner of runners) await runner.round(WARM_UP);
    const results: LoadResult[][] = runners.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [i, runner] of runners.entries()) results[i]?.push(await runner.round(count));
    for (const runner of runners) await runner.stop();
    const [one = [], many = [], theirs = []] = results;
    rows.push({
      call: operation.name,
      'mock 1 world /s': figureOf(one, 'rate'),
      p50: figureOf(one, 'p50Ms'),
      p99: figureOf(one, 'p99Ms'),
      'mock 50 worlds /s': figureOf(many, 'rate'),
      'p50 (50)': figureOf(many, 'p50Ms'),
      'p99 (50)': figureOf(many, 'p99Ms'),
      'Prism /s': figureOf(theirs, 'rate'),
      'p50 (Prism)': figureOf(theirs, 'p50Ms'),
      'p99 (Prism)': figureOf(theirs, 'p99Ms'),
      'times Prism':
        theirs.length > 0
          ? median(one.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN))).toFixed(1)
          : '',
      refused: results.flat().reduce((sum, { refused }) => sum + refused, 0),
    });
  }
  const title =
    `Requests a second and latency in ms, sent by ${await generator()}, validation and state on, medians of ` +
    `${ROUNDS} rounds: ${said('GET', scale)}, ${said('POST', scale)}`;
  return { title, rows };
}

function said(method: keyof typeof ROUND, scale: number): string {
  const { count, connections } = ROUND[method];
  return `${count / scale} ${method} over ${connections} connections`;
}

async function runMock(operation: Measured, worlds: number, count: number): Promise<Runner> {
  const mock = await startMock();
  const total = WARM_UP + ROUNDS * count;
  const perWorld = operation.name === 'tokens/execute' ? Math.ceil(total / worlds) : 0;
  return runner(mock, operation, mockRequest(operation, await makeWorlds(mock.port, worlds, perWorld)));
}

async function runPrism(prism: string, operation: Measured): Promise<Runner> {
  return runner(await startPrism(prism, operation.service), operation, prismRequest(operation));
}

function runner({ port, stop }: Started, { method }: Measured, request: (n: number) => WireRequest): Runner {
  const { connections } = ROUND[method];
  let sent = 0;
  return {
    round: (count) => {
      const first = sent;
      sent += count;
      return send({ port, count, connections, request: (n) => request(first + n) });
    },
    stop,
  };
}

async function resets(): Promise<BenchTable> {
  const server = await startMock();
  const world = await connect(`http://127.0.0.1:${server.port}`).world();
  const times: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    const startedAt = performance.now();
    await world.reset();
    times.push(performance.now() - startedAt);
  }
  const records = Object.values((await world.snapshot()).collections).reduce((sum, rows) => sum + rows.length, 0);
  await server.stop();
  const warm = times.slice(10).sort((a, b) => a - b);
  const row = {
    records,
    median: round(median(warm)),
    p95: round(warm[Math.floor(warm.length * 0.95)] ?? Number.NaN),
    first: round(times[0] ?? Number.NaN),
  };
  return { title: 'Reset over HTTP, ms', rows: [row] };
}

/**
 * Measures memory over `total` requests, with a row every `step`. A world keeps its last 500 calls and 200 sessions, so
 * 50 worlds fill up over the first 30,000 requests or so. Only later rows show whether memory grows. Each operation has
 * its own worlds, because a login ends the session whose cookie it brings.
 */
async function memory(total: number, step: number): Promise<BenchTable> {
  const server = await startMock();
  const ready = await makeWorlds(server.port, 50, 0);
  const rows: Record<string, number>[] = [{ requests: 0, 'resident MB': round(server.residentMb()), refused: 0 }];
  const operations = measured.filter(({ name }) => name !== 'tokens/execute');
  const mix = operations.map((operation, own) =>
    mockRequest(
      operation,
      ready.filter((_, n) => n % operations.length === own),
    ),
  );
  const nth = (n: number) => {
    const request = mix[n % mix.length];
    if (!request) throw new Error('There is nothing to send.');
    return request(Math.floor(n / mix.length));
  };
  const { port } = server;
  const sendMixed = (count: number) => send({ port, count, connections: CONNECTIONS, request: nth });
  for (let sent = step; sent <= total; sent += step) {
    let { refused } = await sendMixed(step * 0.9);
    const seen: number[] = [];
    // Takes several readings, because one depends on the phase of the garbage collector.
    for (let look = 0; look < LOOKS; look += 1) {
      refused += (await sendMixed((step * 0.1) / LOOKS)).refused;
      seen.push(server.residentMb());
    }
    rows.push({ requests: sent, 'resident MB': round(median(seen)), refused });
  }
  await server.stop();
  return { title: 'Memory over requests in 50 worlds', rows };
}

/** The median of a figure over the rounds; empty for a server that was not measured. */
function figureOf(rounds: readonly LoadResult[], field: 'rate' | 'p50Ms' | 'p99Ms'): string | number {
  if (rounds.length === 0) return '';
  const figure = median(rounds.map((result) => result[field]));
  return field === 'rate' ? Math.round(figure) : figure.toFixed(2);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function print({ title, rows }: BenchTable): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log(`\n${title}\n${line(names)}\n${line(widths.map((width) => '-'.repeat(width)))}`);
  for (const row of rows) console.log(line(names.map((name) => String(row[name] ?? ''))));
}
