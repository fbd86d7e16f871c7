import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { run } from '../../mock-server/command/cli-error';
import { readOptions } from '../../mock-server/command/read-options';
import { configJsonSchema } from '../delivery/config-schema';
import { developmentFolder, schemaFile } from '../delivery/configuration';
import { bundleDocuments } from './bundle';
import { contractDocument, type ContractDocument } from './document';
import { errorCodesOf, errorCodesSource } from './error-codes';
import { indexOperations, operationsSource } from './operations-index';
import { controlSource, existingServices, generatedFolder, sourceOf, type ServiceName } from './services';

const header =
  '// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.\n';

async function generate(): Promise<Map<string, string>> {
  const services = existingServices();
  const control = 'mock-control';
  const bundles = await bundleDocuments<ServiceName | typeof control>([
    ...services.map((service) => [service, sourceOf(service)] as const),
    [control, controlSource],
  ]);
  const files = new Map<string, string>();
  const documents = new Map<ServiceName, ContractDocument>();
  for (const [name, json] of bundles) {
    if (name !== control) documents.set(name, contractDocument.parse(JSON.parse(json)));
    files.set(`${name}.json`, json);
    files.set(`${name}.ts`, header + astToString(await openapiTypescript(json, { silent: true })));
  }
  files.set('operations.ts', operationsSource(indexOperations(documents), services));
  files.set('error-codes.ts', errorCodesSource(errorCodesOf(documents.values())));
  return files;
}

/** Also lists files that are missing, or should not exist. */
async function drift(files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(generatedFolder).catch(() => []);
  const differing = await Promise.all(
    [...files].map(async ([name, text]) => {
      const committed = await readFile(path.join(generatedFolder, name), 'utf8').catch(() => undefined);
      return committed === text ? [] : [name];
    }),
  );
  return [...present.filter((name) => !files.has(name)), ...differing.flat()].sort();
}

const about = {
  command: 'npm run generate --',
  help: `Usage: npm run generate [-- --check]
  --check  writes nothing, and says whether the files are up to date`,
};

/**
 * `npm run generate`: writes openapi/generated from the contract. Each service and the mock server's control API get types
 * (openapi-typescript) and one bundled document for validation at run time. operations.ts is the index of all
 * operations, and error-codes.ts lists the error codes. With `--check` it writes nothing, and fails when the committed
 * files differ from the contract. It also writes the JSON Schema of the app's config.json.
 * @throws CliError for an unknown option
 */
async function main(words: string[]): Promise<void> {
  const { check } = readOptions(about, words, { options: { check: { type: 'boolean' } } }).values;
  const files = await generate();
  const drifted = await drift(files);
  if (check) {
    if (drifted.length > 0) {
      console.error(
        `openapi/generated does not match the contract (${drifted.join(', ')}): run "npm run generate" and commit.`,
      );
      process.exitCode = 1;
    }
  } else {
    await mkdir(generatedFolder, { recursive: true });
    for (const name of drifted) {
      const text = files.get(name);
      const file = path.join(generatedFolder, name);
      await (text === undefined ? rm(file) : writeFile(file, text));
    }
    await writeFile(path.join(developmentFolder, schemaFile), configJsonSchema());
    console.log(drifted.length > 0 ? `Wrote ${drifted.join(', ')}.` : 'openapi/generated is up to date.');
  }
}

run(main);
