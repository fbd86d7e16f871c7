import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createSecureContext } from 'node:tls';
import { pathOf, type MockResponse } from '../http/http';
import { CliError } from './cli-error';

/** How a server is protected that several people reach. */
export interface Protection {
  /** The texts of both files; without them the server speaks plain http. */
  tls: { cert: Buffer; key: Buffer } | undefined;
  password: string | undefined;
}

/** An option wins over its variable. The process list shows the options of a command, and not its variables. */
export function protectionFrom({
  cert = process.env.TLS_CERTIFICATE_FILE || undefined,
  key = process.env.TLS_KEY_FILE || undefined,
  password = process.env.MOCK_PASSWORD || undefined,
}: { cert?: string | undefined; key?: string | undefined; password?: string | undefined } = {}): Protection {
  if (password === '') throw new CliError('--password is empty: give a password, or leave the option out.');
  return { tls: tlsFrom(cert, key), password };
}

/** @throws CliError for a file that cannot be read, or a key that does not belong to the certificate */
function tlsFrom(cert: string | undefined, key: string | undefined): Protection['tls'] {
  if (cert === undefined && key === undefined) return undefined;
  const tls = {
    cert: read(cert, '--cert (TLS_CERTIFICATE_FILE)', 'its certificate'),
    key: read(key, '--key (TLS_KEY_FILE)', 'its key'),
  };
  try {
    createSecureContext(tls);
    return tls;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error:\w+:/, '') : String(error);
    throw new CliError(
      `"${cert}" and "${key}" are no certificate and its key, in PEM without a passphrase: ${reason}.`,
    );
  }
}

function read(file: string | undefined, option: string, what: string): Buffer {
  if (file === undefined)
    throw new CliError(`HTTPS needs a certificate and its key: name the file of ${what} with ${option}.`);
  try {
    return readFileSync(file);
  } catch {
    throw new CliError(`The file "${file}" of ${option} cannot be read.`);
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Asks for the password of the server (HTTP Basic, RFC 7617; any name). Only the health is open, for balancers and
 * containers. Takes the password from the request: no journal, target or page gets it.
 * @returns for a request, the response that asks; null when the request may go on
 */
export function passwordGate(password: string | undefined): (incoming: IncomingMessage) => MockResponse | null {
  if (password === undefined) return () => null;
  const expected = digest(password);
  return ({ headers, url = '/' }) => {
    const [, given = ''] = /^Basic +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    delete headers.authorization;
    const [, sent = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(given, 'base64').toString()) ?? [];
    // Digests have one length, as the comparison in constant time requires.
    return timingSafeEqual(digest(sent), expected) || pathOf({ url }) === '/__mock/health' ? null : asking();
  };
}

const asking = (): MockResponse => ({
  status: 401,
  headers: [
    ['WWW-Authenticate', 'Basic realm="mock server", charset="UTF-8"'],
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'text/plain'],
  ],
  body: 'This mock server asks for its password: send it by HTTP Basic, with any name.',
});

/** Who can do what to a server that listens on this address; undefined when only its own machine reaches it. */
export function whoReaches(host: string, { tls, password }: Protection): string | undefined {
  if (/^(?:localhost|127\..*|::1)$/.test(host)) return undefined;
  if (password === undefined)
    return 'Whoever reaches this machine can read and change everything here: --password (MOCK_PASSWORD) asks them.';
  return `Whoever knows the password can read and change everything here${tls ? '' : ', and the network can read it: --cert and --key encrypt'}.`;
}
