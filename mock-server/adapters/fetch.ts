import type { MockResponse } from '../http/http';
import { fromWebRequest } from '../http/web';
import { respond, worldCookie } from '../server/server';
import type { Worlds } from '../world/worlds';

/**
 * No Response can express a broken connection. The error extends TypeError, because fetch reports network failures so.
 */
export class ConnectionDropped extends TypeError {
  override name = 'ConnectionDropped';
}

/** A service worker has to add what a page's request does not carry itself. */
export interface FetchOptions {
  /** Headers that a script cannot read from a request, such as `cookie`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the values of Set-Cookie. A browser drops them from a response that a script makes. */
  readonly storeCookies?: (setCookies: readonly string[]) => Promise<void>;
}

/**
 * Null for a path that the mock server does not serve.
 * @throws ConnectionDropped when a fault breaks the connection
 */
export async function respondToFetch(
  worlds: Worlds,
  request: Request,
  { headers, storeCookies }: FetchOptions = {},
): Promise<Response | null> {
  const mockRequest = await fromWebRequest(request, headers);
  const found = await respond(worlds, mockRequest);
  if (!found) return null;
  if (found.late) await found.late;
  if (found.drop) throw new ConnectionDropped('The connection was dropped, as a fault asked for.');
  const ownCookie = worldCookie(mockRequest);
  if (ownCookie) found.headers.push(['Set-Cookie', ownCookie]);
  // A browser's Response drops Set-Cookie, so the values are read before one is made.
  await storeCookies?.(found.headers.flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? [value] : [])));
  return toResponse(found, request);
}

function toResponse(found: MockResponse, { method }: Request): Response {
  const headers = new Headers(found.headers);
  const status = found.status;
  const mayHaveBody = method !== 'HEAD' && status !== 204 && status !== 304;
  if (!mayHaveBody || found.body === null) return new Response(null, { status, headers });
  const bytes = typeof found.body === 'string' ? new TextEncoder().encode(found.body) : Uint8Array.from(found.body);
  return new Response(bodyOf(found, bytes), { status, headers });
}

/** A fault sends the body slowly, or half of it and then an error. The reader sees a slow or a broken connection. */
function bodyOf({ paced, truncate }: MockResponse, bytes: Uint8Array<ArrayBuffer>): BodyInit {
  if (!paced && !truncate) return bytes;
  const sent = truncate ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes;
  const parts = (paced ? paced(sent) : inOne(sent))[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (!done) controller.enqueue(value);
      else if (truncate)
        controller.error(
          new ConnectionDropped('The connection broke in the middle of the response, as a fault asked for.'),
        );
      else controller.close();
    },
  });
}

async function* inOne(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield bytes;
}
