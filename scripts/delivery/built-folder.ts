import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { configurationFile, configurationOf, requireBuild, sampleFile, schemaFile } from './configuration';
import { captchaSourcesOf } from './config-schema';
import { headerRules, twinSuffixes, type HeaderRule } from './headers';

/** The keys are extensions. A build may contain no other files. */
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

/** A page below /auth/assets/ would get no page policy, so pages are excluded. */
export const assetExtensions = Object.keys(contentTypes).filter((extension) => extension !== '.html');

/**
 * The rules depend on the hashes of the page's inline style and script. They also depend on the runtime configuration,
 * which may name other origins for the captcha script and the services.
 * @param isSecure whether browsers reach the app over https only
 * @param configurationFolder the folder with the configuration, if it is another one
 * @throws CliError when the folder contains no build, or the configuration has a wrong field
 */
export function rulesOf(
  folder: string,
  { isSecure = false, configurationFolder = folder }: { isSecure?: boolean; configurationFolder?: string } = {},
): HeaderRule[] {
  requireBuild(folder);
  const { bases, brands, captchaScriptUrl, captchaSources, mobileApp, securityReportsUrl } =
    configurationOf(configurationFolder);
  return headerRules({
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    captcha: captchaSourcesOf(captchaScriptUrl, captchaSources),
    apiOrigins: originsOf(Object.values(bases).filter((base) => base !== undefined)),
    hostOrigins: mobileApp.hostOrigins,
    hasPasskeys: bases.accountSecurity !== undefined,
    hosts: Object.keys(brands),
    files: filesOf(folder),
    isSecure,
    reportsUrl: securityReportsUrl,
  });
}

/** Paths belong to our own origin, so only absolute URLs count. */
function originsOf(addresses: readonly string[]): string[] {
  const urls = addresses.filter((address) => URL.canParse(address));
  return [...new Set(urls.map((address) => new URL(address).origin))];
}

/**
 * Files directly in /auth. Only these and the assets are served as files. The list has the configuration, which the
 * operator adds, but not its sample and its schema.
 */
function filesOf(folder: string): string[] {
  const names = readdirSync(join(folder, 'auth'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !twinSuffixes.includes(extname(entry.name)))
    .map((entry) => `/auth/${entry.name}`);
  return [...new Set([...names, `/${configurationFile}`])]
    .filter((name) => ![`/${sampleFile}`, `/${schemaFile}`].includes(name))
    .sort();
}
