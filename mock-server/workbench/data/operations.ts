import { operations } from '../../../openapi/generated/operations';

export const operationIds: readonly string[] = Object.keys(operations).sort();

export const services: readonly string[] = [...new Set(Object.values(operations).map(({ service }) => service))];

/** The errors that the contract declares for an operation; none for an unknown one. */
export function errorsOf(id: string): { status: number; code: string }[] {
  const codes = Object.entries(operations).find(([name]) => name === id)?.[1].errorCodes ?? {};
  return Object.entries<readonly string[]>(codes).flatMap(([status, all]) =>
    all.map((code) => ({ status: Number(status), code })),
  );
}

/** "Request password reset" for `requestPasswordReset`. */
export function inWords(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
