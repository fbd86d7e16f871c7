import { isUtf8 } from 'node:buffer';
import { type OperationId, operations } from '../../../openapi/generated/operations';
import { addressOf, bodyText } from '../../../mock-server/client/call-by-id';

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
    body: hasBody ? bytes(bodyText(id, body)) : null,
  };
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function curlLine(origin: string, { method, url, headers, body }: Wire): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${origin}${url}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ];
  if (body && isUtf8(body)) {
    // The shell writes out the letter that a long value repeats. A word of more than 128 KB has to come by a pipe.
    const run = (all: string, sign: string) => `'"$(printf '%${all.length}s' | tr ' ' '${sign}')"'`;
    const word = quoted(new TextDecoder().decode(body)).replaceAll(/([\w.[\]])\1{99,}/g, run);
    if (body.length > 100_000) return `printf %s ${word} | ${parts.join(' ')} --data-binary @-`;
    parts.push(`--data-raw ${word}`);
  } else if (body) {
    const codes = [...body].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
    parts.push(`--data-binary "$(printf '${codes.join('')}')"`);
  }
  return parts.join(' ');
}
