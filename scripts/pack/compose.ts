import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli/cli-error';

const page = 'docs/elsewhere.md';

/**
 * Writes `compose.yaml`, and `worlds.conf` with the lines of docs/elsewhere.md. In the network of the containers each
 * process has its own name and the port 4010.
 */
export async function writeCompose(folder: string): Promise<void> {
  const lines = /^```nginx worlds\.conf\n(.*?)^```$/ms.exec(await readFile(page, 'utf8'))?.[1];
  if (lines === undefined) throw new CliError(`${page} has no worlds.conf.`);
  const named = lines
    .replace('listen 127.0.0.1:4010', 'listen 4010')
    .replaceAll(/127\.0\.0\.1:401([1-9])/g, 'workbench-$1:4010');
  await writeFile(join(folder, 'worlds.conf'), named);
  await copyFile('scripts/pack/compose.yaml', join(folder, 'compose.yaml'));
}
