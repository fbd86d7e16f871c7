import { type OperationId, operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/route-index';

/**
 * Returns the operations of a name: one operation, or all those of a service such as "account-security".
 * @param name all operations without it
 * @returns nothing for an unknown name
 */
export function operationsNamed(name: string | undefined): readonly OperationId[] {
  return operationIds.filter((id) => name === undefined || id === name || operations[id].service === name);
}
