import { type OperationId, operations } from '../../openapi/generated/operations';

/**
 * One segment of the paths. `fixed` holds the next segments by name and `parameter` the next parameter. `ends` holds
 * the operations of the path that ends here, by method.
 */
interface Node {
  fixed: Map<string, Node>;
  parameter: Node | undefined;
  ends: Map<string, { id: OperationId; names: string[] }>;
}

/** The outcome of matching a request: an operation with decoded path parameters, a wrong method, or no match. */
export type Match =
  | { kind: 'operation'; id: OperationId; path: Record<string, string> }
  | { kind: 'wrongMethod'; allowed: string[] }
  | { kind: 'none' };

const root = createNode();
const ids: OperationId[] = [];
for (const id of Object.keys(operations)) if (isOperationId(id)) ids.push(id);
for (const id of ids) add(id);

/** All operations of the contract, in the contract's order. */
export const operationIds: readonly OperationId[] = ids;

/** Whether the text names an operation; narrows it to `OperationId`. */
export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

/**
 * Finds the operation of a method and a path (without query) in a tree of segments. The cost grows with the depth of
 * the path, not with the number of operations. A fixed segment wins over a parameter.
 */
export function matchOperation(method: string, pathname: string): Match {
  const segments = pathname.split('/');
  const values: string[] = [];
  const node = descend(root, segments, 1, values);
  if (!node) return { kind: 'none' };
  const end = node.ends.get(method);
  if (!end) return { kind: 'wrongMethod', allowed: [...node.ends.keys()] };
  const path: Record<string, string> = {};
  end.names.forEach((name, i) => {
    path[name] = decode(values[i] ?? '');
  });
  return { kind: 'operation', id: end.id, path };
}

function descend(node: Node, segments: string[], at: number, values: string[]): Node | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.ends.size > 0 ? node : undefined;
  const fixed = node.fixed.get(segment);
  const found = fixed && descend(fixed, segments, at + 1, values);
  if (found) return found;
  if (!node.parameter || segment === '') return undefined;
  values.push(segment);
  const deeper = descend(node.parameter, segments, at + 1, values);
  if (!deeper) values.pop();
  return deeper;
}

function add(id: OperationId): void {
  const { base, path, method } = operations[id];
  const names: string[] = [];
  let node = root;
  for (const segment of `${base}${path}`.split('/').slice(1)) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name !== undefined) {
      names.push(name);
      node.parameter ??= createNode();
      node = node.parameter;
    } else {
      const next = node.fixed.get(segment) ?? createNode();
      node.fixed.set(segment, next);
      node = next;
    }
  }
  node.ends.set(method, { id, names });
}

function createNode(): Node {
  return { fixed: new Map(), parameter: undefined, ends: new Map() };
}

/**
 * Percent-decodes a path segment. A badly encoded segment is returned unchanged and later fails the contract's pattern.
 */
function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
