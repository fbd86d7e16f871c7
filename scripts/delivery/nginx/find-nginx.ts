import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Nginx {
  program: string;
  brotliModule: string;
}

/** Paths of Debian's and Ubuntu's packages (nginx-light, libnginx-mod-http-brotli-static). */
const debian: Nginx = {
  program: '/usr/sbin/nginx',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/**
 * Debian's nginx with its Brotli module. Without them it installs both, which needs root and apt-get.
 * @throws Error that says what to do, when they cannot be installed
 */
export function findOrInstallNginx(): Nginx {
  const isThere = (): boolean => existsSync(debian.program) && existsSync(debian.brotliModule);
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'apt-get update -qq && apt-get install -y -qq nginx-light libnginx-mod-http-brotli-static';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      // Test files start at the same time, and apt-get refuses to run twice.
      const once = ['/var/lib/apt', 'sh', '-c', `test -e ${debian.brotliModule} || { ${install}; }`];
      execFileSync('flock', once, { env, stdio: 'ignore' });
    } catch {
      // The error below tells the manual steps.
    }
  }
  if (!isThere())
    throw new Error(
      'No nginx found: install the Debian packages nginx-light and libnginx-mod-http-brotli-static, then run the command again.',
    );
  return debian;
}
