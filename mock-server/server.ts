import { control } from './control';
import { dispatch } from './dispatch';
import { type MockAnswer, type MockRequest, setCookie } from './http/http';
import { outsidePage } from './external';
import { Worlds } from './world/worlds';

/**
 * Answers every path of the mock server: the four APIs, the control interface under /__mock, the external pages under
 * /outside. Returns null for any other path (an app page, an asset), which the caller then serves. A visit to any page
 * with `?mock-world=NAME` puts the browser into that world: see `worldCookie`.
 */
export async function answer(worlds: Worlds, request: MockRequest): Promise<MockAnswer | null> {
  const found = await find(worlds, request);
  // The head of a stream of events is complete, so the response to HEAD ends at once.
  if (found && request.method === 'HEAD') delete found.stream;
  return found;
}

async function find(worlds: Worlds, request: MockRequest): Promise<MockAnswer | null> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (path === '/__mock' || path.startsWith('/__mock/')) return control(worlds, request);
  if (path.startsWith('/api/')) return dispatch(await worlds.get(Worlds.nameOf(request)), request);
  return outsidePage(await worlds.get(Worlds.nameOf(request)), request);
}

/**
 * The Set-Cookie value for a page visited with `?mock-world=NAME`. Null when the URL has no such parameter or the name
 * is invalid.
 */
export function worldCookie(url: string): string | null {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes('mock-world=')) return null;
  const name = new URLSearchParams(url.slice(at)).get('mock-world');
  return name !== null && Worlds.isName(name) ? setCookie('mock-world', name) : null;
}
