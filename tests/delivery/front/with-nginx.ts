import { request } from './case';
import { startNginx, type FrontServer, type NginxOptions } from './servers';
import { exchange } from './socket';

/** Runs a test before nginx, and stops it. */
export async function withNginx(options: NginxOptions, run: (server: FrontServer) => Promise<void>): Promise<void> {
  const server = await startNginx(options);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

export const ask = async (port: number, text: string) => (await exchange(port, text)).responses[0];
export const statusOf = async (port: number, target: string) => (await ask(port, request('GET', target)))?.status;
