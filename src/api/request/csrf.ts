import type { Middleware } from 'openapi-fetch';
import { apiConfiguration } from '../configure';
import { newTraceId } from './headers';

export const csrfHeader = 'X-CSRF-Token';
const csrfCookie = 'csrf-token';

/**
 * Every non-GET to our own origin carries the value of the readable `csrf-token` cookie (see docs/decisions/names.md).
 * Without a cookie, one is fetched first; a request that is refused all the same says so in its answer.
 */
export const addCsrfToken: Middleware = {
  async onRequest({ request }) {
    if (!needsCsrfToken(request)) return;
    const token = csrfToken() ?? (await freshCsrfToken());
    if (token) request.headers.set(csrfHeader, token);
  },
};

/** Whether a request changes something on our own origin: another origin never gets to see the token. */
export function needsCsrfToken(request: Request): boolean {
  return (
    request.method !== 'GET' && request.method !== 'HEAD' && new URL(request.url).origin === apiConfiguration().origin()
  );
}

function csrfToken(): string | undefined {
  for (const pair of apiConfiguration().cookies().split(';')) {
    const [name, ...rest] = pair.split('=');
    if (name?.trim() === csrfCookie) return rest.join('=').trim() || undefined;
  }
  return undefined;
}

let refreshing: Promise<void> | undefined;

/**
 * Makes the server set a new `csrf-token` cookie with a GET that anybody may send, one at a time however many ask.
 * @returns the new token, or undefined when the server cannot be reached or sets none
 */
export async function freshCsrfToken(): Promise<string | undefined> {
  refreshing ??= askForCookie().finally(() => {
    refreshing = undefined;
  });
  await refreshing;
  return csrfToken();
}

async function askForCookie(): Promise<void> {
  const { bases, origin, timeoutMs } = apiConfiguration();
  const url = new URL(`${bases.authentication}/check`, origin());
  try {
    // Any status will do: the cookie comes with refusals too.
    const headers = { 'X-Trace-Id': newTraceId() };
    const answer = await fetch(url, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Read to its end, or the browser keeps its connection for it.
    await answer.arrayBuffer();
  } catch {
    // The request that needed the token goes out without it and reports what is wrong in its own words.
  }
}
