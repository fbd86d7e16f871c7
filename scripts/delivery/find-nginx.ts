import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Nginx {
  program: string;
  brotliModule: string;
}

/** Where Debian and Ubuntu put them (nginx-light, libnginx-mod-http-brotli-static). */
const debian: Nginx = {
  program: '/usr/sbin/nginx',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/**
 * Finds Debian's nginx with its module for Brotli, or installs both where that can be done (root, apt-get at hand).
 * @throws Error with one sentence that says what to do, when they cannot be had
 */
export function findOrInstallNginx(): Nginx {
  const isThere = (): boolean => existsSync(debian.program) && existsSync(debian.brotliModule);
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'nginx-light', 'libnginx-mod-http-brotli-static'], {
        env: environment,
        stdio: 'ignore',
      });
    } catch {
      // The sentence below says what is left to do by hand.
    }
  }
  if (!isThere())
    throw new Error(
      'No nginx found: install the Debian packages nginx-light and libnginx-mod-http-brotli-static, then run the command again.',
    );
  return debian;
}
