import { queryOptions, useQueries } from '@tanstack/react-query';
import { operations } from '../../../openapi/generated/operations';
import { unwrap } from '../../client/unwrap';
import type { Json } from '../../contract/documents';
import { control } from './control';

/** `name` is that of the address `/__mock/openapi/NAME`. */
export interface NamedDocument {
  name: string;
  document: Json;
}

const names = [...new Set(Object.values(operations).map(({ service }) => service)), 'mock-control'];

const documentQuery = (name: string) =>
  queryOptions({
    queryKey: ['document', name],
    queryFn: async (): Promise<NamedDocument> => ({
      name,
      document: await unwrap(control.GET('/__mock/openapi/{document}', { params: { path: { document: name } } })),
    }),
    // Swagger UI would lose the typed text when its document changes.
    staleTime: Infinity,
  });

/** Undefined until all documents are loaded. */
export function useDocuments(): { documents: NamedDocument[] | undefined; problem: Error | null } {
  return useQueries({
    queries: names.map(documentQuery),
    combine: (results) => {
      const documents = results.flatMap(({ data }) => data ?? []);
      return {
        documents: documents.length === names.length ? documents : undefined,
        problem: results.find(({ error }) => error !== null)?.error ?? null,
      };
    },
  });
}
