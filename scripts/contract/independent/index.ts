import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withErrorCodes } from '../../../mock-server/contract/error-codes-in';
import { CliError } from '../../../mock-server/command/cli-error';
import { fetchTools, TOOLS } from './tools';
import { generateAndCheck } from './generators';
import { recordResponses } from './responses';
import { validateResponses } from './validate';
import { existingServices } from '../services';

/**
 * `npm run contract -- --independent`: tools that share no code with this project read the contract. A JSON Schema
 * validator checks every response of the stories and of the faults. Three generators write clients and schemas, which
 * TypeScript then checks.
 * @throws CliError when the tools cannot be installed, or one disagrees with the contract
 */
export async function checkIndependently(): Promise<void> {
  const folder = fetchTools();
  const documents = copyDocuments(folder);
  const responses = await recordResponses();
  // The validator must refuse the same responses without their bodies.
  const broken = responses.map((response) => ({
    ...response,
    body: 'no body of the contract',
    from: 'broken on purpose',
  }));
  const invalid = validateResponses(folder, responses);
  const accepted = broken.length - validateResponses(folder, broken).length;
  if (accepted > 0) throw new CliError(`The validator accepts ${accepted} responses that are broken on purpose.`);
  for (const line of invalid) console.log(line);
  console.log(`${responses.length - invalid.length} of ${responses.length} responses are valid (${TOOLS.validator}).`);
  const failures = generateAndCheck(folder, documents);
  for (const line of failures) console.log(line);
  if (invalid.length + failures.length > 0) throw new CliError('Another tool reads the contract differently.');
}

/** Writes the documents as other repositories get them. The validator expects these file names for OpenAPI. */
function copyDocuments(folder: string): [service: string, file: string][] {
  mkdirSync(path.join(folder, 'contract'), { recursive: true });
  return existingServices().map((service) => {
    const file = path.join(folder, 'contract', `${service}.openapi.json`);
    const document = withErrorCodes(JSON.parse(readFileSync(`openapi/generated/${service}.json`, 'utf8')));
    writeFileSync(file, JSON.stringify(document));
    return [service, file];
  });
}
