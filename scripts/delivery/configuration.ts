import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from '../../src/platform/config';
import { isOwnMachine } from '../../mock-server/wire/own-machine';
import { CliError } from '../cli/cli-error';
import { deliverySchema } from './config-schema';

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

/**
 * Reads the sample until the operator has added a configuration.
 * @throws CliError when the file is not valid JSON
 */
export function readConfiguration(folder: string): unknown {
  const own = join(folder, configurationFile);
  const file = existsSync(own) ? own : join(folder, sampleFile);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** @throws CliError with one sentence, when the configuration is missing, wrong, or leads to the mock server */
export function requireProductionConfiguration(folder: string): void {
  const file = join(folder, configurationFile);
  if (!existsSync(file))
    throw new CliError(
      `${file} is missing: copy ${join(folder, sampleFile)} to it and fill in the addresses of your environment.`,
    );
  const configuration = readConfiguration(folder);
  const { error } = deliverySchema.safeParse(configuration);
  if (error) throw new CliError(`${file} is wrong: ${problemsOf(error).join('; ')}.`);
  const fields = fieldsOfMock(configuration);
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
