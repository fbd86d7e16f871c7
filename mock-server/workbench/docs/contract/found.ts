import { isFound } from '../../parts/find-in';
import type { Operation } from './operation';
import type { SchemaNode } from './schema-tree';

const texts = new WeakMap<Operation, string>();

/** Whether every word of the search is in the operation: its names, texts, error codes and the fields of its bodies. */
export function isOperationFound(search: string, operation: Operation): boolean {
  if (search === '') return true;
  const text = texts.get(operation) ?? textOf(operation);
  texts.set(operation, text);
  return isFound(search, text);
}

function textOf({ id, method, path, summary, description, parameters, bodies, responses }: Operation): string {
  const contents = [...bodies, ...responses.flatMap((response) => response.contents)];
  return [
    id,
    `${method} ${path}`,
    summary,
    description,
    ...parameters.map(({ name }) => name),
    ...responses.flatMap(({ codes, headers }) => [...codes, ...headers.map(({ name }) => name)]),
    ...contents.flatMap(({ schema }) => (schema ? namesIn(schema) : [])),
  ].join('\n');
}

function namesIn({ name, children }: SchemaNode): string[] {
  return [...(name === null ? [] : [name]), ...children.flatMap(namesIn)];
}
