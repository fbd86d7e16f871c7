import { operations } from '../../../openapi/generated/operations';

export const operationIds: readonly string[] = Object.keys(operations);

/** "Request password reset" for `requestPasswordReset`. */
export function inWords(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
