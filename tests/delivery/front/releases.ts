import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const assets = 'auth/assets';

/**
 * Makes a release of which every asset has another name than in `folder`, which no real release does, and no compressed
 * twins. The caller removes it.
 */
export function nextReleaseOf(folder: string): string {
  const next = mkdtempSync(join(tmpdir(), 'next-release-'));
  cpSync(folder, next, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const names = new Set(readdirSync(join(next, assets)));
  const renamed = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{7}([\w-])\.(?:js|css|json)\b/g, (name, last: string) =>
      names.has(name) ? name.replace(new RegExp(`${last}(?=\\.\\w+$)`), last === '0' ? '1' : '0') : name,
    );
  for (const name of ['index.html', ...[...names].map((asset) => join(assets, asset))]) {
    const file = join(next, name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    renameSync(file, join(next, renamed(name)));
  }
  return next;
}

/** As an operator does: the new assets first, the page last. Without `keepsOld` the other assets go. */
export function deliver(from: string, to: string, { keepsOld = true } = {}): void {
  cpSync(join(from, assets), join(to, assets), { recursive: true });
  deliverPage(from, to);
  if (keepsOld) return;
  const present = new Set(readdirSync(join(from, assets)));
  for (const name of readdirSync(join(to, assets)))
    if (!present.has(name)) rmSync(join(to, assets, name), { force: true });
}

/** The page alone, which may still lie in a cache. */
export function deliverPage(from: string, to: string): void {
  cpSync(join(from, 'index.html'), join(to, 'index.html.new'));
  renameSync(join(to, 'index.html.new'), join(to, 'index.html'));
  for (const twin of ['br', 'gz']) rmSync(join(to, `index.html.${twin}`), { force: true });
}
