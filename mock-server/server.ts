import { control } from './control';
import { dispatch } from './dispatch';
import { type MockAnswer, type MockRequest, setCookie } from './wire/http';
import { isSecure, withHostNames, withPlainNames } from './http/host-cookies';
import { failure } from './http/envelope';
import { toWire } from './http/to-wire';
import { outsidePage } from './external';
import { NoRoomError } from './world/memory';
import { Worlds } from './seed/worlds';

/**
 * Answers every path of the mock server: the four APIs, the control interface under /__mock, and the external pages
 * under /outside. For any other path (a page or file of the app) it returns null, and the caller serves the path. A
 * visit to a page with `?mock-world=NAME` puts the browser into that world (see `worldCookie`).
 */
export function answer(worlds: Worlds, request: MockRequest): Promise<MockAnswer | null> {
  const found = isSecure(request) ? findSecurely(worlds, request) : find(worlds, request);
  return request.method === 'HEAD' ? found.then(withoutStream) : found;
}

/** A response to HEAD ends at once, because the head of a stream of events is complete. */
function withoutStream(found: MockAnswer | null): MockAnswer | null {
  if (found) delete found.stream;
  return found;
}

/** Over https two cookies have other names (see http/host-cookies.ts). The operations know only the plain names. */
async function findSecurely(worlds: Worlds, request: MockRequest): Promise<MockAnswer | null> {
  const found = await find(worlds, withPlainNames(request));
  return found && withHostNames(found);
}

async function find(worlds: Worlds, request: MockRequest): Promise<MockAnswer | null> {
  if (/^\/__mock(?:[/?]|$)/.test(request.url)) return control(worlds, request);
  try {
    const world = await worlds.get(Worlds.nameOf(request));
    return await (request.url.startsWith('/api/') ? dispatch(world, request) : outsidePage(world, request));
  } catch (error) {
    if (error instanceof NoRoomError) return noRoom(error);
    throw error;
  }
}

/** No journal has the call, because it has no world. */
function noRoom({ message }: NoRoomError): MockAnswer {
  const traceId = crypto.randomUUID();
  const refusal = failure(503, 'SERVICE_UNAVAILABLE', traceId, { message, details: { retryAfterSeconds: 60 } });
  return toWire(refusal, traceId, undefined, Date.now());
}

/**
 * The Set-Cookie value for a page visited with `?mock-world=NAME`. Null without this parameter, for an invalid name,
 * and when a page of another origin led here.
 */
export function worldCookie(request: Pick<MockRequest, 'headers' | 'url'>): string | null {
  const name = Worlds.visitedName(request);
  return name !== undefined && Worlds.isName(name) ? setCookie('mock-world', name) : null;
}
