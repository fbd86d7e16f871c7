import { type OperationId, operations } from '../../openapi/generated/operations';

/** The path parameters of a match are decoded. */
export type Match<Id> =
  | { kind: 'operation'; id: Id; path: Record<string, string> }
  | { kind: 'wrongMethod'; allowed: string[] }
  | { kind: 'none' };

/** The method is in upper case. The path has parameters as `{name}`. */
export interface Route<Id> {
  id: Id;
  method: string;
  path: string;
}

interface Pattern<Id> {
  route: Route<Id>;
  names: string[];
  expression: RegExp;
}

const PARAMETER = /\{(\w+)\}/g;

/** Finds the operation of a method and a path without its query. A fixed segment wins over a parameter. */
export class Routes<Id> {
  readonly #fixed = new Map<string, Route<Id>[]>();
  readonly #patterns: Pattern<Id>[] = [];

  constructor(routes: Iterable<Route<Id>>) {
    for (const route of fixedFirst(routes)) {
      const names = [...route.path.matchAll(PARAMETER)].map(([, name = '']) => name);
      if (names.length > 0) this.#patterns.push({ route, names, expression: expressionOf(route.path) });
      else this.#fixed.set(route.path, [...(this.#fixed.get(route.path) ?? []), route]);
    }
  }

  match(method: string, encoded: string): Match<Id> {
    // An encoded letter is the letter (RFC 3986, 6.2.2.2).
    const pathname = encoded.replace(/%(?:[46][1-9a-f]|[57][0-9a]|3\d|2d|5f|7e)/gi, decodeURIComponent);
    const found = this.#fixed.get(pathname)?.map((route) => ({ route, path: {} })) ?? this.#byPattern(pathname);
    const own = found.find(({ route }) => route.method === method);
    if (own) return { kind: 'operation', id: own.route.id, path: own.path };
    if (found.length === 0) return { kind: 'none' };
    return { kind: 'wrongMethod', allowed: found.map(({ route }) => route.method) };
  }

  #byPattern(pathname: string): { route: Route<Id>; path: Record<string, string> }[] {
    return this.#patterns.flatMap(({ route, names, expression }) => {
      const values = expression.exec(pathname)?.slice(1);
      return values ? [{ route, path: valuesByName(names, values) }] : [];
    });
  }
}

/** In the order of matching: at each segment a fixed one comes before a parameter. */
function fixedFirst<Id>(routes: Iterable<Route<Id>>): Route<Id>[] {
  const rank = ({ path }: Route<Id>) => path.replaceAll(PARAMETER, '\uffff');
  return [...routes].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}

function expressionOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? '([^/]+)' : part));
  return new RegExp(`^${parts.join('/')}$`);
}

function valuesByName(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, i) => [name, decode(values[i] ?? '')]));
}

/** A badly encoded segment stays unchanged, and later fails the contract's pattern. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

/** In the contract's order. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

/** Each operation that has this id, or any for `*`, in this service, or any. */
export function operationsNamed({ operationId, service }: { operationId: string; service?: string }): OperationId[] {
  return operationIds.filter(
    (id) =>
      (operationId === '*' || id === operationId) && (service === undefined || operations[id].service === service),
  );
}

/** `path` is the whole path, with the base of the service. */
export const operationRoutes: readonly Route<OperationId>[] = operationIds.map((id) => {
  const { base, path, method } = operations[id];
  return { id, method, path: `${base}${path}` };
});

const routes = new Routes(operationRoutes);

/** `pathname` has no query. */
export function matchOperation(method: string, pathname: string): Match<OperationId> {
  return routes.match(method, pathname);
}
