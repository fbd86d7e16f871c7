import { existsSync } from 'node:fs';
import { aptGet } from '../../../scripts/cli/find-browser';

/** Paths of Debian's and Ubuntu's packages (nginx-light, libnginx-mod-http-brotli-static). */
const debian = {
  program: '/usr/sbin/nginx',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/**
 * Debian's nginx with its Brotli module. Without them it installs both, which needs root and apt-get.
 * @throws Error that says what to do, when they cannot be installed
 */
export function findOrInstallNginx(): typeof debian {
  const isThere = (): boolean => Object.values(debian).every((file) => existsSync(file));
  if (!isThere()) aptGet(['nginx-light', 'libnginx-mod-http-brotli-static']);
  if (isThere()) return debian;
  throw new Error(
    'No nginx found: install the Debian packages nginx-light and libnginx-mod-http-brotli-static, then run the command again.',
  );
}
