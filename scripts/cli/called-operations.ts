import { readdirSync, readFileSync } from 'node:fs';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/routes';

/** The clients of src/api, each with the base of its service. */
const { bases }: { bases: Record<string, string> } = JSON.parse(readFileSync('public/auth/config.json', 'utf8'));
const CALL = new RegExp(
  String.raw`\b(${Object.keys(bases).join('|')})\.(GET|POST|PUT|PATCH|DELETE)\(\s*('[^']+'|\w+)`,
  'g',
);

/**
 * The operations that the app calls, by the typed clients in its sources. Where a call takes its path from a variable,
 * the paths that the file names count.
 * @throws Error when a call is of no operation
 */
export function calledOperations(): OperationId[] {
  const called = new Set<OperationId>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|testing\//.test(file)) continue;
    const source = readFileSync(`src/${file}`, 'utf8');
    const named = [...source.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path);
    for (const [, client = '', method, argument = ''] of source.matchAll(CALL)) {
      const paths = argument.startsWith("'") ? [argument.slice(1, -1)] : named;
      const found = operationIds.filter((id) => {
        const operation = operations[id];
        return operation.base === bases[client] && operation.method === method && paths.includes(operation.path);
      });
      if (found.length === 0) throw new Error(`${file} calls no operation by ${client}.${method}.`);
      for (const id of found) called.add(id);
    }
  }
  return [...called];
}
