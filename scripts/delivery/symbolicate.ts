import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CliError } from '../../mock-server/command/cli-error';
import { sourceMapsOf } from './source-maps';

const loggedError = z.object({ build: z.string(), stack: z.string() });

/**
 * Reads where a logged error was thrown.
 * @param entry the entry of the log, as JSON
 * @param folder where the builds keep their source maps
 * @returns one line for each frame: the place in the bundle and the place in our sources
 * @throws CliError when the entry has no build or stack, or no map belongs to it
 */
export function symbolicate(entry: string, folder: string): string[] {
  const { data } = loggedError.safeParse(parsed(entry));
  if (data === undefined)
    throw new CliError('The logged error, as JSON, needs the fields build and stack: copy it from the log.');
  const { build, stack } = data;
  const maps = sourceMapsOf(build, folder);
  if (!existsSync(maps))
    throw new CliError(`${folder} has no source maps of the build ${build}: copy them from its pipeline.`);
  const frames = stack.split(' ').map((frame) => /^([\w.-]+):(\d+):(\d+)$/.exec(frame) ?? []);
  const lines = frames.flatMap(([frame = '', name = '', line, column]) => {
    const file = join(maps, 'auth/assets', `${name}.map`);
    if (!existsSync(file)) return [];
    const place = new SourceMap(JSON.parse(readFileSync(file, 'utf8'))).findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in place
      ? [`${frame}  ${place.originalSource.replace(/^(?:\.\.\/)+/, '')}:${place.originalLine + 1}`]
      : [];
  });
  if (lines.length === 0) throw new CliError(`${maps} has no source map of "${stack}".`);
  return lines;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
