import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { CliError } from '../cli/cli-error';

/**
 * Reads the field `stack` of a logged error.
 * @param folder the source maps of the build that the log names
 * @returns one line for each frame: the place in the bundle and the place in our sources
 * @throws CliError when no map of the folder belongs to the stack
 */
export function symbolicate(stack: string, folder: string): string[] {
  const frames = stack.split(' ').map((frame) => /^([\w.-]+):(\d+):(\d+)$/.exec(frame) ?? []);
  const lines = frames.flatMap(([frame = '', name = '', line, column]) => {
    const file = join(folder, 'auth/assets', `${name}.map`);
    if (!existsSync(file)) return [];
    const place = new SourceMap(JSON.parse(readFileSync(file, 'utf8'))).findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in place
      ? [`${frame}  ${place.originalSource.replace(/^(?:\.\.\/)+/, '')}:${place.originalLine + 1}`]
      : [];
  });
  if (lines.length === 0)
    throw new CliError(`${folder} has no source map of "${stack}": take the one of the build that the log names.`);
  return lines;
}
