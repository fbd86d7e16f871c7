import { type OperationId, operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/route-index';

/**
 * @param name an operation, or a service such as "account-security"; without it, all operations
 * @returns an empty list for an unknown name
 */
export function operationsNamed(name: string | undefined): readonly OperationId[] {
  return operationIds.filter((id) => name === undefined || id === name || operations[id].service === name);
}
