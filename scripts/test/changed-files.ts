import { execFileSync } from 'node:child_process';

const git = (...words: string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * The commit that the work began from: where it left the main branch, or the last commit when it is on the main branch.
 * @returns a hash
 */
export function baseOfWork(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', branch).trim();
      if (base) return base;
    } catch {
      // This clone has no such branch.
    }
  }
  return git('rev-parse', 'HEAD').trim();
}

/** Paths that differ from a commit, in commits since, uncommitted or new. Deleted files are left out. */
export function changedFilesSince(base: string): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${added}`.split('\n').filter(Boolean))].sort();
}
