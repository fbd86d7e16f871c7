import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../../../mock-server/command/cli-error';

/** Together the tools are 145 MB, so only this command installs them. */
export const TOOLS = {
  validator: '@hyperjump/json-schema@1.18.0',
  heyApi: '@hey-api/openapi-ts@0.90.0',
  swagger: 'swagger-typescript-api@13.13.0',
  /** Later versions need Node 22. */
  orval: 'orval@7.13.2',
  /** The generators use the compiler's programming interface, which version 7 does not have. */
  compiler: 'typescript@5.9.3',
} as const;

const FOLDER = path.resolve('node_modules/.cache/independent');

/**
 * Installs into a folder of the cache, once for each set of versions.
 * @returns the folder
 * @throws CliError when npm cannot install the tools
 */
export function fetchTools(): string {
  const wanted = JSON.stringify({
    private: true,
    dependencies: Object.fromEntries(Object.values(TOOLS).map(nameAndVersion)),
  });
  const manifest = path.join(FOLDER, 'package.json');
  const installed = path.join(FOLDER, 'installed');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(manifest, wanted);
  console.log('Installing the validator and the generators into node_modules/.cache/independent.');
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new CliError('npm could not install the tools: this command needs the package registry.');
  writeFileSync(installed, wanted);
  return FOLDER;
}

function nameAndVersion(tool: string): [name: string, version: string] {
  const at = tool.lastIndexOf('@');
  return [tool.slice(0, at), tool.slice(at + 1)];
}
