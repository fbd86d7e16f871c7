import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { withBrandSettings, type BrandSettings } from '../../src/config/brand-schema';
import { problemsOf } from '../../src/config/config';
import { isOwnMachine } from '../../mock-server/http/own-machine';
import { CliError } from '../../mock-server/adapters/cli-error';
import { deliverySchema } from './config-schema';
import { contrastProblems } from './brand-contrast';

export const configurationFile = 'auth/config.json';

/** The build delivers this file, with placeholders, instead of the configuration. */
export const sampleFile = 'auth/config.sample.json';

/** `npm run generate` writes the schema. */
export const schemaFile = 'auth/config.schema.json';

/** The configuration of development, whose addresses are those of the mock server. */
export const developmentFolder = 'public';

/** @throws CliError when a folder contains no build */
export function requireBuild(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new CliError('There is nothing built yet: run "npm run build" first.');
}

function fileIn(folder: string): string {
  const own = join(folder, configurationFile);
  return existsSync(own) ? own : join(folder, sampleFile);
}

/**
 * Reads the sample until the operator has added a configuration.
 * @throws CliError when the file is not valid JSON
 */
function readConfiguration(folder: string): unknown {
  const file = fileIn(folder);
  try {
    return withBrandSettings(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CliError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

type Configuration = z.infer<typeof deliverySchema>;

/** @throws CliError with one sentence that names the wrong fields, or other `problems` of the file */
export function configurationOf(
  folder: string,
  problems: (configuration: Configuration) => readonly string[] = () => [],
): Configuration {
  const { data, error } = deliverySchema.safeParse(readConfiguration(folder));
  const found = error ? problemsOf(error) : problems(data);
  if (error || found.length > 0) throw new CliError(`${fileIn(folder)} is wrong: ${found.join('; ')}.`);
  return data;
}

/**
 * Checks every field, the contrasts of each brand, and that the folder has the marks.
 * @throws CliError with one sentence that names the fields
 */
export function requireValidConfiguration(folder: string): Configuration {
  return configurationOf(folder, ({ brandSettings, productionHosts }) => [
    ...brandProblems(folder, brandSettings),
    ...hostProblems(productionHosts),
  ]);
}

/** Fields that nothing reads, such as one with a wrong letter: "brandSettings.acme.colors". */
export function unknownFieldsOf(folder: string): string[] {
  return droppedIn(readConfiguration(folder), requireValidConfiguration(folder)).filter((name) => name !== '$schema');
}

function droppedIn(given: unknown, kept: unknown, at = ''): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [];
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    const field = at === '' ? name : `${at}.${name}`;
    const inner: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    return inner === undefined ? [field] : droppedIn(value, inner, field);
  });
}

/** @throws CliError with one sentence, when the configuration is missing, wrong, or leads to the mock server */
export function requireProductionConfiguration(folder: string): void {
  const file = join(folder, configurationFile);
  if (!existsSync(file))
    throw new CliError(
      `${file} is missing: copy ${join(folder, sampleFile)} to it and fill in the addresses of your environment.`,
    );
  requireValidConfiguration(folder);
  const fields = fieldsOfMock(readConfiguration(folder));
  if (fields.length > 0)
    throw new CliError(
      `${file} has addresses of the mock server (${fields.join(', ')}): replace them by those of your environment.`,
    );
}

/** An address of the mock server is a path below /outside or /__mock, or on this machine. */
export function fieldsOfMock(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return isOfMock(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    fieldsOfMock(inner, at === '' ? name : `${at}.${name}`),
  );
}

function isOfMock(text: string): boolean {
  if (!text.startsWith('/') && !/^https?:/i.test(text)) return false;
  const { hostname, pathname } = new URL(text, 'http://own.invalid');
  return /^\/(?:outside|__mock)(?:\/|$)/.test(pathname) || isOwnMachine(hostname);
}

/** What the schema does not say of brands: contrasts, and files of marks. One sentence for each problem, with the field. */
function brandProblems(folder: string, brandSettings: Readonly<Record<string, BrandSettings>>): string[] {
  return Object.entries(brandSettings).flatMap(([name, brand]) =>
    [
      ...contrastProblems(brand),
      ...Object.entries(brand.mark ?? {}).flatMap(([scheme, path]) =>
        markProblems(folder, path).map((problem) => `mark.${scheme} ${problem}`),
      ),
    ].map((problem) => `brandSettings.${name}.${problem}`),
  );
}

/** A page would lead its users to itself, without end. */
function hostProblems(productionHosts: Readonly<Record<string, string>>): string[] {
  return Object.entries(productionHosts).flatMap(([host, production]) =>
    host.toLowerCase() === production.toLowerCase() ? [`productionHosts.${host} must be another host`] : [],
  );
}

/** No browser runs or loads these in a picture, so the mark would lack them. */
const active = /<script|<foreignObject|\son\w+\s*=|\b(?:href|src)\s*=\s*["']?(?!["'#])/i;

function markProblems(folder: string, path: string): string[] {
  const file = join(folder, path);
  if (!existsSync(file)) return [`names a file that is not in the folder: ${file}`];
  if (path.endsWith('.svg') && active.test(readFileSync(file, 'utf8')))
    return [`names an SVG file with a script, a handler or a link: ${file}`];
  return [];
}
