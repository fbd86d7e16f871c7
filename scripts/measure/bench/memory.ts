import { z } from 'zod';
import type { MemorySample } from './judge';
import { load, type LoadRequest } from './load';
import { measured, mockVisitor, requestOf } from './operations';
import { startMock } from './servers';

/** Until then the worlds fill: each keeps its last 500 calls and 600 activities, and every fourth call is a login. */
const FILLING_CALLS = 40_000;
const CALLS = 100_000;
/** No multiple of the blocks in which a journal drops its oldest calls, so that the samples meet all their sizes. */
const STEP = 2000;

const sample = z.object({ residentMb: z.number(), retainedMb: z.number() });

/** The memory of the mock server every 2,000 calls over 100,000, once its worlds are full. */
export async function memoryOver(worlds: number): Promise<MemorySample[]> {
  const server = await startMock(['--expose-gc', '--import', './scripts/measure/bench/memory-probe.mjs']);
  const requests: LoadRequest[] = [];
  // A world has one operation, because a login ends the session whose cookie it brings.
  while (requests.length < worlds)
    for (const operation of measured.slice(0, worlds - requests.length))
      requests.push(requestOf(operation, await mockVisitor(server.port)));
  try {
    await load(server.port, requests, { amount: FILLING_CALLS });
    const samples: MemorySample[] = [];
    while (samples.length < CALLS / STEP) {
      await load(server.port, requests, { amount: STEP });
      samples.push(sample.parse(await server.ask()));
    }
    return samples;
  } finally {
    await server.stop();
  }
}
