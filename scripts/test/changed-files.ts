import { execFileSync } from 'node:child_process';

const git = (...words: string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * The commit on which the work is based: the fork point from the main branch. On the main branch it is the last commit.
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

/** Includes uncommitted and new files. Leaves deleted files out. */
export function changedFilesSince(base: string): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${added}`.split('\n').filter(Boolean))].sort();
}
