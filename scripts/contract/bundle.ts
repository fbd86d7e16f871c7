import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, sourceOf, type ServiceName } from './services';

const run = promisify(execFile);

/**
 * One self-contained OpenAPI document per service, its shared components drawn in, as JSON text.
 * Redocly's own command does it, so that what is generated is what is linted. A name that two shared files give to
 * different components is refused, not renamed. Throws with Redocly's message when a reference leads nowhere.
 */
export async function bundleServices(services: readonly ServiceName[]): Promise<Map<ServiceName, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    const redocly = path.join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js');
    const bundled = services.map(async (service): Promise<[ServiceName, string]> => {
      const output = path.join(folder, `${service}.json`);
      const options = ['--output', output, '--component-renaming-conflicts-severity', 'error'];
      await run(process.execPath, [redocly, 'bundle', sourceOf(service), ...options], {
        cwd: projectRoot,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      });
      const document: unknown = JSON.parse(await readFile(output, 'utf8'));
      return [service, `${JSON.stringify(document, null, 1)}\n`];
    });
    return new Map(await Promise.all(bundled));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
