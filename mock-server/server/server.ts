import { control } from '../control';
import { dispatch, toWire } from './dispatch';
import type { ErrorCode } from '../contract/types';
import { type MockRequest, type MockResponse, setCookie } from '../http/http';
import { isSecure, withHostNames, withPlainNames } from '../http/host-cookies';
import { type FailOptions, failure } from '../http/envelope';
import { outsidePage } from '../external';
import { ScenarioFileError } from '../seed/scenarios/scenario';
import { NoRoomError, NoWorldError, Worlds } from '../world/worlds';

/**
 * Answers every path of the mock server: the four APIs, the control interface under /__mock, and the external pages
 * under /outside. For any other path (a page or file of the app) it returns null, and the caller serves the path. A
 * visit to a page with `?mock-world=NAME` puts the browser into that world (see `worldCookie`). A name that cannot be
 * one is refused for every path.
 */
export async function respond(worlds: Worlds, request: MockRequest): Promise<MockResponse | null> {
  const world = Worlds.nameOf(request);
  if (world === null) return refused(400, 'MALFORMED_REQUEST', Worlds.refusalOf(request));
  const isKnown = worlds.has(world);
  const found = await (isSecure(request) ? findSecurely(worlds, world, request) : find(worlds, world, request));
  // Behind a balancer, a world that lived in another process is a new one here: only this header tells.
  if (!isKnown && worlds.has(world)) found?.headers.push(['X-Mock-World-Created', 'true']);
  return found;
}

/** Over https two cookies have other names (see http/host-cookies.ts). The operations know only the plain names. */
async function findSecurely(worlds: Worlds, name: string, request: MockRequest): Promise<MockResponse | null> {
  const found = await find(worlds, name, withPlainNames(request));
  return found && withHostNames(found);
}

async function find(worlds: Worlds, name: string, request: MockRequest): Promise<MockResponse | null> {
  if (/^\/__mock(?:[/?]|$)/.test(request.url)) return control(worlds, name, request);
  try {
    const world = await worlds.get(name);
    return await (request.url.startsWith('/api/') ? dispatch(world, request) : outsidePage(world, request));
  } catch (error) {
    if (error instanceof NoWorldError) return refused(404, 'NOT_FOUND', error.message);
    if (error instanceof ScenarioFileError) return refused(503, 'SERVICE_UNAVAILABLE', error.message);
    if (!(error instanceof NoRoomError)) throw error;
    return refused(503, 'SERVICE_UNAVAILABLE', error.message, { retryAfterSeconds: 60 });
  }
}

/** No journal has the call, because it has no world. */
function refused(status: number, code: ErrorCode, message: string, details?: FailOptions['details']): MockResponse {
  const traceId = crypto.randomUUID();
  const response = failure(status, code, traceId, { message, ...(details && { details }) });
  const sent = toWire(response, traceId, undefined, Date.now());
  return { ...sent, headers: [...sent.headers, ['X-Content-Type-Options', 'nosniff']] };
}

/**
 * The Set-Cookie value for a page visited with `?mock-world=NAME`. Null without this parameter, for an invalid name,
 * and when a page of another origin led here.
 */
export function worldCookie(request: Pick<MockRequest, 'headers' | 'url'>): string | null {
  const name = Worlds.visitedName(request);
  return name !== undefined && Worlds.isName(name) ? setCookie('mock-world', name) : null;
}
