import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CliError } from '../../mock-server/adapters/cli-error';
import { configurationFile, readConfiguration, requireBuild, sampleFile, schemaFile } from './configuration';
import { bareOriginsIn, captchaSourcesOf } from './captcha-sources';
import { deliverySchema } from './config-schema';
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
 * @throws CliError when the folder contains no build, or the configuration is not valid JSON
 */
export function rulesOf(
  folder: string,
  { isSecure = false, configurationFolder = folder }: { isSecure?: boolean; configurationFolder?: string } = {},
): HeaderRule[] {
  requireBuild(folder);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const config = readConfiguration(configurationFolder);
  const read = (name: string): unknown =>
    typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined;
  return headerRules({
    html,
    captcha: captchaSourcesOf(read('captchaScriptUrl'), read('captchaSources')),
    apiOrigins: originsIn(read('bases')),
    hostOrigins: hostOriginsIn(read('mobileApp')),
    hasPasskeys: hasField(read('bases'), 'accountSecurity'),
    hosts: deliverySchema.shape.brands.safeParse(read('brands')).success ? Object.keys(Object(read('brands'))) : [],
    files: filesOf(folder),
    isSecure,
    reportsUrl: reportsUrlIn(read('securityReportsUrl')),
  });
}

export function wholeOriginsOf(folder: string): string[] {
  const config = readConfiguration(folder);
  return bareOriginsIn(
    typeof config === 'object' && config !== null ? Reflect.get(config, 'captchaSources') : undefined,
  );
}

/** @throws CliError for anything but a path on our origin or an https URL */
function reportsUrlIn(value: unknown): string | undefined {
  const { data, error } = deliverySchema.shape.securityReportsUrl.safeParse(value);
  if (error) throw new CliError(`securityReportsUrl in config.json ${error.issues[0]?.message ?? 'is wrong'}.`);
  return data;
}

/** They become part of a header and of nginx.conf, so each is an origin and nothing more. */
function hostOriginsIn(mobileApp: unknown): string[] {
  const given: unknown = typeof mobileApp === 'object' && mobileApp !== null && Reflect.get(mobileApp, 'hostOrigins');
  return Array.isArray(given) ? originsIn(given) : [];
}

function hasField(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value;
}

/** Paths belong to our own origin, so only absolute URLs count. */
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
