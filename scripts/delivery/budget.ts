import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What /auth/login may load, gzip, in bytes (issue "Foundation", Figures): the sign-in pays for nothing that it does not show. */
export const loginBudget = { scripts: 140 * 1024, styles: 10 * 1024 };

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface Loaded {
  scripts: { files: string[]; gzip: number };
  styles: { files: string[]; gzip: number };
}

/**
 * What a page loads before its screen shows, from Vite's manifest: the entry, the module of the screen, and all that these import.
 * @param modules source modules beside the entry, as paths from the root of the project
 */
export function loadedBy(folder: string, manifestFile: string, modules: readonly string[]): Loaded {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`${key} is not in the build: has the module moved?`);
    if (scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const file of entry.css ?? []) styles.add(file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry) visit(key);
  modules.forEach(visit);
  return { scripts: sized(folder, scripts), styles: sized(folder, styles) };
}

function sized(folder: string, files: Set<string>): { files: string[]; gzip: number } {
  const list = [...files];
  return { files: list, gzip: list.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
