import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type MockServer, startMockServer } from '../../mock-server/adapters/node';
import { readNodeRequest, writeNodeResponse } from '../../mock-server/adapters/node-http';
import { connect } from '../../mock-server/client';
import { fromWebResponse, toWebRequest } from '../../mock-server/http/web';

/** A request that the tester has sent. */
export interface Asked {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

let mock: MockServer;
const running: Server[] = [];

/** Runs a mock server for the tests of a file. Each begins with its first state, and signs in as Ann. */
export function withMockServer(): void {
  beforeAll(async () => {
    mock = await startMockServer({ port: 0 });
  });
  beforeEach(async () => {
    await connect(mock.origin).open('default').reset();
    vi.stubEnv('CONTRACT_USERNAME', 'ann.lee');
    vi.stubEnv('CONTRACT_PASSWORD', 'Sunny-Harbor-42');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    for (const server of running.splice(0)) server.close().closeAllConnections();
  });
  afterAll(() => mock.close());
}

export const mockOrigin = (): string => mock.origin;

/** A service on loopback. `answer` gets each request, and a way to let the mock server answer it. Null hangs up. */
export async function service(
  answer: (asked: Asked, pass: (as?: Partial<Asked>) => Promise<Response>) => unknown,
): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method, url, headers, body } = await readNodeRequest(incoming, mock.origin);
      const { host: _, connection: __, 'content-length': ___, ...own } = headers;
      const asked = { method, url, headers: own, body: Buffer.from(body ?? []).toString('latin1') };
      const pass = async (as?: Partial<Asked>) => {
        const sent = { ...asked, ...as, origin: mock.origin };
        const bytes = sent.body === '' ? null : Buffer.from(sent.body, 'latin1');
        const found = await fetch(toWebRequest({ ...sent, body: bytes }), { redirect: 'manual' });
        return new Response(found.body, found);
      };
      const response = await answer(asked, pass);
      if (response === null) outgoing.destroy();
      if (response instanceof Response) await writeNodeResponse(outgoing, await fromWebResponse(response));
    })();
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

export function refusal(status: number, code: string, { headers }: Asked): Response {
  const traceId = headers['x-trace-id'] ?? '';
  const body = { code, message: 'No.', traceId, errors: [{ code, message: 'No.' }] };
  return Response.json(body, { status, headers: { 'X-Trace-Id': traceId } });
}
