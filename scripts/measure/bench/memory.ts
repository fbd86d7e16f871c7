import { z } from 'zod';
import type { MemorySample } from './judge';
import { load, type LoadRequest } from './load';
import { measured, mockVisitor, requestOf } from './operations';
import { startPackage } from './servers';
import { pack } from '../../pack/pack';

/** These calls fill the worlds: each keeps its last 500 calls and 600 activities. Every fourth call is a login. */
const FILLING_CALLS = 40_000;
const CALLS = 100_000;
/** A journal drops its oldest calls in blocks. No multiple of a block, so the samples meet all sizes of the journal. */
const STEP = 2000;

/** What memory-probe.mjs tells. */
const sample = z.object({ residentMb: z.number(), retainedMb: z.number(), processorMs: z.number() });

/** Samples every 2,000 calls over 100,000, once the worlds are full. */
export async function memoryOver(worlds: number): Promise<MemorySample[]> {
  const { singleFile } = await pack();
  const server = await startPackage(singleFile);
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
