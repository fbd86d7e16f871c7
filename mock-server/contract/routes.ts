/**
 * One segment of the paths. `fixed` holds the next segments by name and `parameter` the next parameter. `ends` holds
 * the operations of the path that ends here, by method.
 */
interface Node<Id> {
  fixed: Map<string, Node<Id>>;
  parameter: Node<Id> | undefined;
  ends: Map<string, { id: Id; names: string[] }>;
}

/** The outcome of matching a request: an operation with decoded path parameters, a wrong method, or no match. */
export type Match<Id> =
  | { kind: 'operation'; id: Id; path: Record<string, string> }
  | { kind: 'wrongMethod'; allowed: string[] }
  | { kind: 'none' };

/** One operation: its method in upper case, and its path with parameters as `{name}`. */
export interface Route<Id> {
  id: Id;
  method: string;
  path: string;
}

/**
 * Finds the operation of a method and a path (without query) in a tree of segments. The cost grows with the depth of
 * the path, not with the number of operations. A fixed segment wins over a parameter.
 */
export class Routes<Id> {
  readonly #root = createNode<Id>();
  /** The ends of the paths without parameters. One look-up finds them, without splitting the path. */
  readonly #whole = new Map<string, Node<Id>>();

  constructor(routes: Iterable<Route<Id>>) {
    for (const route of routes) this.#add(route);
  }

  match(method: string, pathname: string): Match<Id> {
    const values: string[] = [];
    const node = this.#whole.get(pathname) ?? descend(this.#root, pathname.split('/'), 1, values);
    if (!node) return { kind: 'none' };
    const end = node.ends.get(method);
    if (!end) return { kind: 'wrongMethod', allowed: [...node.ends.keys()] };
    const path: Record<string, string> = {};
    end.names.forEach((name, i) => {
      path[name] = decode(values[i] ?? '');
    });
    return { kind: 'operation', id: end.id, path };
  }

  #add({ id, method, path }: Route<Id>): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of path.split('/').slice(1)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name !== undefined) {
        names.push(name);
        node.parameter ??= createNode();
        node = node.parameter;
      } else {
        const next = node.fixed.get(segment) ?? createNode<Id>();
        node.fixed.set(segment, next);
        node = next;
      }
    }
    node.ends.set(method, { id, names });
    if (names.length === 0) this.#whole.set(path, node);
  }
}

function descend<Id>(node: Node<Id>, segments: string[], at: number, values: string[]): Node<Id> | undefined {
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

function createNode<Id>(): Node<Id> {
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
