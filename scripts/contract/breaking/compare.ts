import { isObject } from '../../../mock-server/contract/documents';
import { type Document, resolved } from './schemas';
import { narrowed } from './schemas';

/** A change that breaks callers or servers of the old contract. */
export interface BreakingChange {
  /** "POST /login", or "servers" for the whole service. */
  where: string;
  what: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Lists what breaks callers of the old version: requests that are now refused, and fields that are now missing.
 * Replaces Redocly's `diff` (2.77), which calls a removed path a patch.
 */
export function breakingChanges(before: Document, after: Document): BreakingChange[] {
  const found: BreakingChange[] = [];
  if (baseOf(before) !== baseOf(after))
    found.push({ where: 'servers', what: `the base path ${baseOf(before)} is now ${baseOf(after)}` });
  const paths = objectAt(before, before, 'paths');
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const old = isObject(item) ? item[method] : undefined;
      if (!isObject(old)) continue;
      const where = `${method.toUpperCase()} ${path}`;
      const now = objectAt(after, objectAt(after, objectAt(after, after, 'paths'), path), method);
      if (Object.keys(now).length === 0) found.push({ where, what: 'the operation is gone' });
      else found.push(...operationChanges(before, old, after, now).map((what) => ({ where, what })));
    }
  }
  return found;
}

function operationChanges(before: Document, old: Document, after: Document, now: Document): string[] {
  return [
    ...(old['operationId'] === now['operationId']
      ? []
      : [`operationId ${String(old['operationId'])} is now ${String(now['operationId'])}`]),
    ...securityChanges(old['security'], now['security']),
    ...parameterChanges(before, old, after, now),
    ...bodyChanges(before, old, after, now),
    ...responseChanges(before, old, after, now),
  ];
}

/** The new version must still accept every old alternative of `security`, without further schemes. */
function securityChanges(before: unknown, after: unknown): string[] {
  const ways = (value: unknown) =>
    (Array.isArray(value) ? value : []).map((way: unknown) => (isObject(way) ? Object.keys(way) : []));
  const now = ways(after).length === 0 ? [[]] : ways(after);
  const old = ways(before).length === 0 ? [[]] : ways(before);
  return old
    .filter((way) => !now.some((one) => one.every((scheme) => way.includes(scheme))))
    .map((way) => `a caller who comes with ${way.join(' and ') || 'nothing'} is not let in any more`);
}

interface Parameter {
  key: string;
  required: boolean;
  schema: unknown;
}

function parametersOf(document: Document, operation: Document): Parameter[] {
  const list: unknown = operation['parameters'];
  return (Array.isArray(list) ? list : [])
    .map((entry: unknown) => resolved(document, entry))
    .map((one) => ({
      key: `${String(one['in'])} parameter ${String(one['name'])}`,
      required: one['required'] === true,
      schema: one['schema'],
    }));
}

function parameterChanges(before: Document, old: Document, after: Document, now: Document): string[] {
  const was = parametersOf(before, old);
  const is = parametersOf(after, now);
  return [
    ...was.filter(({ key }) => !is.some((one) => one.key === key)).map(({ key }) => `${key} is gone`),
    ...is.flatMap(({ key, required, schema }) => {
      const same = was.find((one) => one.key === key);
      if (!same) return required ? [`${key} is new and required`] : [];
      return [
        ...(required && !same.required ? [`${key} is now required`] : []),
        ...narrowed(before, same.schema, after, schema, key, 'request'),
      ];
    }),
  ];
}

function bodyChanges(before: Document, old: Document, after: Document, now: Document): string[] {
  const was = resolved(before, old['requestBody']);
  const is = resolved(after, now['requestBody']);
  if (is['required'] === true && was['required'] !== true) return ['a body is now required'];
  const types = isObject(was['content']) ? Object.entries(was['content']) : [];
  return types.flatMap(([type, media]) => {
    const found = isObject(is['content']) ? is['content'][type] : undefined;
    return isObject(found) && isObject(media)
      ? narrowed(before, media['schema'], after, found['schema'], 'body', 'request')
      : [`the body is not taken as ${type} any more`];
  });
}

function responseChanges(before: Document, old: Document, after: Document, now: Document): string[] {
  const was = objectAt(before, old, 'responses');
  const is = objectAt(after, now, 'responses');
  const gone = Object.keys(was)
    .filter((status) => !(status in is))
    .map((status) => `status ${status} is gone`);
  const added = Object.keys(is)
    .filter((status) => Number(status) < 400 && !(status in was))
    .map((status) => `status ${status} is new among the good responses`);
  const changed = Object.keys(was)
    .filter((status) => status in is)
    .flatMap((status) =>
      oneResponse(before, resolved(before, was[status]), after, resolved(after, is[status]), status),
    );
  return [...gone, ...added, ...changed];
}

function oneResponse(before: Document, old: Document, after: Document, now: Document, status: string): string[] {
  const codes = (response: Document) =>
    Array.isArray(response['x-error-codes']) ? response['x-error-codes'].map(String) : [];
  const lost = codes(old)
    .filter((code) => !codes(now).includes(code))
    .map((code) => `code ${code} at ${status} is gone`);
  const types = isObject(old['content']) ? Object.entries(old['content']) : [];
  const bodies = types.flatMap(([type, media]) => {
    const found = isObject(now['content']) ? now['content'][type] : undefined;
    if (!isObject(found) || !isObject(media)) return [`the response ${status} is not given as ${type} any more`];
    // Error responses share one envelope, and its list of codes grows with every operation.
    return Number(status) >= 400
      ? []
      : narrowed(before, media['schema'], after, found['schema'], `response ${status}`, 'response');
  });
  return [...lost, ...bodies];
}

function baseOf(document: Document): string {
  const servers: unknown = document['servers'];
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  return isObject(first) ? String(first['url']) : '';
}

function objectAt(document: Document, parent: Document, key: string): Document {
  return resolved(document, parent[key]);
}
