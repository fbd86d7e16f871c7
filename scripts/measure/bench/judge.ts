import { median, quantile, type Row } from '../quality/row';
import type { LoadResult } from './load';

type Rate = Pick<LoadResult, 'rate' | 'p99Ms'>;

/** The results of an operation's rounds. In a round each server was loaded once, in turn. */
export interface Speed {
  name: string;
  isRead: boolean;
  rounds: readonly { mock: Rate; prism: Rate; peer: Rate }[];
}

export interface MemorySample {
  residentMb: number;
  /** After a forced collection. */
  retainedMb: number;
}

export interface Figures {
  startMs: { mock: number; prism: number };
  speeds: readonly Speed[];
  newWorldMs: readonly number[];
  resetMs: readonly number[];
  memory: readonly MemorySample[];
}

const MOST_MS = { p99: 20, newWorld: 50, reset: 50 };
const MOST_MB = 400;
/** Each collection leaves a slightly different amount. A leak of 100 bytes a call is above this limit. */
const MOST_GROWTH = 0.02;

const command = 'npm run quality -- --only bench';

function row(property: string, figure: string, limit: string, ok: boolean): Row {
  return { property: `Mock server: ${property}`, figure, limit, ok, command };
}

/**
 * Times of other machines say nothing. So speed and start are ratios to servers that were measured in the same run. A
 * missing figure is NaN, which fails its limit.
 */
export function judge({ startMs, speeds, newWorldMs, resetMs, memory }: Figures): Row[] {
  return [
    startRow(startMs),
    ...speeds.map(speedRow),
    ...speeds.map(p99Row),
    timeRow('a new world over HTTP', newWorldMs, MOST_MS.newWorld),
    timeRow('reset of a world over HTTP', resetMs, MOST_MS.reset),
    memoryRow(memory),
    growthRow(memory),
  ];
}

function startRow({ mock, prism }: Figures['startMs']): Row {
  const figure = `${(mock / prism).toFixed(2)} (${mock.toFixed(0)} ms, Prism ${prism.toFixed(0)} ms)`;
  return row("start to first response, beside Prism's", figure, '<= 1', mock <= prism);
}

function speedRow({ name, isRead, rounds }: Speed): Row {
  const ratio = (other: 'prism' | 'peer') => median(rounds.map((one) => one.mock.rate / one[other].rate));
  const rate = (server: 'mock' | 'prism' | 'peer') => median(rounds.map((one) => one[server].rate)).toFixed(0);
  const [prism, peer] = [ratio('prism'), ratio('peer')];
  return row(
    `${name}, requests a second beside Prism and MSW's own server over @msw/data`,
    `${prism.toFixed(2)} and ${peer.toFixed(2)} (${rate('mock')} beside ${rate('prism')} and ${rate('peer')})`,
    isRead ? '>= 1 and >= 1' : '>= 1 beside the latter',
    peer >= 1 && (prism >= 1 || !isRead),
  );
}

function p99Row({ name, rounds }: Speed): Row {
  const ms = median(rounds.map(({ mock }) => mock.p99Ms));
  return row(`${name}, p99 at 10 connections`, `${ms} ms`, `<= ${MOST_MS.p99} ms`, ms <= MOST_MS.p99);
}

/** These limits are in ms. A busy moment of the machine would show in the 95th of 100 times, not in the median. */
function timeRow(property: string, times: readonly number[], most: number): Row {
  const ms = median(times);
  const figure = `${ms.toFixed(1)} ms (p95 ${quantile(times, 0.95).toFixed(1)} ms)`;
  return row(`${property}, median`, figure, `<= ${most} ms`, ms <= most);
}

function memoryRow(memory: readonly MemorySample[]): Row {
  const mb = memory.length > 0 ? Math.max(...memory.map(({ residentMb }) => residentMb)) : Number.NaN;
  return row(
    'most resident memory with 50 worlds, as a package',
    `${mb.toFixed(0)} MB`,
    `<= ${MOST_MB} MB`,
    mb <= MOST_MB,
  );
}

/** Memory grows if collections leave more in the last third of the calls than in the middle third. */
function growthRow(memory: readonly MemorySample[]): Row {
  const third = Math.floor(memory.length / 3);
  const retained = (from: number, to?: number) => median(memory.slice(from, to).map(({ retainedMb }) => retainedMb));
  const [middle, last] = [retained(third, 2 * third), retained(2 * third)];
  const growth = last / middle - 1;
  return row(
    'growth over 100,000 calls: memory after forced collections, last third of the calls beside the middle third',
    `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} % (${last.toFixed(1)} MB beside ${middle.toFixed(1)} MB)`,
    `none (within ${MOST_GROWTH * 100} %)`,
    growth <= MOST_GROWTH,
  );
}
