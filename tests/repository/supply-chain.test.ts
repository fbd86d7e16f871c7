import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a new or changed package can bring in: another source, an install script, a licence. */
interface LockedPackage {
  integrity: string;
  resolved?: string;
  license?: string | undefined;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('package-lock.json', () => {
  const isRefused = ({ resolved, integrity }: LockedPackage) =>
    resolved !== undefined || !integrity.startsWith('sha512-');

  it('names no address, and the strong hash of every package', () => {
    expect(packages.filter(([, one]) => isRefused(one)).map(([path]) => path)).toEqual([]);
    expect(isRefused({ integrity: 'sha512-x', resolved: 'https://evil.example/zod/-/zod-4.0.0.tgz' })).toBe(true);
    expect(isRefused({ integrity: 'sha1-x' })).toBe(true);
  });
});

describe('the licences', () => {
  /** Those of tools allow every use and ask for nothing that a delivery would owe: none is in a bundle. */
  const allowed = new Set([
    ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
    ...['CC0-1.0', 'CC-BY-4.0', 'MPL-2.0', '(MIT AND Zlib)', '(MIT OR CC0-1.0)', '(MIT OR GPL-3.0-or-later)'],
  ]);
  const notAllowed = (list: typeof packages) =>
    list.filter(([, { license = 'none' }]) => !allowed.has(license)).map(([path]) => path);

  it('of all packages are on the list of allowed ones', () => {
    expect(notAllowed(packages)).toEqual([]);
  });

  it.each(['AGPL-3.0-only', undefined])('%s is refused', (license) => {
    expect(notAllowed([['node_modules/x', { integrity: '', license }]])).toEqual(['node_modules/x']);
  });
});

it('npm ci runs no install script of a package', () => {
  const output = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(output.trim()).toBe('true');
});
