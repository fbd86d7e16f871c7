import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Others packed it for serverless functions, for Linux on x64. */
interface Packed {
  readonly package: string;
  /** The registry's hash. */
  readonly integrity: string;
}

/** Versions and hashes never change. Why npm and not a dependency: docs/decisions/engines.md. */
export const oldChromiums = {
  /** The oldest supported Chrome. */
  'chromium-107': {
    package: '@sparticuz/chromium@107.0.0',
    integrity: 'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  },
  /** Below the oldest supported Chrome. */
  'chromium-92': {
    package: 'chrome-aws-lambda@10.1.0',
    integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
} as const satisfies Record<string, Packed>;

export type OldChromium = keyof typeof oldChromiums;

const cache = 'node_modules/.cache/engines';

/** Undefined unless it was fetched before. */
export function findOldChromium(name: OldChromium): string | undefined {
  const executable = resolve(cache, name, 'chromium');
  return existsSync(executable) ? executable : undefined;
}

/**
 * Fetches an old Chromium with npm and checks its hash.
 * @returns the path of the executable
 * @throws Error when npm cannot fetch it, or fetches another file
 */
export function fetchOldChromium(name: OldChromium): string {
  const { package: spec, integrity } = oldChromiums[name];
  const folder = join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = ['pack', spec, '--silent', '--pack-destination', folder];
  const file = join(folder, execFileSync('npm', words, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '');
  const hash = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (hash !== integrity) throw new Error(`npm has fetched another ${spec}: its hash is ${hash}, not ${integrity}.`);
  execFileSync('tar', ['xzf', file, '-C', folder, 'package/bin/chromium.br']);
  const unpacked = join(folder, 'unpacking');
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 });
  rmSync(file);
  rmSync(join(folder, 'package'), { recursive: true });
  // The name must not appear before the file is whole.
  renameSync(unpacked, join(folder, 'chromium'));
  return resolve(folder, 'chromium');
}
