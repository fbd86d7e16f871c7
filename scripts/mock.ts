import { setFlagsFromString } from 'node:v8';
import { hostName } from '../mock-server/adapters/gate';
import { type MockServer, startMockServer } from '../mock-server/adapters/node';
import { Target } from '../mock-server/upstream/target';
import { CliError, listenError, originOf } from './cli/cli-error';
import { readMockOptions } from './cli/mock-options';

/**
 * `npm run mock`: starts the mock server as a separate process, on http://localhost:4010 unless `--port` and `--host`
 * change it. The package runs the same command (see docs/elsewhere.md). It answers for the names of its own machine, for
 * its host and for those of `--front-host`.
 * @param words the options, see `mockHelp`
 * @throws CliError for a wrong option, a port in use, or a state file that does not fit
 */
export async function main(words: string[] = [], command = 'npm run mock --'): Promise<void> {
  // World state is long-lived garbage; a lower heap-growth factor keeps memory flat. By default V8 lets the process
  // grow to twice the memory before it collects. The bench shows no cost for collecting at 30 % growth.
  setFlagsFromString('--heap-growing-percent=30');
  const options = readMockOptions(words, command);
  const { port, host, target, passed, stateFile } = options;
  const server = await startMockServer({
    ...options,
    frontHosts: options.frontHosts.map(hostName),
    webhookHosts: options.webhookHosts.map(hostName),
    upstream: target === undefined ? undefined : new Target(target, passed),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'StateFileError') throw new CliError(error.message);
    throw listenError(error, port, command.replace(/ --$/, ''));
  });
  console.log(`Mock server  ${originOf(host, port)}/__mock`);
  if (target !== undefined) console.log(`Target       ${target} (${passed?.join(', ') ?? 'all operations'})`);
  if (stateFile !== undefined) {
    console.log(`State        ${stateFile}`);
    closeAtSignal(server);
  }
  console.log('Stop with Ctrl+C.');
}

/** Writes the last changes before the process ends. Without a state file the signal ends the process at once. */
function closeAtSignal(server: MockServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The state could not be written:', error);
          process.exit(1);
        },
      );
    });
}
