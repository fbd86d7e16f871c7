import { createServer } from 'vite';
import { mockServer } from '../mock-server/adapters/vite';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment } from './cli/cli-error';
import { tryPort } from './cli/free-port';
import { addressVariables, readOptions } from './cli/read-options';
import { siteOfVisit } from './delivery/vite-plugins';
import { plainRequests } from './delivery/plain-requests';

const about = {
  command: 'npm run dev --',
  help: 'Usage: npm run dev\nIt takes no options. PORT and HOST say where it listens, for example "PORT=5174 npm run dev".',
  variables: addressVariables,
};

/**
 * `npm run dev`: serves the app and the mock server on one origin, http://localhost:5173 unless PORT and HOST change
 * it.
 * @throws CliError for any option, and for a port in use
 */
export async function main(words: string[]): Promise<void> {
  readOptions(about, words, {});
  const port = portFromEnvironment(5173);
  const host = hostFromEnvironment();
  const refuse = (error: unknown): never => {
    throw listenError(error, port, 'npm run dev');
  };
  // Vite replaces its cache before it tries the port, and another server may use that cache.
  await tryPort(port, host).catch(refuse);
  // A plugin in vite.config.ts could put the mock server into a build, so it is added here.
  const server = await createServer({
    configLoader: 'runner',
    plugins: [siteOfVisit(), plainRequests(), mockServer({ panel: process.env.E2E ? 'asked' : 'always' })],
    // A file change would reload the page and fail a browser test, so tests switch off watching.
    server: { host, port, strictPort: true, ...(process.env.E2E && { hmr: false, watch: null }) },
    clearScreen: false,
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    refuse(error);
  }
  const origin = originOf(host, port);
  console.log(`App          ${origin}/auth/login`);
  console.log(`Mock server  ${origin}/__mock`);
  console.log('Stop with Ctrl+C.');
}
