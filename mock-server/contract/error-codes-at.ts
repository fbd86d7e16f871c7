import { type OperationId, operations } from '../../openapi/generated/operations';

/** The error codes that the operation declares for a status, in the contract's order; none for any other status. */
export function errorCodesAt(id: OperationId, status: number): readonly string[] {
  const codes: { readonly [status: string]: readonly string[] } = operations[id].errorCodes;
  return codes[String(status)] ?? [];
}

/** The status for which the operation declares the error code; undefined when it declares none. */
export function statusOfCode(id: OperationId, code: string): number | undefined {
  const statuses = Object.keys(operations[id].errorCodes).map(Number);
  return statuses.find((status) => errorCodesAt(id, status).includes(code));
}
