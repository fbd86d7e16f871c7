import { CliError } from '../../mock-server/adapters/cli-error';
import { aptGet, onPath } from '../../scripts/cli/find-browser';

/** A program of each package of Debian that the suites of assistive programs use. */
const needed: Readonly<Record<string, string>> = {
  'firefox-esr': 'firefox-esr',
  chromium: 'chromium',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  Xvfb: 'xvfb',
  jwm: 'jwm',
};

/**
 * Installs the programs that are missing, on Debian as root.
 * @throws CliError that says what to do, when one is still missing
 */
export default function findOrInstallPrograms(): void {
  const missing = () => Object.keys(needed).filter((program) => onPath(program) === undefined);
  const packages = missing().map((program) => needed[program] ?? program);
  if (packages.length === 0) return;
  aptGet(packages);
  if (missing().length > 0)
    throw new CliError(`Not found: ${missing().join(', ')}. On Debian run "apt-get install ${packages.join(' ')}".`);
}
