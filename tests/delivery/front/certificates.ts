import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket, type SecureContextOptions } from 'node:tls';

/** What is wrong with the services' certificate. The authority signed `right` for this name and for today. */
export type Flaw = 'right' | 'other name' | 'expired' | 'unknown authority';

export interface Certificates {
  /** The file of the only trusted authority. */
  authority: string;
  of: (flaw: Flaw) => { key: string; cert: string };
  /** Files for nginx. */
  filesOf: (flaw: Flaw) => { certificate: string; key: string };
  remove: () => void;
}

/** The name by which the front servers reach the services. */
const servicesName = 'localhost';

export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const at = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const made = new Map<Flaw, { key: string; cert: string }>();
  const files = new Map<Flaw, { certificate: string; key: string }>();

  for (const authority of ['trusted', 'middle', 'inner', 'unknown']) {
    if (authority === 'trusted' || authority === 'unknown') {
      const names = ['-keyout', `${authority}.key`, '-out', `${authority}.crt`, '-subj', `/CN=${authority}`];
      openssl('req', '-x509', ...newKey, ...names);
    }
    writeFileSync(at(`${authority}.index`), '');
    writeFileSync(
      at(`${authority}.cnf`),
      `[ca]\ndefault_ca=d\n[d]\ndatabase=${authority}.index\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256\n` +
        `policy=p\ncertificate=${authority}.crt\nprivate_key=${authority}.key\n[p]\ncommonName=supplied\n`,
    );
  }
  const issue = (own: string, authority: string, extensions: string, end: string) => {
    // One key of the other kind.
    const kind = own === 'leaf1' ? ['-newkey', 'rsa:2048', '-nodes'] : newKey;
    openssl('req', '-new', ...kind, '-keyout', `${own}.key`, '-out', `${own}.csr`, '-subj', `/CN=${own}`);
    writeFileSync(at(`${own}.ext`), extensions);
    openssl(
      ...['ca', '-batch', '-config', `${authority}.cnf`, '-in', `${own}.csr`, '-out', `${own}.crt`, '-notext'],
      ...['-startdate', '20200101000000Z', '-enddate', end, '-extfile', `${own}.ext`],
    );
  };
  // Public authorities sign with a certificate that another one has signed.
  issue('middle', 'trusted', 'basicConstraints=critical,CA:TRUE\n', '20990101000000Z');
  issue('inner', 'middle', 'basicConstraints=critical,CA:TRUE\n', '20990101000000Z');
  const flaws = [
    ['right', 'inner', servicesName, '20990101000000Z'],
    ['other name', 'trusted', 'services.invalid', '20990101000000Z'],
    ['expired', 'trusted', servicesName, '20200102000000Z'],
    ['unknown authority', 'unknown', servicesName, '20990101000000Z'],
  ] as const;
  for (const [index, [flaw, authority, name, end]] of flaws.entries()) {
    const own = `leaf${index}`;
    issue(own, authority, `subjectAltName=DNS:${name}\n`, end);
    if (authority === 'inner')
      for (const one of ['inner.crt', 'middle.crt']) appendFileSync(at(`${own}.crt`), readFileSync(at(one)));
    files.set(flaw, { certificate: at(`${own}.crt`), key: at(`${own}.key`) });
    made.set(flaw, { key: readFileSync(at(`${own}.key`), 'utf8'), cert: readFileSync(at(`${own}.crt`), 'utf8') });
  }
  return {
    authority: at('trusted.crt'),
    of: (flaw) => made.get(flaw) ?? { key: '', cert: '' },
    filesOf: (flaw) => files.get(flaw) ?? { certificate: '', key: '' },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Services over TLS, which keep everything that a front server sends. */
export interface TlsServices {
  origin: string;
  received: () => string;
  close: () => Promise<void>;
}

export async function startTlsServices(certificate: SecureContextOptions): Promise<TlsServices> {
  let received = '';
  const server = createServer(certificate, (request, response) => {
    received += JSON.stringify([request.headers, request.socket instanceof TLSSocket && request.socket.servername]);
    request.setEncoding('utf8').on('data', (text: string) => (received += text));
    request.on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The services listen at no port.');
  return {
    origin: `https://${servicesName}:${address.port}`,
    received: () => received,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
