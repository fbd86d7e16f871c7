import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../../pack';
import { median, type Row } from '../quality/row';
import { load, type LoadRequest } from './load';
import { sample } from './memory';
import { measured, mockVisitor, requestOf } from './operations';
import type { Started } from './processes';
import { startFront, startPackage } from './servers';

const COUNTS = [1, 2, 3];
const ROUNDS = 3;
const ROUND_SECONDS = 4;
/** Enough that the balancer spreads them evenly. Each has one operation of the bench. */
const WORLDS = 48;
/** Before the first round. A journal keeps 500 calls, and the rounds bring the rest. */
const FILLING_CALLS = WORLDS * 300;

/** One or several processes behind one nginx. */
interface Group {
  processes: Started[];
  front: Started;
  requests: LoadRequest[];
  /** Memory of all its processes after a forced collection, before it had worlds. */
  emptyMb: number;
}

interface Round {
  /** Requests a second. */
  rate: number;
  /** Of all processes of the group, without nginx. */
  processorMsOfCall: number;
  residentMb: number;
  retainedMb: number;
}

/**
 * `npm run quality -- --only spread`: 1, 2 and 3 processes of the mock server behind nginx, which hashes by the world.
 * They take turns under the same load.
 */
export async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spread-'));
  const groups: Group[] = [];
  try {
    const { singleFile } = await pack();
    for (const count of COUNTS) groups.push(await startGroup(singleFile, folder, count));
    const rounds = groups.map((): Round[] => []);
    for (const { front, requests } of groups) await load(front.port, requests, { amount: FILLING_CALLS });
    for (let n = 0; n < ROUNDS; n += 1)
      for (const [index, group] of groups.entries()) rounds[index]?.push(await round(group));
    return rowsOf(groups, rounds);
  } finally {
    for (const { front, processes } of groups) for (const one of [front, ...processes]) await one.stop();
    rmSync(folder, { recursive: true });
  }
}

async function startGroup(file: string, parent: string, count: number): Promise<Group> {
  const processes: Started[] = [];
  while (processes.length < count) processes.push(await startPackage(file));
  const front = await startFront(mkdtempSync(join(parent, 'nginx-')), processes);
  const emptyMb = sum(await samplesOf(processes), 'retainedMb');
  const requests: LoadRequest[] = [];
  while (requests.length < WORLDS)
    for (const operation of measured) requests.push(requestOf(operation, await mockVisitor(front.port)));
  return { processes, front, requests, emptyMb };
}

async function round({ processes, front, requests }: Group): Promise<Round> {
  await samplesOf(processes);
  const { sent, rate } = await load(front.port, requests, { duration: ROUND_SECONDS });
  const samples = await samplesOf(processes);
  return {
    rate,
    processorMsOfCall: sum(samples, 'processorMs') / sent,
    residentMb: sum(samples, 'residentMb'),
    retainedMb: sum(samples, 'retainedMb'),
  };
}

function samplesOf(processes: readonly Started[]) {
  return Promise.all(processes.map(async ({ ask }) => sample.parse(await ask())));
}

function sum<Name extends string>(rows: readonly { readonly [name in Name]: number }[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

function rowsOf(groups: readonly Group[], rounds: readonly (readonly Round[])[]): Row[] {
  const of = (name: keyof Round) => rounds.map((ofGroup) => median(ofGroup.map((one) => one[name])));
  const ratios = rounds.map((ofGroup) =>
    median(ofGroup.map(({ rate }, n) => rate / (rounds[0]?.[n]?.rate ?? Number.NaN))),
  );
  const list = (values: readonly number[], digits: number) => values.map((one) => one.toFixed(digits)).join(', ');
  const retained = of('retainedMb');
  const ofWorld = retained.map((mb, index) => (mb - (groups[index]?.emptyMb ?? Number.NaN)) / WORLDS);
  const cores = availableParallelism();
  const row = (what: string, figure: string): Row => ({
    property: `Mock server, ${COUNTS.join(', ')} processes behind nginx: ${what}`,
    figure,
    limit: '',
    ok: !figure.includes('NaN'),
    command: 'npm run quality -- --only spread',
  });
  return [
    row(
      `requests a second beside one process, on ${cores} cores that also run nginx and the load`,
      `${list(ratios, 2)} (${list(of('rate'), 0)})`,
    ),
    row('processor time of a call', `${list(of('processorMsOfCall'), 2)} ms`),
    row(`resident memory with ${WORLDS} worlds of some 500 calls, together`, `${list(of('residentMb'), 0)} MB`),
    row('memory that such a world keeps, after forced collections', `${list(ofWorld, 2)} MB`),
  ];
}
