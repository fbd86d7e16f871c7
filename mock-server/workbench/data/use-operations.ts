import { useMemo } from 'react';
import { useDocuments } from './documents';
import { type ListedOperation, operationsOf } from './listed-operations';

/** The operations of the services by name; none before the contract has loaded. */
export function useOperations(): ListedOperation[] {
  const { documents } = useDocuments();
  return useMemo(
    () =>
      (documents ?? [])
        .filter(({ name }) => name !== 'mock-control')
        .flatMap(operationsOf)
        .sort((one, other) => one.id.localeCompare(other.id)),
    [documents],
  );
}

/** The search finds an operation as on the page of the contract: by name, summary, description, address and code. */
export function choiceOf({ id, summary, text }: ListedOperation) {
  return { value: id, label: id, about: summary, text };
}
