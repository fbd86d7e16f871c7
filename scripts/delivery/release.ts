import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationFile } from './configuration';

const releaseFolder = 'release';

/** The file by which nginx knows that a folder is the one of its configuration. It has no URL. */
export const releaseFile = (release: string): string => `${releaseFolder}/${release}.txt`;

/** The server file depends on the page and on the configuration of a folder, so a release is both. */
export function releaseOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of ['index.html', configurationFile].map((name) => join(folder, name)))
    hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Puts the name of its release into a folder, and removes the name of an earlier one. */
export function markRelease(folder: string): string {
  const release = releaseOf(folder);
  rmSync(join(folder, releaseFolder), { recursive: true, force: true });
  mkdirSync(join(folder, releaseFolder));
  writeFileSync(join(folder, releaseFile(release)), '');
  return release;
}
