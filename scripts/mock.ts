import { setFlagsFromString } from 'node:v8';
import { hostName } from '../mock-server/adapters/gate';
import { type MockServer, startMockServer } from '../mock-server/adapters/node';
import { openReplay, RecordedTarget } from '../mock-server/adapters/upstream-files';
import { Target } from '../mock-server/upstream/target';
import type { Upstream } from '../mock-server/upstream/upstream';
import { CliError, listenError, originOf } from './cli/cli-error';
import { type MockOptions, readMockOptions } from './cli/mock-options';

/**
 * `npm run mock`: starts the mock server as a separate process, on http://localhost:4010 unless `--port` and `--host`
 * change it. The package runs the same command (see docs/elsewhere.md). It answers for the names of its own machine,
 * for its host and for those of `--front-host`.
 * @param words the options, see `mockHelp`
 * @returns the server, whose code scripts/start.mjs replaces after a change
 * @throws CliError for a wrong option, a port in use, or a state file that does not fit
 */
export async function main(words: string[] = [], command = 'npm run mock --'): Promise<MockServer> {
  // World state is long-lived garbage; a lower heap-growth factor keeps memory flat. By default V8 lets the process
  // grow to twice the memory before it collects. The bench shows no cost for collecting at 30 % growth.
  setFlagsFromString('--heap-growing-percent=30');
  // The journal keeps the last 500 calls, so most objects of a call outlive one garbage collection, and few outlive
  // two. V8 may expect a long life from the first, and then makes the objects of later calls as old ones. Their
  // collection takes a tenth of the speed, and pauses of 5 ms.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const options = readMockOptions(words, command);
  const { port, host, stateFile } = options;
  const { upstream, said, finish } = await openUpstream(options);
  const server = await startMockServer({
    ...options,
    frontHosts: options.frontHosts.map(hostName),
    webhookHosts: options.webhookHosts.map(hostName),
    upstream,
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'StateFileError') throw new CliError(error.message);
    throw listenError(error, port, command.replace(/ --$/, ''));
  });
  console.log(`Mock server  ${originOf(host, port)}/__mock`);
  for (const line of said) console.log(line);
  if (stateFile !== undefined) console.log(`State        ${stateFile}`);
  if (stateFile !== undefined || finish !== undefined) closeAtSignal(() => Promise.all([server.close(), finish?.()]));
  console.log('Stop with Ctrl+C.');
  return server;
}

/** Opens what answers in the place of the handlers. @throws CliError for a file that does not fit */
async function openUpstream({ target, passed, recordFile, replayFile }: MockOptions): Promise<{
  upstream?: Upstream;
  /** Lines for the user. */
  said: string[];
  /** Writes what is not written yet. */
  finish?: () => Promise<void>;
}> {
  try {
    if (replayFile !== undefined)
      return { upstream: await openReplay(replayFile), said: [`Recording    ${replayFile}`] };
    if (target === undefined) return { said: [] };
    const said = [`Target       ${target} (${passed?.join(', ') ?? 'all operations'})`];
    if (recordFile === undefined) return { upstream: new Target(target, passed), said };
    const upstream = await RecordedTarget.begin(recordFile, target, passed);
    return { upstream, said: [...said, `Recorded to  ${recordFile}`], finish: () => upstream.write() };
  } catch (error) {
    if (error instanceof Error && error.name === 'RecordingError') throw new CliError(error.message);
    throw error;
  }
}

/** Writes the last changes before the process ends. Without a file the signal ends the process at once. */
function closeAtSignal(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The last changes could not be written:', error);
          process.exit(1);
        },
      );
    });
}
