import { existsSync, readFileSync } from 'node:fs';

const sources = new Map<string, string>();

/**
 * Whether a line of a page, `file`: title, names a test that exists. The file must contain the title as the code writes
 * it.
 */
export function namesATest(line: string): boolean {
  const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(line) ?? [];
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '');
  return title !== '' && (sources.get(file)?.includes(title) ?? false);
}
