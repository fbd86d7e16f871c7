import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';
import { traceHeaders } from './headers';
import { perApp } from '../../lifetime';

export const csrfHeader = 'X-CSRF-Token';
/** The first has precedence, because only our own host can set a cookie with this prefix. Services use it over https. */
export const csrfCookies: readonly string[] = ['__Host-csrf-token', 'csrf-token'];

/** Without a token it sends the request anyway: the response explains the refusal. */
export const addCsrfToken: Middleware = {
  onRequest: ({ request }) => setCsrfToken(request),
};

export async function setCsrfToken(request: Request): Promise<void> {
  if (!needsCsrfToken(request)) return;
  const token = csrfToken() ?? (await freshCsrfToken());
  if (token) request.headers.set(csrfHeader, token);
}

export function credentials(): 'include' | 'same-origin' {
  return apiConfiguration().withCredentials ? 'include' : 'same-origin';
}

/** Other origins see the token only when the configuration says that the services there take it. */
export function needsCsrfToken(request: Request): boolean {
  const { withCredentials, origin } = apiConfiguration();
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  return isWrite && (withCredentials || new URL(request.url).origin === origin());
}

function csrfToken(refused?: string): string | undefined {
  const cookies = apiConfiguration().cookies();
  return csrfCookies.flatMap((name) => cookiesIn(cookies, name)).find((token) => token && token !== refused);
}

/**
 * The values of a cookie as they were written. Cookies of one name can differ in path and domain. The browser lists a
 * longer path and an older cookie first, and ours have the path "/". So the last one comes first here.
 * @param source in the format of `document.cookie`
 */
export function cookiesIn(source: string, name: string): string[] {
  const pairs = source.split(';').map((pair) => pair.trim());
  const own = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return own.map((pair) => pair.slice(name.length + 1)).reverse();
}

const refresh = perApp((): { running?: Promise<void> | undefined } => ({}));

/**
 * Sends a GET that needs no session, so that the server sets a new `csrf-token` cookie. Parallel callers share one
 * request.
 * @param refused the token that the server has refused
 * @returns another token; undefined when the server is unreachable or sets none
 */
export async function freshCsrfToken(refused?: string): Promise<string | undefined> {
  const state = refresh();
  state.running ??= askForCookie().finally(() => {
    state.running = undefined;
  });
  await state.running;
  return csrfToken(refused);
}

async function askForCookie(): Promise<void> {
  const { bases, origin, timeoutMs } = apiConfiguration();
  const url = new URL(`${bases.authentication}/check`, origin());
  try {
    // Accepts any status: refusals set the cookie too.
    const response = await fetch(url, {
      headers: traceHeaders(),
      credentials: credentials(),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Reads the body to its end; an unread body keeps a browser connection busy.
    await response.arrayBuffer();
  } catch {
    // The caller sends its request without a token. That request then reports the actual problem.
  }
}
