import { type OperationId, operations } from '../../../openapi/generated/operations';
import { addressOf } from '../../../mock-server/client/call-by-id';

/** The caller adds cookies, CSRF token and trace id later. */
export interface Wire {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
}

export interface Input {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

export function onWire(id: OperationId, { path, query, headers, body }: Input): Wire {
  const { method, bodyType } = operations[id];
  const hasBody = body !== undefined && bodyType !== null;
  return {
    method,
    url: addressOf(id, path, query),
    headers: { ...headers, ...(hasBody && { 'content-type': bodyType }) },
    body: hasBody ? bytes(bodyType === 'application/x-www-form-urlencoded' ? form(body) : JSON.stringify(body)) : null,
  };
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function form(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]),
  ).toString();
}

export function curlLine(origin: string, { method, url, headers, body }: Wire): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${origin}${url}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ];
  if (body)
    parts.push(
      printable(body) ??
        `--data-binary "$(printf '${[...body.subarray(0, 200)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}')"`,
    );
  return parts.join(' ');

  function printable(of: Uint8Array): string | undefined {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(of);
      return text.length > 2000
        ? `--data ${quoted(`${text.slice(0, 200)} ... (${text.length} characters)`)}`
        : `--data-raw ${quoted(text)}`;
    } catch {
      return undefined;
    }
  }
}
