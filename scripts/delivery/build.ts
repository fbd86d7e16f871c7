import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { WEB_BUILD } from '../../src/config/constants';
import { CliError } from '../../mock-server/adapters/cli-error';
import { configurationFile, requireValidConfiguration } from './configuration';
import { kilobytes, sizes } from './page/budget';
import { writeServerFiles } from './server-files';
import { keepSourceMaps } from './source-maps';

/** Vite's manifest of imports, for the budget and its test. No delivery contains it. */
export const manifestFile = 'reports/build/manifest.json';

/** A folder for each of the newest builds. */
export const sourceMaps = 'reports/source-maps';

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/**
 * Makes the folder of a build ready for delivery, and prints the sizes that a user waits for. It compresses each file
 * once here, so no server compresses it for each response. It moves the source maps to reports/source-maps/BUILD/. It
 * fails when a brand of the sample is hard to read, or a size is over its limit.
 */
export function delivery(): Plugin {
  let folder = '';
  return {
    name: 'delivery',
    apply: 'build',
    config() {
      process.env.VITE_BUILD_ID ??= buildId();
    },
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error?: Error) {
        if (error) return;
        keepSourceMaps(folder, `${WEB_BUILD}+${process.env.VITE_BUILD_ID}`, sourceMaps);
        setManifestAside(folder);
        // Each environment adds its own configuration, so the delivery has only the sample.
        rmSync(join(folder, configurationFile), { force: true });
        requireValidConfiguration(folder);
        compress(folder);
        writeServerFiles(folder, 'reports/delivery');
        reportSizes(folder);
      },
    },
  };
}

/**
 * The build id that error pages and logs show beside the version (src/api/logging.ts): BUILD_ID of the
 * environment, else the commit.
 */
function buildId(): string {
  const commit = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' });
  return process.env.BUILD_ID || commit.stdout.trim() || 'without-commit';
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
function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    const content = readFileSync(join(folder, file));
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, best));
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
    throw new CliError(`Over the limit of docs/decisions/figures.md: ${over.join('; ')}. ${folder} holds the build.`);
}
