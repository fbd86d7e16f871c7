import { type OperationId, operations } from '../../openapi/generated/operations';

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
