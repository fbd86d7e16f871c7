import type { MockRequest } from './http';

/** @param added headers that a script cannot read, such as `cookie` */
export async function fromWebRequest(request: Request, added?: Readonly<Record<string, string>>): Promise<MockRequest> {
  const { origin, pathname, search } = new URL(request.url);
  const bytes =
    request.method === 'GET' || request.method === 'HEAD' ? null : new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(request.headers), ...added },
    body: bytes && bytes.length > 0 ? bytes : null,
    origin,
  };
}

/** The URL becomes absolute. */
export function toWebRequest({ method, url, headers, body, origin }: MockRequest): Request {
  return new Request(`${origin}${url}`, { method, headers, ...(body && { body: Uint8Array.from(body) }) });
}

export async function fromWebResponse(response: Response): Promise<{
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array | null;
}> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: [...response.headers].map(([name, value]): [string, string] => [name, value]),
    body: bytes.length > 0 ? bytes : null,
  };
}
