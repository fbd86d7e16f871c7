import { setFlagsFromString } from 'node:v8';
import { startMockServer } from '../mock-server/adapters/node';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment } from './cli/cli-error';

/** `npm run mock`: the mock server as its own process, on http://localhost:4010 unless PORT and HOST say otherwise. */
export async function main(): Promise<void> {
  // What a world remembers lives long and then goes, which V8 takes for a heap that needs room to grow: it would let
  // the process reach twice the memory before it cleans up. Cleaning at a third more keeps it flat, at no cost that the
  // bench can see.
  setFlagsFromString('--heap-growing-percent=30');
  const port = portFromEnvironment(4010);
  const host = hostFromEnvironment();
  await startMockServer({ port, host }).catch((error: unknown) => {
    throw listenError(error, port, 'npm run mock');
  });
  console.log(`Mock server  ${originOf(host, port)}/__mock`);
  console.log('Stop with Ctrl+C.');
}
