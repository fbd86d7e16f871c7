import { createServer } from 'vite';
import { mockServer } from '../mock-server/adapters/vite';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment } from './cli/cli-error';

/**
 * `npm run dev`: the app and the mock server on one origin, http://localhost:5173 unless PORT and HOST say otherwise.
 */
export async function main(): Promise<void> {
  const port = portFromEnvironment(5173);
  const host = hostFromEnvironment();
  // The mock server joins here and not in vite.config.ts, so that no build can ever load it.
  const server = await createServer({
    configLoader: 'runner',
    plugins: [mockServer({ panel: process.env.E2E ? 'asked' : 'always' })],
    // The browser tests want the files as they stood when they began: a reload in the middle of one would fail it.
    server: { host, port, strictPort: true, ...(process.env.E2E && { hmr: false, watch: null }) },
    clearScreen: false,
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw listenError(error, port, 'npm run dev');
  }
  const origin = originOf(host, port);
  console.log(`App          ${origin}/auth/login`);
  console.log(`Mock server  ${origin}/__mock`);
  console.log('Stop with Ctrl+C.');
  server.watcher.on('change', (file) => {
    if (/\/(mock-server|openapi\/generated)\//.test(file))
      console.log('The mock server has changed: start this command again to use it.');
  });
}
