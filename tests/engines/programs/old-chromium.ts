import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The oldest supported Chrome. Others packed it for Linux on x64. Why from npm: docs/decisions/figures.md. */
const spec = '@sparticuz/chromium@107.0.0';
const integrity = 'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==';
const folder = 'node_modules/.cache/engines/chromium-107';

/** Undefined unless it was fetched before. */
export function findOldChromium(): string | undefined {
  const executable = resolve(folder, 'chromium');
  return existsSync(executable) ? executable : undefined;
}

/**
 * Fetches the old Chromium with npm and checks its hash.
 * @throws Error when npm cannot fetch it, or fetches another file
 */
export function fetchOldChromium(): void {
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
}
