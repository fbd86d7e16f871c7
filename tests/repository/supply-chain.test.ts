import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

/** What a new or changed package can bring in: another source, an install script, a licence, a newer Node. */
interface LockedPackage {
  integrity: string;
  resolved?: string;
  license?: string | undefined;
  engines?: { node?: string };
  optional?: true;
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

describe('npm ci', () => {
  it('runs no install script of a package', () => {
    const output = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
    expect(output.trim()).toBe('true');
  });

  it('warns of no package that needs a newer Node than ours', () => {
    const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
    const oldest = minVersion(engines.node)?.version ?? '';
    const isRefused = ({ engines: needed, optional }: LockedPackage) =>
      !optional && needed?.node !== undefined && !satisfies(oldest, needed.node);
    expect(isRefused({ integrity: '', engines: { node: '>=22' } })).toBe(true);
    expect(packages.filter(([, one]) => isRefused(one)).map(([path]) => path)).toEqual([]);
  });
});

describe('the repository', () => {
  const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

  /** The places of secrets. Its profiler makes many small calls slow, so this reads all files as one text. */
  async function secretsIn(files: Readonly<Record<string, string>>): Promise<string[]> {
    const content = Object.values(files).join('\n');
    const source = { filePath: 'all-files.txt', content, ext: '.txt', contentType: 'text' } as const;
    const { messages } = await lintSource({ source, options: { config, maskSecrets: true } });
    const placeOf = (offset: number): string => {
      let rest = offset;
      for (const [name, text] of Object.entries(files)) {
        if (rest <= text.length) return `${name}:${text.slice(0, rest).split('\n').length}`;
        rest -= text.length + 1;
      }
      return 'nowhere';
    };
    return messages.map(({ message, range: [start] }) => `${placeOf(start)} ${message}`);
  }

  it('holds no secret of a real service', async () => {
    const names = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    const texts = names.filter((name) => name !== '' && existsSync(name) && !/\.(?:png|jpg|woff2)$/.test(name));
    expect(texts.length).toBeGreaterThan(1000);
    expect(await secretsIn(Object.fromEntries(texts.map((name) => [name, readFileSync(name, 'utf8')])))).toEqual([]);
  });

  it.each([
    ['a token of GitHub', `ghp_${'a1B2c3D4e5'.repeat(3)}a1B2c3`],
    [
      'a private key',
      `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n-----END RSA PRIVATE KEY-----`,
    ],
    ['a password in an address', `https://someone:${'hunter2'.repeat(2)}@db.example.com/x`],
  ])('is refused with %s', async (_name, secret) => {
    const found = await secretsIn({
      'a.txt': 'Nothing.\n',
      'notes.txt': `Text.\nkey: ${secret}\n`,
      'z.txt': 'Nothing.',
    });
    expect(found).toEqual([expect.stringMatching(/^notes\.txt:2 /)]);
  });
});
