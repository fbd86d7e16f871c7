import { createServer } from 'vite';
import { hostFromEnvironment, listenRefusal, originOf, portFromEnvironment } from './refusal';

/** `npm run dev`: the app and the mock server on one origin, http://localhost:5173 unless PORT and HOST say otherwise. */
export async function main(): Promise<void> {
  const port = portFromEnvironment(5173);
  const host = hostFromEnvironment();
  const server = await createServer({ server: { host, port, strictPort: true }, clearScreen: false });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw listenRefusal(error, port, 'npm run dev');
  }
  const origin = originOf(host, port);
  console.log(`App          ${origin}/auth/login`);
  console.log(`Mock server  ${origin}/__mock`);
  console.log('Stop with Ctrl+C.');
}
