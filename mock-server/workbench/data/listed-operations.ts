import { operations as rows } from '../../../openapi/generated/operations';
import { isObject, type Json, resolve } from '../../contract/documents';
import type { NamedDocument } from './documents';

export interface ListedOperation {
  /** Its address on the page, after `#/`. */
  key: string;
  id: string;
  summary: string;
  /** Further text for the search. */
  text: string;
  responses: DeclaredResponse[];
}

/** A response that the contract declares: an error code, or an example. */
export interface DeclaredResponse {
  status: number;
  code?: string;
  example?: { name: string; value: unknown };
}

/** In the order of the document. */
export function operationsOf({ name, document }: NamedDocument): ListedOperation[] {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return [];
      const id = operation['operationId'];
      const summary = String(operation['summary'] ?? '');
      const text = [
        `${method} ${path}`,
        String(operation['description'] ?? ''),
        ...errorsOf(id).map(({ code }) => code),
      ].join('\n');
      const responses = [...examplesOf(document, operation), ...errorsOf(id)];
      return [{ key: `${name}/${id}`, id, summary, text, responses }];
    }),
  );
}

function errorsOf(id: string): { status: number; code: string }[] {
  const codes = Object.entries(rows).find(([name]) => name === id)?.[1].errorCodes ?? {};
  return Object.entries<readonly string[]>(codes).flatMap(([status, all]) =>
    all.map((code) => ({ status: Number(status), code })),
  );
}

/** The examples of good responses; a response without a body has one nameless entry. */
function examplesOf(document: Json, operation: Json): DeclaredResponse[] {
  const responses = isObject(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses).flatMap(([status, given]): DeclaredResponse[] => {
    if (!status.startsWith('2')) return [];
    const response = resolve(document, given);
    if (!isObject(response) || !('content' in response)) return [{ status: Number(status) }];
    const json = isObject(response['content']) ? response['content']['application/json'] : undefined;
    const examples = isObject(json) && isObject(json['examples']) ? json['examples'] : {};
    return Object.entries(examples).flatMap(([name, entry]) => {
      const example = resolve(document, entry);
      return isObject(example) ? [{ status: Number(status), example: { name, value: example['value'] } }] : [];
    });
  });
}
