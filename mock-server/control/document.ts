import document from '../../openapi/generated/mock-control.json';
import type { operations } from '../../openapi/generated/mock-control';
import { isObject } from '../contract/documents';

/** Operations of the control interface (control.yaml). */
export type ControlId = keyof operations;

interface Route {
  id: ControlId;
  method: string;
  /** Path segments; a parameter as `{name}`. */
  segments: string[];
  /** JSON pointers into the document: of the path item and of the operation. */
  pointers: { item: string[]; operation: string[] };
}

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

/** The generated types and the document come from one file, so an id of the document is one of the types. */
function isControlId(id: string): id is ControlId {
  return id !== '';
}

export type ControlMatch =
  | { kind: 'operation'; route: Route; path: Record<string, string> }
  | { kind: 'wrongMethod'; allowed: string[] }
  | { kind: 'none' };

/** Finds the operation of a method and path. There are some thirty, so they are tried one after the other. */
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
