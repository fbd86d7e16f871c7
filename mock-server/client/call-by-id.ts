import { operations } from '../../openapi/generated/operations';
import type { OperationId } from '../contract/types';

/** The URL of an operation, with its path and query parameters filled in. */
export function addressOf(
  id: OperationId,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const row = operations[id];
  const filled = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return `${row.base}${filled}${search === '' ? '' : `?${search}`}`;
}

/** The body of an operation as it is sent: form values or JSON, as the contract declares. */
export function bodyText(id: OperationId, body: unknown): string {
  return operations[id].bodyType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(asTexts(body)).toString()
    : JSON.stringify(body);
}

/** Path, query or form values as URL texts; commas separate the items of a list. */
export function asTexts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The status and error code of a response: "200", or "401 INCORRECT_CREDS". */
export function statusAndCode(status: number, body: unknown): string {
  const hasCode = status >= 400 && typeof body === 'object' && body !== null && 'code' in body;
  return hasCode ? `${status} ${String(body.code)}` : String(status);
}
