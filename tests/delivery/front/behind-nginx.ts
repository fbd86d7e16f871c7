import { freePort } from '../../../scripts/cli/free-port';
import { limitsFrom } from '../../../scripts/delivery/nginx/place';
import { makeCertificates, type Certificates } from './certificates';
import { startNginx, type FrontServer } from './servers';

/** The app as in production: nginx with its generated file and TLS, before the mock server of the tests. */
export interface AppBehindNginx {
  origin: string;
  nginx: FrontServer;
  certificates: Certificates;
  stop: () => Promise<void>;
}

/**
 * Browsers find each name below "localhost" on this machine, and count `company.localhost` as a site. They have to
 * accept a certificate of an unknown authority.
 */
const appHost = 'login.company.localhost';

/** @param mock the origin of the mock server */
export async function startAppBehindNginx(mock: string, configuration: object = {}): Promise<AppBehindNginx> {
  const certificates = makeCertificates();
  const nginx = await startNginx({
    configuration: { showsHome: true, ...configuration },
    tls: { ...certificates.filesOf('right'), plainListen: `127.0.0.1:${await freePort()}` },
    publicOrigins: [new URL(`https://${appHost}`)],
    apiOrigin: new URL(`http://127.0.0.1:${new URL(mock).port}`),
    limits: limitsFrom({}),
  });
  return {
    ...{ nginx, certificates, origin: `https://${appHost}:${nginx.port}` },
    stop: async () => {
      await nginx.stop();
      certificates.remove();
    },
  };
}
