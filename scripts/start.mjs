// Starts one script of this folder. Usage: node scripts/start.mjs NAME [arguments]. Old Node versions can parse this
// plain JavaScript, so it can report a missing dependency before it loads newer code.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (!(major > 20 || (major === 20 && minor >= 19)))
  stop(
    `This needs Node 20.19 or later, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
if (!existsSync('node_modules/tsx')) stop('The dependencies are not installed yet: run "npm ci" first.');

const name = process.argv.splice(2, 1)[0];
/** A command's module exports the `main(words)` that runs it. */
const commands = {
  build: 'build.ts',
  contract: 'contract/index.ts',
  demo: 'demo/index.ts',
  dev: 'dev.ts',
  generate: 'contract/generate.ts',
  gallery: 'measure/gallery/index.ts',
  mock: 'mock.ts',
  'newest-node': 'test/newest-node.ts',
  pack: 'pack/index.ts',
  preview: 'preview.ts',
  quality: 'measure/quality/index.ts',
  scenario: 'scenario/index.ts',
  test: 'test/index.ts',
};
const showsDashboard = ['dev', 'mock', 'preview'];
try {
  if (showsDashboard.includes(name)) await (await import('./cli/dashboard.mjs')).buildDashboard();
  const { generateOnChange, isWatchWanted, runAgainOnChange } = await import('./cli/watch.mjs');
  const isWatched = ['dev', 'mock'].includes(name) && isWatchWanted();
  if (isWatched) generateOnChange();
  if (isWatched && name === 'mock') {
    // After a refusal the watch would wait for a change.
    (await load('cli/mock-options.ts')).readMockOptions(process.argv.slice(2), 'npm run mock --');
    await runAgainOnChange(name, process.argv.slice(2));
  } else await (await load(commands[name])).main(process.argv.slice(2));
} catch (error) {
  // The user can fix a CliError, so print its message without a stack.
  if (error?.name === 'CliError') stop(error.message, error.exitCode);
  throw error;
}

async function load(file) {
  // `tsx watch` has already registered itself in the process that it starts.
  if (!process.env.WATCHED) (await import('tsx/esm/api')).register();
  return import(`./${file}`);
}

function stop(message, exitCode = 1) {
  if (exitCode === 0) console.log(message);
  else console.error(message);
  process.exit(exitCode);
}
