import { queryOptions, useQueries } from '@tanstack/react-query';
import { operations as rows } from '../../../../openapi/generated/operations';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { type Operation, operationsOf, titleOf } from './operation';

/** A document, and the operations in it. */
export interface ServiceDocument {
  /** Its name in the address `/__mock/openapi/NAME`. */
  name: string;
  title: string;
  operations: Operation[];
}

const names = [...new Set(Object.values(rows).map(({ service }) => service)), 'mock-control'];

const documentQuery = (name: string) =>
  queryOptions({
    queryKey: ['document', name],
    queryFn: async (): Promise<ServiceDocument> => {
      const document = await unwrap(
        control.GET('/__mock/openapi/{document}', { params: { path: { document: name } } }),
      );
      return { name, title: titleOf(document), operations: operationsOf(name, document) };
    },
  });

/** Every document that the mock server has. Those that are not loaded yet are missing. */
export function useDocuments(): { documents: ServiceDocument[]; isLoading: boolean; problem: Error | null } {
  return useQueries({
    queries: names.map(documentQuery),
    combine: (results) => ({
      documents: results.flatMap(({ data }) => data ?? []),
      isLoading: results.some(({ isLoading }) => isLoading),
      problem: results.find(({ error }) => error !== null)?.error ?? null,
    }),
  });
}
