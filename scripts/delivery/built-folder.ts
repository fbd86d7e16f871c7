import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CliError } from '../cli/cli-error';
import { headerRules, twinSuffixes, type HeaderRule } from './headers';

/** Content types of the files that a build may contain, by extension. */
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

/** Extensions of the files below /auth/assets/. Pages are excluded, because a file there gets no page policy. */
export const assetExtensions = Object.keys(contentTypes).filter((extension) => extension !== '.html');

/**
 * Computes the header rules of a built folder. They depend on the hashes of the page's inline style and script, and on
 * the runtime configuration, which may name other origins for the captcha script and the services.
 * @throws CliError when the folder contains no build, or the configuration is not valid JSON
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

/** Collects the origins of all absolute URLs in a value. Paths belong to our own origin. */
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

/** Paths of the files directly in /auth. Only these and the assets are served as files. */
function filesOf(folder: string): string[] {
  return readdirSync(join(folder, 'auth'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !twinSuffixes.includes(extname(entry.name)))
    .map((entry) => `/auth/${entry.name}`)
    .sort();
}
