import { type OperationId, operations } from '../../openapi/generated/operations';
import { type Match, type Route, Routes } from './routes';

export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

/** In the contract's order. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

/** Each operation that has this id, or any for `*`, in this service, or any. */
export function operationsNamed({ operationId, service }: { operationId: string; service?: string }): OperationId[] {
  return operationIds.filter(
    (id) =>
      (operationId === '*' || id === operationId) && (service === undefined || operations[id].service === service),
  );
}

/** `path` is the whole path, with the base of the service. */
export const operationRoutes: readonly Route<OperationId>[] = operationIds.map((id) => {
  const { base, path, method } = operations[id];
  return { id, method, path: `${base}${path}` };
});

const routes = new Routes(operationRoutes);

/** `pathname` has no query. */
export function matchOperation(method: string, pathname: string): Match<OperationId> {
  return routes.match(method, pathname);
}
