import { type OperationId, operations } from '../../openapi/generated/operations';
import { type Match, type Route, Routes } from './routes';

/** Whether the text names an operation; narrows it to `OperationId`. */
export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

/** All operations of the contract, in the contract's order. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

/** Method and whole path of each operation. */
export const operationRoutes: readonly Route<OperationId>[] = operationIds.map((id) => {
  const { base, path, method } = operations[id];
  return { id, method, path: `${base}${path}` };
});

const routes = new Routes(operationRoutes);

/** Finds the operation of a service for a method and a path without its query. */
export function matchOperation(method: string, pathname: string): Match<OperationId> {
  return routes.match(method, pathname);
}
