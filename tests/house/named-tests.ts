import { existsSync, readFileSync } from 'node:fs';

const sources = new Map<string, string>();

/**
 * Whether a line of a page, `file`: title, names a test that exists: the file is there and contains the title as it is
 * written in the code.
 */
export function namesATest(line: string): boolean {
  const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(line) ?? [];
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '');
  return title !== '' && (sources.get(file)?.includes(title) ?? false);
}
