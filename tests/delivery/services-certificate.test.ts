import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificates, type Flaw, makeCertificates, startTlsServices } from './front/certificates';
import { startNames } from './front/names';
import { publicHost, startNginx } from './front/servers';
import { exchange } from './front/socket';
import type { SecureContextOptions } from 'node:tls';

/**
 * nginx checks the services' certificate (see docs/decisions/security-headers.md). An impostor at their address must not
 * receive a password or a session.
 */
const body = 'username=ann.lee&password=Sunny-Harbor-42';
const signIn =
  `POST /api/authentication-service/v0/login HTTP/1.1\r\nHost: ${publicHost}\r\nCookie: session=SECRET\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

let certificates: Certificates;
beforeAll(() => void (certificates = makeCertificates()));
afterAll(() => certificates.remove());

/** The status of a sign-in through nginx, and what the services received of it. */
async function tryToSignIn(flaw: Flaw, options: SecureContextOptions = {}) {
  const services = await startTlsServices({ ...certificates.of(flaw), ...options });
  const names = await startNames({ localhost: '127.0.0.1' });
  const server = await startNginx({
    apiOrigin: new URL(services.origin),
    apiAuthorities: certificates.authority,
    resolver: names.address,
  });
  try {
    const { responses } = await exchange(server.port, signIn, { patience: 5000 });
    return { status: responses[0]?.status, received: services.received() };
  } finally {
    await server.stop();
    await services.close();
    names.close();
  }
}

describe('nginx with the generated file', () => {
  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'passes a sign-in on to services with a right certificate and %s',
    async (only) => {
      const { status, received } = await tryToSignIn('right', { minVersion: only, maxVersion: only });
      expect(status).toBe(200);
      expect(received).toContain(`,"localhost"]${body}`);
    },
  );

  it.each(['other name', 'expired', 'unknown authority'] as const)(
    'sends nothing to services with: %s',
    async (flaw) => {
      expect(await tryToSignIn(flaw)).toEqual({ status: 502, received: '' });
    },
  );
});
