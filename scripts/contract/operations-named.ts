import { type OperationId, operations } from '../../openapi/generated/operations';
import { CliError } from '../../mock-server/adapters/cli-error';
import { operationIds } from '../../mock-server/contract/route-index';
import { nearest } from '../../mock-server/contract/nearest';
import { services } from './services';

/**
 * @param name an operation, or a service such as "account-security"; without it, all operations
 * @returns an empty list for an unknown name
 */
export function operationsNamed(name: string | undefined): readonly OperationId[] {
  return operationIds.filter((id) => name === undefined || id === name || operations[id].service === name);
}

export function unknownName(name: string): CliError {
  const close = nearest(name, [...operationIds, ...services]);
  return new CliError(`"${name}" is no operation and no service of the contract: did you mean "${close}"?`);
}
