import document from '../../openapi/generated/mock-control.json';
import type { operations } from '../../openapi/generated/mock-control';
import { isObject } from '../contract/documents';

/** Ids of the operations in control.yaml. */
export type ControlId = keyof operations;

interface Route {
  id: ControlId;
  method: string;
  /** Path segments; a parameter is `{name}`. */
  segments: string[];
  /** Keys of the path item and of the operation in the document. */
  pointers: { item: string[]; operation: string[] };
}

/** The bundled control.yaml as plain JSON. */
export const controlDocument: { [key: string]: unknown } = document;

const routes: Route[] = [];
for (const [path, item] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!isObject(operation) || typeof operation['operationId'] !== 'string') continue;
    const item = ['paths', path];
    const id = operation['operationId'];
    if (isControlId(id))
      routes.push({
        id,
        method: method.toUpperCase(),
        segments: path.split('/').slice(1),
        pointers: { item, operation: [...item, method] },
      });
  }
}

/**
 * Narrows an id of the document. The generated types and the document come from one file, so every id is one of the
 * types.
 */
function isControlId(id: string): id is ControlId {
  return id !== '';
}

/** The outcome of matching a control call: an operation with decoded path parameters, a wrong method, or no match. */
export type ControlMatch =
  | { kind: 'operation'; route: Route; path: Record<string, string> }
  | { kind: 'wrongMethod'; allowed: string[] }
  | { kind: 'none' };

/** Finds the operation of a method and path. It tries the routes one by one, because there are only about thirty. */
export function matchControl(method: string, pathname: string): ControlMatch {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1);
  const allowed: string[] = [];
  for (const route of routes) {
    const path = pathValues(route.segments, segments);
    if (!path) continue;
    if (route.method === method) return { kind: 'operation', route, path };
    allowed.push(route.method);
  }
  return allowed.length > 0 ? { kind: 'wrongMethod', allowed } : { kind: 'none' };
}

function pathValues(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? '';
    if (part.startsWith('{')) values[part.slice(1, -1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return values;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
