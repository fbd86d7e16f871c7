import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../../mock-server/adapters/cli-error';
import { aptGet, onPath } from '../../../scripts/cli/find-browser';
import { fetchOldChromium, findOldChromium } from './old-chromium';

export const engineNames = ['firefox', 'webkit', 'chromium-107'] as const;

export type EngineName = (typeof engineNames)[number];

interface Source {
  find(): string | undefined;
  /** @throws Error when it cannot be installed here */
  install(): unknown;
  /** Tells a developer what to do, in one sentence. */
  readonly missing: string;
}

const sources: Readonly<Record<EngineName, Source>> = {
  firefox: {
    find: findFirefox,
    install: () => aptGet(['firefox-esr']),
    missing: 'No Firefox found: install it from https://www.firefox.com, or set FIREFOX_PATH to its executable.',
  },
  webkit: {
    find: findWebKit,
    install: () => aptGet(['webkit2gtk-driver', 'xvfb', 'jwm']),
    missing:
      'No WebKitGTK found: on Debian or Ubuntu run "apt-get install webkit2gtk-driver xvfb jwm"; other systems have none.',
  },
  'chromium-107': {
    find: findOldChromium,
    install: fetchOldChromium,
    missing: 'No Chromium 107 found: it needs Linux on x64 and a registry of npm packages.',
  },
};

/** For WebKit this is its driver. Undefined when the engine is not installed. */
export function findEngine(name: EngineName): string | undefined {
  return sources[name].find();
}

export function howToInstall(name: EngineName): string {
  return sources[name].missing;
}

/**
 * Installs missing engines: Debian's packages as root, the old Chromium from npm.
 * @throws CliError that says what to do, when one cannot be installed
 */
export default function findOrInstallEngines(): void {
  for (const name of engineNames) {
    const { find, install, missing } = sources[name];
    if (find() !== undefined) continue;
    try {
      install();
    } catch {
      // The sentence below says what to do.
    }
    if (find() === undefined) throw new CliError(missing);
  }
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
