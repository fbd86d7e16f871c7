import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** As many as the releases whose open pages may still report an error. */
const KEPT_BUILDS = 5;

/** @param build as the log names it: version and build id */
export function sourceMapsOf(build: string, folder: string): string {
  return join(folder, build.replaceAll(/[^\w.+-]/g, '_'));
}

/**
 * Moves the source maps of a build to a folder of its own, where each keeps the path of its script. Developers need them
 * to read error reports, and browsers must not get them. Only the newest builds are kept.
 */
export function keepSourceMaps(from: string, build: string, folder: string): void {
  const own = sourceMapsOf(build, folder);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    renameSync(join(from, file), join(own, file));
  }
  const now = new Date();
  utimesSync(own, now, now);
  const madeAt = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const oldFirst = readdirSync(folder).sort((a, b) => madeAt(a) - madeAt(b));
  for (const name of oldFirst.slice(0, -KEPT_BUILDS)) rmSync(join(folder, name), { recursive: true });
}
