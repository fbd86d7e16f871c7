import { operations } from '../../openapi/generated/operations';
import type { OperationId } from '../contract/types';

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

/** Form values or JSON, as the contract declares. */
export function bodyText(id: OperationId, body: unknown): string {
  return operations[id].bodyType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(asTexts(body)).toString()
    : JSON.stringify(body);
}

/** Path, query or form values. Commas separate the items of a list. */
export function asTexts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** "200", or "401 INCORRECT_CREDS". */
export function statusAndCode(status: number, body: unknown): string {
  const hasCode = status >= 400 && typeof body === 'object' && body !== null && 'code' in body;
  return hasCode ? `${status} ${String(body.code)}` : String(status);
}
