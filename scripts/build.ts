import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { kilobytes, loadedBy, loginBudget } from './delivery/budget';
import { deliveredFolder, uiPageFolder } from './delivery/folders';
import { writeServerFiles } from './delivery/server-files';
import { CliError } from './cli/cli-error';

/** Vite's list of what imports what: for the budget and its test, not for delivery. */
export const manifestFile = 'reports/build/manifest.json';

/** Where the source maps go, in folders as the scripts themselves. */
export const sourceMaps = 'reports/source-maps';

/** What /auth/login loads beside the entry. */
export const loginModules = ['src/features/login/LoginScreen.tsx'];

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/** Replaced in each environment: a twin beside it would go on saying what was built. */
const replaceable = 'auth/config.json';

/**
 * `npm run build`: the production bundle in dist/, compressed once here rather than at each answer, its source maps
 * aside in reports/source-maps/, and the size of the sign-in against its budget. With `--ui-page` the living page of
 * the parts is in it, and it is made for its tests alone.
 */
export async function main(options: string[] = []): Promise<void> {
  // `npm test` has checked the types already when it comes here.
  if (!options.includes('--no-types')) checkTypes();
  if (options.includes('--ui-page')) return bundle(uiPageFolder, { mode: 'ui-page' });
  process.env.VITE_BUILD_ID ??= buildId();
  await bundle(deliveredFolder);
  setSourceMapsAside(deliveredFolder, sourceMaps);
  setManifestAside(deliveredFolder);
  compress(deliveredFolder);
  for (const file of writeServerFiles(deliveredFolder, 'reports/delivery')) console.log(`For a front server: ${file}`);
  reportBudget(deliveredFolder);
}

/**
 * What error pages and logs name beside the version (src/lib/errors/logging.ts): the commit, or what the build server
 * says in BUILD_ID.
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

/** Types first: a bundle of code that does not type-check is not worth having. */
export function checkTypes(): void {
  try {
    execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc'], { stdio: 'inherit' });
  } catch {
    throw new CliError('Not built: the types above are red.');
  }
}

/** Builds into a folder that is emptied first. */
export async function bundle(outDir: string, config: InlineConfig = {}): Promise<void> {
  await build({
    configLoader: 'runner',
    logLevel: 'warn',
    ...config,
    build: { outDir, emptyOutDir: true, ...config.build },
  });
}

/** Every file below a folder, as paths from that folder with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Source maps serve those who read error reports; they are not delivered to everybody. */
function setSourceMapsAside(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of filesBelow(from).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
}

function setManifestAside(folder: string): void {
  mkdirSync(dirname(manifestFile), { recursive: true });
  renameSync(join(folder, '.vite/manifest.json'), manifestFile);
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** Writes a .br and a .gz beside each text file, at the highest quality: it is done once. */
export function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => compressible.test(name) && name !== replaceable)) {
    const content = readFileSync(join(folder, file));
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

function reportBudget(folder: string): void {
  const { scripts, styles } = loadedBy(
    folder,
    manifestFile,
    loginModules.filter((file) => existsSync(file)),
  );
  const line = (what: string, size: number, budget: number): string =>
    `${what} ${kilobytes(size)} of ${kilobytes(budget)}`;
  console.log(
    `/auth/login loads, gzip: ${line('JavaScript', scripts.gzip, loginBudget.scripts)}, ${line('CSS', styles.gzip, loginBudget.styles)}.`,
  );
}
