import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { MockResponse } from '../http/http';
import { respond, worldCookie } from '../server/server';
import type { Surroundings } from '../world/world';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { preflightResponse, sharingHeaders } from './cross-origin';
import { hostName, refusalAtGate } from './gate';
import { readNodeRequest, toOriginForm, writeNodeResponse } from './node-http';
import { pageOnDisk } from './page-on-disk';
import { passwordGate, type Protection } from './shared-server';
import { StateFile } from './state-file';
import { textsOnDisk } from './texts-on-disk';

export interface MockServer {
  /** For example `http://127.0.0.1:4010`. */
  origin: string;
  worlds: Worlds;
  /** Stops listening, and writes changes to the state file. @throws the error of the write */
  close: () => Promise<void>;
}

export interface MockServerOptions extends Partial<Protection>, Surroundings {
  port: number;
  host?: string;
  /** The origin of the app, for links in mails; by default the host that the browser asked. */
  appOrigin?: string | undefined;
  /** Origins whose pages may call the API (CORS), with cookies; by default none. */
  corsOrigins?: readonly string[];
  /** Further host names, of a front server before this one. */
  frontHosts?: readonly string[];
  /** For every new world that names no scenario. */
  scenario?: string | undefined;
  /** Only `POST /__mock/worlds` makes worlds, and not the first call into one. */
  strictWorlds?: boolean;
  /** Keeps the state of all worlds in this file, also over a restart. */
  stateFile?: string | undefined;
}

/**
 * Port 0 takes any free port.
 * @throws the error of `listen` (EADDRINUSE when the port is taken)
 * @throws StateFileError when the state file cannot be written or does not fit
 */
export async function startMockServer({
  port,
  host = '127.0.0.1',
  appOrigin,
  corsOrigins = [],
  frontHosts = [],
  overrides,
  upstream,
  readPageFile = pageOnDisk,
  scenario,
  readScenarios,
  strictWorlds,
  stateFile,
  tls,
  password,
}: MockServerOptions): Promise<MockServer> {
  const surroundings = { overrides, upstream, readPageFile, readScenarios };
  const worlds = new Worlds(seedWorld, textsOnDisk, scenario, surroundings, strictWorlds);
  const state = stateFile === undefined ? undefined : await StateFile.open(stateFile, worlds);
  const gate = {
    hosts: [hostName(host), ...frontHosts],
    origins: [...corsOrigins, ...(appOrigin === undefined ? [] : [appOrigin])],
  };
  const askPassword = passwordGate(password);
  let origin = '';
  const listener: RequestListener = (incoming, response) => {
    toOriginForm(incoming);
    void (async () => {
      const asking = askPassword(incoming);
      // A browser sends no password with the preflight of a page of another origin.
      if (asking && incoming.method !== 'OPTIONS') return writeNodeResponse(response, asking);
      // Links in mails lead to the host that the user visited: this server, or the proxy in front of it.
      const host = incoming.headers.host;
      const isForwarded = frontHosts.length > 0 && incoming.headers['x-forwarded-proto'] === 'https';
      const protocol = tls || isForwarded ? 'https' : 'http';
      const request = await readNodeRequest(incoming, host ? `${protocol}://${host}` : origin);
      if (appOrigin !== undefined) request.appOrigin = appOrigin;
      const refusal = refusalAtGate(request, gate);
      if (refusal) return writeNodeResponse(response, refusal);
      const found = preflightResponse(request, corsOrigins) ?? asking ?? (await respond(worlds, request)) ?? notFound();
      state?.changed();
      if (request.method !== 'OPTIONS') found.headers.push(...sharingHeaders(request, corsOrigins));
      const cookie = worldCookie(request);
      if (cookie) found.headers.push(['Set-Cookie', cookie]);
      return writeNodeResponse(response, found);
    })().catch((error: unknown) => {
      // The client has disconnected, so nobody would read a response.
      if (incoming.destroyed && !incoming.complete) return;
      console.error('The mock server failed to answer:', error);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain' })
          .end('The mock server failed to answer; its console says why.');
    });
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  // Only the client ends a connection that it keeps. If the server did, a request on its way would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  origin = `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`;
  return {
    origin,
    worlds,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      state?.close();
    },
  };
}

function notFound(): MockResponse {
  return {
    status: 404,
    headers: [['Content-Type', 'text/plain']],
    body: 'The mock server answers under /api, /__mock and /outside.',
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
