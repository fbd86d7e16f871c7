import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { operations } from '../../../openapi/generated/operations';
import { CliError } from '../../../mock-server/command/cli-error';
import { pointerOf, type RecordedResponse } from './responses';

const verdicts = z.array(z.object({ isValid: z.boolean(), why: z.string() }));

/**
 * Validates against the documents in `contract` below `folder`, with the tool of `folder`.
 * @returns a line for each invalid response
 * @throws CliError when the validator itself fails
 */
export function validateResponses(folder: string, responses: readonly RecordedResponse[]): string[] {
  // Node resolves an import from the file that has it, so the script lies beside the tool.
  const script = path.join(folder, 'judge.mjs');
  copyFileSync(path.join(import.meta.dirname, 'judge.mjs'), script);
  const input = responses.map(({ operationId, status, body }) => ({
    document: `contract/${operations[operationId].service}.openapi.json`,
    operation: pointerOf(operationId),
    status: String(status),
    body,
  }));
  writeFileSync(path.join(folder, 'responses.json'), JSON.stringify(input));
  const { status } = spawnSync(process.execPath, [script, 'responses.json', 'verdicts.json'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new CliError('The validator failed before it had judged every response.');
  const found = verdicts.parse(JSON.parse(readFileSync(path.join(folder, 'verdicts.json'), 'utf8')));
  return responses.flatMap(({ operationId, status: code, from }, at) =>
    found[at]?.isValid === true ? [] : [`${operationId} ${code} (${from}): ${found[at]?.why ?? 'no verdict'}`],
  );
}
