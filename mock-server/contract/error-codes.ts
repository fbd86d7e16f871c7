import { type OperationId, operations } from '../../openapi/generated/operations';
import { documents, isObject, lookUp } from './documents';
import type { ErrorCode } from './types';

const messages = new Map<string, string>();
for (const document of Object.values(documents)) {
  const examples = lookUp(document, ['components', 'examples']);
  if (!isObject(examples)) continue;
  for (const code of Object.keys(examples)) {
    const message = lookUp(document, ['components', 'examples', code, 'value', 'message']);
    if (typeof message === 'string' && !messages.has(code)) messages.set(code, message);
  }
}

/** In English, from the contract's example. It is for logs: the app shows its own text. */
export function messageOf(code: ErrorCode): string {
  return messages.get(code) ?? 'Something went wrong while making a HTTP request.';
}

/** In the contract's order. Empty for a status without codes. */
export function errorCodesAt(id: OperationId, status: number): readonly string[] {
  const codes: { readonly [status: string]: readonly string[] } = operations[id].errorCodes;
  return codes[String(status)] ?? [];
}

/** Undefined when the operation does not declare the code. */
export function statusOfCode(id: OperationId, code: string): number | undefined {
  const statuses = Object.keys(operations[id].errorCodes).map(Number);
  return statuses.find((status) => errorCodesAt(id, status).includes(code));
}
