import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CliError } from '../cli/cli-error';
import { headerRules, twinSuffixes, type HeaderRule } from './headers';

/** The files that a build may hold, by extension. */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Extensions of the files below /auth/assets/: never a page, which would come without its policy. */
export const assetExtensions = Object.keys(contentTypes).filter((extension) => extension !== '.html');

/**
 * The rules of a built folder. They depend on its page, through the hashes of the inline style and script, and on its
 * runtime
 * configuration, which says whether captcha script and services are on another origin.
 * @throws CliError when the folder holds no build, or a configuration that is no JSON
 */
export function rulesOf(folder: string): HeaderRule[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new CliError('There is nothing built yet: run "npm run build" first.');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const config = readConfiguration(join(folder, 'auth/config.json'));
  const read = (name: string): unknown =>
    typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined;
  return headerRules({
    html,
    captchaOrigins: originsIn(read('captchaScriptUrl')),
    apiOrigins: originsIn(read('bases')),
    files: filesOf(folder),
  });
}

function readConfiguration(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The origins of the absolute addresses in a value; a path is on our own origin and needs no mention. */
function originsIn(value: unknown): string[] {
  const addresses: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return [
    ...new Set(
      addresses.flatMap((address) =>
        typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
      ),
    ),
  ];
}

/** The paths of the files that stand in /auth itself: no path is a file but these and the assets. */
function filesOf(folder: string): string[] {
  return readdirSync(join(folder, 'auth'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !twinSuffixes.includes(extname(entry.name)))
    .map((entry) => `/auth/${entry.name}`)
    .sort();
}
