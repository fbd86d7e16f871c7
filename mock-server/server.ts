import { control } from './control';
import { dispatch } from './dispatch';
import { type MockAnswer, type MockRequest, setCookie } from './http/http';
import { outsidePage } from './external';
import { Worlds } from './worlds';

/**
 * Answers whatever the mock server stands for: the four APIs, the control interface under /__mock, the pages around the
 * platform under /outside. Null for anything else (an app's page, an asset), which the caller goes on with. Visiting
 * any page with `?mock-world=NAME` puts the browser into that world: see worldCookie.
 */
export async function answer(worlds: Worlds, request: MockRequest): Promise<MockAnswer | null> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (path === '/__mock' || path.startsWith('/__mock/')) return control(worlds, request);
  if (path.startsWith('/api/')) return dispatch(await worlds.get(Worlds.nameOf(request)), request);
  return outsidePage(await worlds.get(Worlds.nameOf(request)), request);
}

/**
 * The Set-Cookie value for a page that was visited with `?mock-world=NAME`; null where there is none, or no good name.
 */
export function worldCookie(url: string): string | null {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes('mock-world=')) return null;
  const name = new URLSearchParams(url.slice(at)).get('mock-world');
  return name !== null && Worlds.isName(name) ? setCookie('mock-world', name) : null;
}
