import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../mock-server/adapters/cli-error';
import { readOptions } from '../../mock-server/command/read-options';
import { rulesOf } from './built-folder';
import { bareOriginsIn } from './config-schema';
import { configurationOf, requireBuild, requireProductionConfiguration, unknownFieldsOf } from './configuration';
import { markRelease, releaseFile, releaseOf } from './release';
import { nameServers } from './nginx/place';
import { writeServerFiles } from './server-files';

const about = {
  command: 'npm run deliver --',
  help: `Usage: npm run deliver [-- options] [FOLDER]
Writes the server files of a built folder that has its configuration (dist without FOLDER).
  --check       writes nothing; says whether the folder is ready for production
  --nginx FILE  with --check: whether that server file is the one of the folder`,
};

/**
 * `npm run deliver`: what an operator does with a built folder and its configuration (see docs/delivery.md).
 * @throws CliError when the folder is not ready for production, or a server file is that of another folder
 */
export function deliver(words: string[]): void {
  const { values, positionals } = readOptions(about, words, {
    allowPositionals: true,
    options: { check: { type: 'boolean' }, nginx: { type: 'string' } },
  });
  const folder = positionals[0] ?? 'dist';
  requireBuild(folder);
  requireProductionConfiguration(folder);
  if (values.check) return check(folder, values.nginx);
  console.log(`Release: ${markRelease(folder)}`);
  writeServerFiles(folder, 'reports/delivery');
  if (process.env.RESOLVER === undefined)
    console.log(`It asks the name servers of this machine: ${nameServers()}. RESOLVER names others.`);
}

function check(folder: string, serverFile: string | undefined): void {
  if (serverFile !== undefined) requireServerFile(folder, serverFile);
  // This also refuses a wrong script of the captcha.
  rulesOf(folder);
  const unknown = unknownFieldsOf(folder);
  if (unknown.length > 0)
    throw new CliError(`Nothing reads ${unknown.join(', ')} of config.json: correct the name or remove it.`);
  for (const origin of bareOriginsIn(configurationOf(folder).captchaSources))
    console.warn(`captchaSources allows all of ${origin}: name the path that its manual names.`);
  console.log(`${folder} is ready for production.`);
}

function requireServerFile(folder: string, file: string): void {
  if (!existsSync(file)) throw new CliError(`There is no server file ${file}.`);
  const [, release] = /^# Release: (\w+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (release === releaseOf(folder) && existsSync(join(folder, releaseFile(release)))) return;
  throw new CliError(
    `${file} is not the server file of ${folder}: run "npm run deliver -- ${folder}", then reload nginx.`,
  );
}
