import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { kilobytes, sizes } from './delivery/page/budget';
import {
  configurationFile,
  requireBuild,
  requireProductionConfiguration,
  requireValidConfiguration,
} from './delivery/configuration';
import { deliveredFolder } from './delivery/folders';
import { markRelease } from './delivery/release';
import { keepSourceMaps } from './delivery/source-maps';
import { writeServerFiles } from './delivery/server-files';
import { CliError } from './cli/cli-error';
import { readOptions } from './cli/read-options';
import { WEB_BUILD } from '../src/platform/constants';

/** Vite's manifest of imports, for the budget and its test. No delivery contains it. */
export const manifestFile = 'reports/build/manifest.json';

/** A folder for each of the newest builds. */
export const sourceMaps = 'reports/source-maps';

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;

const about = {
  command: 'npm run build --',
  help: `Usage: npm run build [-- options]
  --no-types             leaves out the check of the types
  --server-files FOLDER  builds nothing; writes the server files of a folder that has its configuration`,
};

const options = {
  'no-types': { type: 'boolean' },
  'server-files': { type: 'string' },
} as const;

/**
 * `npm run build`: builds the production bundle in dist/ and prints the sizes that a user waits for. It compresses each
 * file once here, so no server compresses it for each response. It moves the source maps to reports/source-maps/BUILD/.
 * `--server-files=FOLDER` builds nothing. It writes the server files of a folder that has its configuration.
 * @throws CliError for an unknown option, when the code does not type-check, a brand of the sample is hard to read, or a
 *   size is over its limit
 */
export async function main(words: string[] = []): Promise<void> {
  const { values } = readOptions(about, words, { options });
  if (values['server-files'] !== undefined) return serverFilesOf(values['server-files']);
  // `npm test` checks the types in a separate step.
  if (!values['no-types']) checkTypes();
  process.env.VITE_BUILD_ID ??= buildId();
  await bundle(deliveredFolder);
  keepSourceMaps(deliveredFolder, `${WEB_BUILD}+${process.env.VITE_BUILD_ID}`, sourceMaps);
  setManifestAside(deliveredFolder);
  // Each environment adds its own configuration, so the delivery has only the sample.
  rmSync(join(deliveredFolder, configurationFile), { force: true });
  requireValidConfiguration(deliveredFolder);
  compress(deliveredFolder);
  tellServerFiles(deliveredFolder);
  reportSizes(deliveredFolder);
}

function tellServerFiles(folder: string): void {
  for (const file of writeServerFiles(folder, 'reports/delivery')) console.log(`For a front server: ${file}`);
}

/** @throws CliError when the folder is not ready for production */
function serverFilesOf(folder: string): void {
  requireBuild(folder);
  requireProductionConfiguration(folder);
  console.log(`Release: ${markRelease(folder)}`);
  tellServerFiles(folder);
}

/**
 * The build id that error pages and logs show beside the version (src/platform/logging.ts): BUILD_ID of the
 * environment, else the commit.
 */
function buildId(): string {
  if (process.env.BUILD_ID) return process.env.BUILD_ID;
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'without-commit';
  }
}

/**
 * Runs before the bundler, because the bundler ignores type errors.
 * @throws CliError for an unknown option, when the code does not type-check
 */
export function checkTypes(): void {
  try {
    execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-b'], { stdio: 'inherit' });
  } catch {
    throw new CliError('Not built: the types above are red.');
  }
}

export async function bundle(outDir: string, config: InlineConfig = {}): Promise<void> {
  await build({
    configLoader: 'runner',
    logLevel: 'warn',
    ...config,
    build: { outDir, emptyOutDir: true, ...config.build },
  });
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function setManifestAside(folder: string): void {
  mkdirSync(dirname(manifestFile), { recursive: true });
  renameSync(join(folder, '.vite/manifest.json'), manifestFile);
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** Writes a .br and a .gz file beside each text file. It uses the highest quality, because it runs once per build. */
export function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    const content = readFileSync(join(folder, file));
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** @throws CliError when a size is over its limit */
function reportSizes(folder: string): void {
  const measured = sizes(folder, manifestFile);
  console.log('After gzip:');
  for (const { what, gzip, limit } of measured) console.log(`  ${kilobytes(gzip)} of ${kilobytes(limit)}  ${what}`);
  const over = measured.filter(({ gzip, limit }) => gzip > limit).map(({ what }) => what);
  if (over.length > 0)
    throw new CliError(`Over the limit of docs/decisions/figures.md: ${over.join('; ')}. dist/ holds the build.`);
}
