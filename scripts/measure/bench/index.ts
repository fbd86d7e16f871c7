import { connect } from '../../../mock-server/client';
import { median, type Row } from '../quality/row';
import { type Figures, judge, type Speed } from './judge';
import { load, type LoadResult } from './load';
import { memoryOver } from './memory';
import { type Measured, measured, mockVisitor, peerVisitor, prismRequest, requestOf } from './operations';
import type { Started } from './processes';
import { findPrism, startMock, startPeer, startPrism } from './servers';

const STARTS = 3;
/** In each round every server is measured in turn, so a busy moment of the machine slows each of them. */
const ROUNDS = 3;
/** A server must have compiled its hot code, so it is loaded this long before the first round too. */
const ROUND_SECONDS = 3;
const WORLDS = 50;

/**
 * `npm run quality -- --only bench`: measures the mock server. Beside it, Prism runs on the same documents, and MSW's
 * own server on collections of @msw/data. Holds every figure to its limit.
 * @throws CliError when npm cannot bring Prism
 */
export async function measure(): Promise<Row[]> {
  const prism = await findPrism();
  const startMs = await starts(prism);
  const speeds: Speed[] = [];
  for (const operation of measured) speeds.push(await speed(prism, operation));
  return judge({ startMs, speeds, ...(await worlds()), memory: await memoryOver(WORLDS) });
}

async function starts(prism: string): Promise<Figures['startMs']> {
  // The first start after a change writes the bundle; later starts reuse it.
  await (await startMock()).stop();
  const mock: number[] = [];
  const theirs: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    mock.push(await timeOf(startMock()));
    theirs.push(await timeOf(startPrism(prism, 'identity-orchestrator')));
  }
  return { mock: median(mock), prism: median(theirs) };
}

async function timeOf(starting: Promise<Started>): Promise<number> {
  const { firstResponseMs, stop } = await starting;
  await stop();
  return firstResponseMs;
}

async function speed(prismFile: string, operation: Measured): Promise<Speed> {
  const servers = {
    mock: await startMock(),
    prism: await startPrism(prismFile, operation.service),
    peer: await startPeer(),
  };
  const requests = {
    mock: requestOf(operation, await mockVisitor(servers.mock.port)),
    prism: prismRequest(operation),
    peer: requestOf(operation, await peerVisitor(servers.peer.port, operation)),
  };
  const loaded = (server: keyof typeof servers): Promise<LoadResult> =>
    load(servers[server].port, [requests[server]], { duration: ROUND_SECONDS });
  const round = async () => ({ mock: await loaded('mock'), prism: await loaded('prism'), peer: await loaded('peer') });
  try {
    await round();
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push(await round());
    return { name: operation.name, isRead: operation.method === 'GET', rounds };
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

async function worlds(): Promise<Pick<Figures, 'newWorldMs' | 'resetMs'>> {
  const server = await startMock();
  const mock = connect(`http://127.0.0.1:${server.port}`);
  const newWorldMs: number[] = [];
  const resetMs: number[] = [];
  for (let n = 0; n < WORLDS; n += 1) {
    const startedAt = performance.now();
    const world = await mock.world();
    const madeAt = performance.now();
    await world.reset();
    newWorldMs.push(madeAt - startedAt);
    resetMs.push(performance.now() - madeAt);
  }
  await server.stop();
  return { newWorldMs, resetMs };
}
