import { setFlagsFromString } from 'node:v8';
import { hostName } from '../mock-server/adapters/gate';
import { startMockServer } from '../mock-server/adapters/node';
import {
  hostFromEnvironment,
  listenError,
  originOf,
  originsFromEnvironment,
  portFromEnvironment,
} from './cli/cli-error';

/**
 * `npm run mock`: starts the mock server as a separate process, on http://localhost:4010 unless PORT and HOST change
 * it. APP_ORIGIN is the origin of the app for links in mails. CORS_ORIGINS lists, with commas, the origins whose pages
 * may call the API. It answers for the names of its own machine and for HOST. A preview before it names its hosts in
 * PUBLIC_ORIGIN and FRONT_HOST.
 */
export async function main(): Promise<void> {
  // World state is long-lived garbage; a lower heap-growth factor keeps memory flat. By default V8 lets the process
  // grow to twice the memory before it collects. The bench shows no cost for collecting at 30 % growth.
  setFlagsFromString('--heap-growing-percent=30');
  const port = portFromEnvironment(4010);
  const host = hostFromEnvironment();
  const [appOrigin] = originsFromEnvironment('APP_ORIGIN');
  const corsOrigins = originsFromEnvironment('CORS_ORIGINS');
  const frontHosts = originsFromEnvironment('PUBLIC_ORIGIN').map((origin) => new URL(origin).hostname);
  const frontHost = process.env.FRONT_HOST;
  if (frontHost) frontHosts.push(hostName(frontHost));
  await startMockServer({ port, host, appOrigin, corsOrigins, frontHosts }).catch((error: unknown) => {
    throw listenError(error, port, 'npm run mock');
  });
  console.log(`Mock server  ${originOf(host, port)}/__mock`);
  console.log('Stop with Ctrl+C.');
}
