import { createServer } from 'node:https';
import { makeCertificates } from './certificates';

/** Pages of other deployments, which show an address in a frame and keep the messages that they get. */
export interface HostPages {
  /** The origin of the pages at this host. */
  originOf: (host: string) => string;
  close: () => Promise<void>;
}

/** An address of the page that shows `address` in a frame. */
export const framing = (origin: string, address: string): string => `${origin}/?${encodeURIComponent(address)}`;

const html = `<!doctype html><title>Host page</title><script>
  told = [];
  addEventListener('message', ({ origin, data }) => told.push([origin, data]));
</script><iframe width="800" height="600"></iframe><script>
  document.querySelector('iframe').src = decodeURIComponent(location.search.slice(1));
</script>`;

/**
 * Serves the same page at every host. A response that Playwright makes up would not do: Chromium counts it as a page of
 * the internet, which may show no page of this machine.
 */
export async function startHostPages(): Promise<HostPages> {
  const certificates = makeCertificates();
  const server = createServer(certificates.of('right'), (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  certificates.remove();
  await new Promise<void>((listening, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host pages listen at no port.');
  return {
    originOf: (host) => `https://${host}:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
