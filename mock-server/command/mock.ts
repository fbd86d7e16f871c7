import { type MockServerOptions, startMockServer } from '../adapters/node';
import { readOverrides } from '../adapters/overrides-file';
import { checkScenarioFiles } from '../seed';
import { Target } from '../upstream/target';
import { CliError, listenError, originOf } from '../adapters/cli-error';
import { whoReaches } from '../adapters/shared-server';
import { readMockOptions } from './mock-options';

/**
 * `npm run mock`: starts the mock server as a separate process, on http://localhost:4010 unless `--port` and `--host`
 * change it. The package runs the same command (see docs/elsewhere.md). The server accepts the names of its own
 * machine, its host and those of `--front-host`.
 * @param words the options, see `mockHelp`
 * @throws CliError for a wrong option, a port in use, a broken scenario file, or a state file that does not fit
 */
export async function main(
  words: string[] = [],
  { command = 'npm run mock --', readPageFile }: { command?: string } & Pick<MockServerOptions, 'readPageFile'> = {},
): Promise<void> {
  const options = readMockOptions(words, command);
  const { port, host, frontHosts, stateFile, target, passed } = options;
  await checkScenarioFiles(options).catch((error: unknown) => {
    throw error instanceof RangeError ? new CliError(error.message) : error;
  });
  const overrides = await readOverrides().catch((error: unknown) => {
    throw error instanceof TypeError ? new CliError(error.message) : error;
  });
  const server = await startMockServer({
    ...options,
    ...{ overrides, readPageFile },
    ...(target !== undefined && { upstream: new Target(target, passed) }),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'StateFileError') throw new CliError(error.message);
    throw listenError(error, port, command.replace(/ --$/, ''));
  });
  console.log(`Mock server  ${originOf((options.tls && frontHosts[0]) || host, port, options.tls)}/__mock`);
  const warning = whoReaches(host, options);
  if (warning !== undefined) console.log(`Network      ${warning}`);
  if (target !== undefined) console.log(`Target       ${target} (${passed?.join(', ') ?? 'all operations'})`);
  if (stateFile !== undefined) console.log(`State        ${stateFile}`);
  closeAtSignal(() => server.close());
  console.log('Stop with Ctrl+C.');
}

/**
 * Writes the last changes before the process ends. A container makes this process 1, for which Linux ignores each signal
 * that has no handler.
 */
function closeAtSignal(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)
    process.once(signal, () => {
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`The last changes could not be written: ${String(error)}`);
          process.exit(1);
        },
      );
    });
}
