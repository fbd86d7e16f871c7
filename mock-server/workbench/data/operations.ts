import { operations } from '../../../openapi/generated/operations';

export interface OperationChoice {
  id: string;
  address: string;
}

export const operationChoices: readonly OperationChoice[] = Object.entries(operations)
  .map(([id, { method, base, path }]) => ({ id, address: `${method} ${base}${path}` }))
  .sort((one, other) => one.id.localeCompare(other.id));

/** "Request password reset" for `requestPasswordReset`. */
export function inWords(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
