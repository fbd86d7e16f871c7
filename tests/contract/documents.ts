import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { operations } from '../../openapi/generated/operations';

/** A JSON object whose values a test has not narrowed yet. */
export type Json = Record<string, unknown>;

const json = z.record(z.string(), z.unknown());

const services = new Set(Object.values(operations).map((row) => row.service));

/** The bundled document of each service. */
export const documents = new Map(
  [...services].map((service) => {
    const file = path.resolve(import.meta.dirname, `../../openapi/generated/${service}.json`);
    return [service, json.parse(JSON.parse(readFileSync(file, 'utf8')))] as const;
  }),
);

/** Returns the object at `key`, or an empty object. */
export function child(parent: Json, key: string): Json {
  const found = json.safeParse(parent[key]);
  return found.success ? found.data : {};
}

/** Follows `$ref` inside the document until the value is no reference. */
export function resolved(document: Json, value: Json): Json {
  let current = value;
  while (typeof current.$ref === 'string') {
    current = current.$ref
      .split('/')
      .slice(1)
      .reduce((at, key) => child(at, key.replaceAll('~1', '/').replaceAll('~0', '~')), document);
  }
  return current;
}

/** Yields a value and every object inside it, with its JSON pointer. Does not follow references. */
export function* objectsIn(value: unknown, pointer = ''): Generator<[string, Json]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${pointer}/${index}`);
    return;
  }
  const found = json.safeParse(value);
  if (!found.success) return;
  yield [pointer, found.data];
  for (const [key, item] of Object.entries(found.data))
    yield* objectsIn(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** Each operation with its base, method and path, its bundled document, and its own object there. */
export const describedOperations = Object.entries(operations).map(([id, row]) => {
  const document = documents.get(row.service) ?? {};
  const operation = child(child(child(document, 'paths'), row.path), row.method.toLowerCase());
  return { id, call: `${row.base} ${row.method} ${row.path}`, document, operation };
});

/** Returns [status, response] of each response, with references resolved. */
export function responsesOf(document: Json, operation: Json): [string, Json][] {
  const responses = child(operation, 'responses');
  return Object.keys(responses).map((status) => [status, resolved(document, child(responses, status))]);
}
