import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpServer, Plugin } from 'vite';

/**
 * A client may offer HTTP/2 with its request, as Java's does (`Upgrade: h2c`). Vite listens for upgrades to a websocket
 * and leaves every other one without a response. So the request comes again without the offer, and gets its response.
 */
export function plainRequests(): Plugin {
  return {
    name: 'plain-requests',
    configureServer: ({ httpServer }) => void (httpServer && answerOffers(httpServer)),
    configurePreviewServer: ({ httpServer }) => answerOffers(httpServer),
  };
}

function answerOffers(server: HttpServer): void {
  server.on('upgrade', ({ method, url, headers, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (headers.upgrade?.toLowerCase() === 'websocket') return;
    const lines = rawHeaders.flatMap((name, at) =>
      at % 2 === 0 && !/^(?:upgrade|connection|http2-settings)$/i.test(name) ? [`${name}: ${rawHeaders[at + 1]}`] : [],
    );
    socket.unshift(
      Buffer.concat([Buffer.from(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1'), head]),
    );
    server.emit('connection', socket);
  });
}
