import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worldsConf } from './worlds-conf';

/**
 * Writes `compose.yaml`, and `worlds.conf` with the lines of docs/elsewhere.md. In the network of the containers each
 * process has its own name and the port 4010.
 */
export async function writeCompose(folder: string): Promise<void> {
  const named = worldsConf()
    .replace('listen 127.0.0.1:4010', 'listen 4010')
    .replaceAll(/127\.0\.0\.1:401([1-9])/g, 'workbench-$1:4010');
  await writeFile(join(folder, 'worlds.conf'), named);
  await copyFile('scripts/pack/compose.yaml', join(folder, 'compose.yaml'));
}
