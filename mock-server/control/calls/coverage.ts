import { errorCodesAt } from '../../contract/error-codes';
import { operationIds } from '../../contract/routes';
import { declaredStatuses } from '../../contract/validators';
import type { Reached } from '../../world/journal';
import type { ControlCalls } from '../define';

interface Pair {
  operationId: string;
  status: number;
  code: string | null;
}

export const coverageCalls = {
  getCoverage({ worlds, world, query }) {
    return { body: report(query.scope === 'world' ? world.journal.coverage : worlds.coverage()) };
  },
} satisfies Partial<ControlCalls>;

function report(reached: ReadonlyMap<string, Reached>) {
  const declared = declaredPairs();
  const known = new Set(declared.map(keyOf));
  const pairs = [...reached].map(([key, { calls }]) => ({ ...pairOf(key), calls }));
  const found = declared.filter((pair) => reached.has(keyOf(pair)));
  return {
    declared: declared.length,
    reached: found.length,
    operations: operationIds.length,
    operationsReached: new Set(found.map(({ operationId }) => operationId)).size,
    missing: declared.filter((pair) => !reached.has(keyOf(pair))),
    onlyByFault: found.filter((pair) => isOnlyByFault(reached.get(keyOf(pair)))),
    undeclared: pairs
      .filter((pair) => !known.has(keyOf(pair)))
      .map(({ operationId, status, code }) => ({ operationId, status, code })),
    pairs,
  };
}

function isOnlyByFault(reached: Reached | undefined): boolean {
  return reached !== undefined && reached.calls === reached.byFault;
}

/** Every pair of status and code in the contract; a success has no code. */
function declaredPairs(): Pair[] {
  return operationIds.flatMap((operationId) => {
    return declaredStatuses(operationId).flatMap((status): Pair[] => {
      const list = errorCodesAt(operationId, status);
      return list.length > 0
        ? list.map((code) => ({ operationId, status, code }))
        : [{ operationId, status, code: null }];
    });
  });
}

/** The key that the journal uses: "login 401 INCORRECT_CREDS". */
function keyOf({ operationId, status, code }: Pair): string {
  return code === null ? `${operationId} ${status}` : `${operationId} ${status} ${code}`;
}

function pairOf(key: string): Pair {
  const [operationId = '', status = '', code = null] = key.split(' ');
  return { operationId, status: Number(status), code };
}
