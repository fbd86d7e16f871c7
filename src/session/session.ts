import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../api/response/api-error';
import { isRecord } from '../api/response/record';
import { authentication } from '../api/clients';
import { everyHook, isSessionMissing, unwrap } from '../api/response/unwrap';
import { readCookie } from '../platform/cookies';

export interface AuthCheck {
  /** Step-up raises it. 0 if the response has no readable level. */
  readonly levelOfAssurance: number;
  readonly isNexo: boolean;
  /** The user signed in through a single-sign-on provider: only login and logout exist. */
  readonly isSingleSignOn: boolean;
}

/**
 * GET /check. Returns null without a session. A response that is no check counts as no session too, so that a broken
 * response opens no page. Throws any other error; the guard then shows no page either.
 */
export async function checkSession(signal: AbortSignal): Promise<AuthCheck | null> {
  try {
    return readAuthCheck(await unwrap(authentication.GET('/check', { signal }), { skipHooks: everyHook }));
  } catch (error) {
    // A missing session is a valid result. Returning it also replaces an older cached session.
    if (isApiError(error) && isSessionMissing(error)) return null;
    throw error;
  }
}

export const authCheckQuery = queryOptions({
  queryKey: ['session', 'check'],
  queryFn: ({ signal }) => checkSession(signal),
  staleTime: 30_000,
  retry: false,
});

/**
 * Reads the response of a check. Returns null for `{}`, HTML, an error object or anything else that is no check. Only
 * the method "Nexo" means the other sign-in system. An unreadable level becomes 0, so that step-up asks for another
 * factor. If the response omits `isSsoSession`, the cookie decides.
 * @param cookies in the format of `document.cookie`
 */
export function readAuthCheck(response: unknown, cookies?: string): AuthCheck | null {
  if (!isRecord(response)) return null;
  const { authentication_method: method, levelOfAssurance, isSsoSession } = response;
  const level = levelOf(levelOfAssurance);
  if ((typeof method !== 'string' || method === '') && level === undefined) return null;
  const isSingleSignOn =
    typeof isSsoSession === 'boolean' ? isSsoSession : readCookie('ssoSession', cookies) !== undefined;
  return { levelOfAssurance: level ?? 0, isNexo: isOtherSystem(method), isSingleSignOn };
}

export function isOtherSystem(method: unknown): boolean {
  return typeof method === 'string' && method.toLowerCase() === 'nexo';
}

function levelOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** Whether the cookies suggest a session. The sign-in form then waits for the check. */
export function maybeSignedIn(source?: string): boolean {
  return readCookie('sessionExpiry', source) !== undefined || readCookie('ssoSession', source) !== undefined;
}
