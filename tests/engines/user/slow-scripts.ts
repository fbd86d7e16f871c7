import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The app over a line that does not deliver some scripts yet. */
export interface SlowScripts {
  readonly origin: string;
  letScriptsLoad(): void;
}

/**
 * Serves the app on another port of the same host, and holds scripts back until `letScriptsLoad`. Cookies do not depend
 * on the port, so the user stays in their world.
 */
export async function withSlowScripts(app: string, visit: (at: SlowScripts) => Promise<void>): Promise<void> {
  const held: (() => void)[] = [];
  let isHolding = true;
  const server = createServer((incoming, outgoing) => {
    const pass = (): void => {
      const { method, headers, url } = incoming;
      const onward = request(new URL(url ?? '/', app), { method, headers }, (onwardResponse) => {
        outgoing.writeHead(onwardResponse.statusCode ?? 502, onwardResponse.rawHeaders);
        onwardResponse.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    if (isHolding && (incoming.url ?? '').endsWith('.js')) held.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo;
  try {
    await visit({
      origin: `http://localhost:${port}`,
      letScriptsLoad() {
        isHolding = false;
        for (const pass of held.splice(0)) pass();
      },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
