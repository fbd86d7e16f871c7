import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './services';

const run = promisify(execFile);

/**
 * Bundles each source file with its shared components into one OpenAPI document, as JSON text by the given name. Uses
 * Redocly's own command, so lint and generator see the same documents. Refuses components of the same name from two
 * files, because Redocly would rename one.
 * @throws Error with Redocly's message when a reference cannot be resolved
 */
export async function bundleDocuments<Name extends string>(
  sources: readonly (readonly [name: Name, file: string])[],
): Promise<Map<Name, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    const redocly = path.join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js');
    const bundled = sources.map(async ([name, file]): Promise<[Name, string]> => {
      const output = path.join(folder, `${name}.json`);
      const options = ['--output', output, '--component-renaming-conflicts-severity', 'error'];
      await run(process.execPath, [redocly, 'bundle', file, ...options], {
        cwd: projectRoot,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      });
      const document: unknown = JSON.parse(await readFile(output, 'utf8'));
      return [name, `${JSON.stringify(document, null, 1)}\n`];
    });
    return new Map(await Promise.all(bundled));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
