import { operations as rows } from '../../../openapi/generated/operations';
import { isObject } from '../../contract/documents';
import type { NamedDocument } from './shown-document';

export interface ListedOperation {
  /** Its address on the page, after `#/`. */
  key: string;
  id: string;
  summary: string;
  /** Further text for the search. */
  text: string;
}

/** In the order of the document. */
export function operationsOf({ name, document }: NamedDocument): ListedOperation[] {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return [];
      const id = operation['operationId'];
      const summary = String(operation['summary'] ?? '');
      const text = [`${method} ${path}`, String(operation['description'] ?? ''), ...codesOf(id)].join('\n');
      return [{ key: `${name}/${id}`, id, summary, text }];
    }),
  );
}

function codesOf(id: string): readonly string[] {
  const codes = Object.entries(rows).find(([name]) => name === id)?.[1].errorCodes ?? {};
  return Object.values<readonly string[]>(codes).flat();
}
