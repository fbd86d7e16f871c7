import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { CliError } from '../../mock-server/adapters/cli-error';

/** For a Chromium that runs as root and without a GPU. It must make no requests of its own. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell comes first. It is the same engine without a window, and opens a page in a third of the time. */
const namesOnPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * With CHROMIUM_PATH, only that Chromium counts. Without it, Playwright's download wins over a browser on the PATH.
 * @returns the path of the executable
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  return existsSync(own) ? own : namesOnPath.map(onPath).find((found) => found !== undefined);
}

/**
 * Without a browser it installs Debian's Chromium, which needs root and apt-get.
 * @returns the path of the executable
 * @throws CliError that says what to do, when none can be installed
 */
export function findOrInstallBrowser(say: (line: string) => void = console.log): string {
  // Older Debian releases have no package for the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!process.env.CHROMIUM_PATH && !findBrowser()) aptGet([name, 'fonts-liberation'], say);
  const found = findBrowser();
  if (found) return found;
  throw new CliError(
    'No browser found: run "npx playwright install chromium", or install Chromium or Chrome, or set CHROMIUM_PATH ' +
      'to its executable, then run the command again.',
  );
}

/**
 * Installs Debian's packages. A package that cannot be installed is missing afterwards.
 * @returns whether this process may install any, with root and apt-get
 */
export function aptGet(packages: readonly string[], say: (line: string) => void = console.log): boolean {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return false;
  const install = `apt-get install -y ${packages.join(' ')}`;
  say(`Installing Debian's ${packages.join(', ')} (${install}) ...`);
  // Test files start at the same time, and apt-get refuses to run twice. A download that broke off is repeated.
  const patience = '-o DPkg::Lock::Timeout=120 -o Acquire::Retries=3';
  const command = `apt-get ${patience} update -qq && ${install} ${patience} -qq --no-install-recommends`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('flock', ['/var/lib/apt', 'sh', '-c', command], { stdio: 'ignore', env });
  return true;
}
