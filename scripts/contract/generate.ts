import { mkdir, readdir, readFile, rm, writeFile, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { CliError, run } from '../../mock-server/adapters/cli-error';
import { readOptions } from '../../mock-server/command/read-options';
import { configJsonSchema } from '../delivery/config-schema';
import { developmentFolder, schemaFile } from '../delivery/configuration';
import { contractDocument, type ContractDocument, indexOperations, operationsSource } from './operations-index';
import {
  controlSource,
  generatedFolder,
  projectRoot,
  scenarioFolder,
  services,
  type ServiceName,
  sourceOf,
} from './services';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

const header =
  '// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.\n';

async function generate(): Promise<Map<string, string>> {
  const bundles = await bundled([...services.map(sourceOf), controlSource]);
  const files = new Map<string, string>();
  const documents = new Map<ServiceName, ContractDocument>();
  for (const [source, json] of bundles) {
    const service = services.find((one) => one === source);
    if (service) documents.set(service, contractDocument.parse(JSON.parse(json)));
    const name = service ?? 'mock-control';
    files.set(`${name}.json`, json);
    files.set(`${name}.ts`, header + astToString(await openapiTypescript(json, { silent: true })));
  }
  files.set('operations.ts', operationsSource(indexOperations(documents)));
  files.set('scenarios.json', await scenarioFiles());
  files.set('error-codes.ts', errorCodesSource(documents.values()));
  files.set('obligation-pages.ts', obligationPagesSource(documents.values()));
  return files;
}

/** Their texts, because neither a bundle nor a service worker reads the disk. */
async function scenarioFiles(): Promise<string> {
  const found = (await readdir(scenarioFolder)).filter((file) => file.endsWith('.yaml')).sort();
  const read = async (file: string) => [path.parse(file).name, await readFile(path.join(scenarioFolder, file), 'utf8')];
  return `${JSON.stringify(Object.fromEntries(await Promise.all(found.map(read))), null, 1)}\n`;
}

/** Also lists files that are missing, or should not exist. */
async function drift(files: ReadonlyMap<string, string>): Promise<string[]> {
  const names = new Set([...(await readdir(generatedFolder).catch(() => [])), ...files.keys()]);
  const differing = [...names].map(async (name) => {
    const committed = await readFile(path.join(generatedFolder, name), 'utf8').catch(() => undefined);
    return committed === files.get(name) ? [] : [name];
  });
  return (await Promise.all(differing)).flat().sort();
}

const about = {
  command: 'npm run generate --',
  help: `Usage: npm run generate [-- --check]
  --check  writes nothing, and says whether the files are up to date`,
};

/**
 * `npm run generate`: writes openapi/generated from the contract. Each service and the mock server's control API get types
 * (openapi-typescript) and one bundled document for validation at run time. operations.ts is the index of all
 * operations, error-codes.ts lists the error codes, obligation-pages.ts the pages of obligations, and scenarios.json has
 * the scenario files of the mock server. It also writes the JSON Schema of the app's config.json.
 * @throws CliError for an unknown option, and with `--check`, which writes nothing, for files that are not up to date
 */
async function main(words: string[]): Promise<void> {
  const { check } = readOptions(about, words, { options: { check: { type: 'boolean' } } }).values;
  const files = await generate();
  const drifted = await drift(files);
  const list = drifted.join(', ');
  if (check && list !== '')
    throw new CliError(`openapi/generated does not match the contract (${list}): run "npm run generate" and commit.`);
  if (check) return;
  await mkdir(generatedFolder, { recursive: true });
  for (const name of drifted) {
    const text = files.get(name);
    const file = path.join(generatedFolder, name);
    await (text === undefined ? rm(file) : writeFile(file, text));
  }
  await writeFile(path.join(developmentFolder, schemaFile), configJsonSchema());
  console.log(list === '' ? 'openapi/generated is up to date.' : `Wrote ${list}.`);
}

/** Code needs the list at run time, where types do not exist. */
function errorCodesSource(documents: Iterable<ContractDocument>): string {
  const codes = [...new Set([...documents].flatMap(({ components }) => components.schemas.ErrorCode.enum))];
  return `// Generated from openapi/*.yaml by \`npm run generate\`. Do not edit.

export const errorCodes = [
${codes.map((code) => `  '${code}',`).join('\n')}
] as const;

/** Every code of the error catalogue and of the protocol. */
export type ErrorCode = (typeof errorCodes)[number];
`;
}

function obligationPagesSource(documents: Iterable<ContractDocument>): string {
  const pages = [...documents].flatMap(({ components }) =>
    Object.entries(components.schemas.ObligationCommand['x-pages']),
  );
  const rows = [...new Map(pages)].map(([command, page]) => `  ${command}: '${page}',`);
  return `// Generated from openapi/*.yaml by \`npm run generate\`. Do not edit.

/** The page of the app that satisfies each command of an obligation. */
export const obligationPages = {
${rows.join('\n')}
} as const;
`;
}

/**
 * Bundles each source file with its shared components into one OpenAPI document, as JSON text by the name of the file.
 * Uses Redocly's own command, so lint and generator see the same documents. Refuses components of the same name from
 * two files, because Redocly would rename one.
 * @throws Error with Redocly's message when a reference cannot be resolved
 */
async function bundled(sources: readonly string[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    const redocly = path.join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js');
    const options = ['--output', folder, '--ext', 'json', '--component-renaming-conflicts-severity', 'error'];
    await promisify(execFile)(process.execPath, [redocly, 'bundle', ...sources, ...options], {
      cwd: projectRoot,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const documents = sources.map(async (source): Promise<[string, string]> => {
      const { name } = path.parse(source);
      const document: unknown = JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'));
      return [name, `${JSON.stringify(document, null, 1)}\n`];
    });
    return new Map(await Promise.all(documents));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

run(main);
