import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { isApiError } from '../../api/response/api-error';
import { isRecord } from '../../api/response/record';
import { authentication, gateway, orchestrator } from '../../api/clients';
import { done, type Hook, isSessionMissing, unwrap } from '../../api/response/unwrap';
import { readCookie } from '../browser/cookies';

/**
 * The session of the person (see docs/product/4-states.md): query options that the guards, the screens and the
 * invalidations share, and the cookies that say when it ends.
 */
export interface AuthCheck {
  readonly levelOfAssurance: number;
  /** Signed in through the other sign-in system. */
  readonly isNexo: boolean;
  /** Signed in through a single-sign-on provider: only login and logout exist (see docs/product/2-screens.md). */
  readonly isSingleSignOn: boolean;
}

/**
 * GET /check. Fails closed: an answer that is no check counts as no session; an error is thrown and shows nothing
 * either.
 */
export const authCheckQuery = queryOptions({
  queryKey: ['session', 'check'],
  queryFn: async ({ signal }): Promise<AuthCheck | null> => {
    try {
      return readAuthCheck(
        await unwrap(authentication.GET('/check', { signal }), { skipHooks: ['session', 'forbidden', 'obligation'] }),
      );
    } catch (error) {
      // No session is an answer like any other; it also takes the place of an older one.
      if (isApiError(error) && isSessionMissing(error)) return null;
      throw error;
    }
  },
  staleTime: 30_000,
  retry: false,
});

/**
 * Reads the answer of a check; null for `{}`, HTML, an error object or anything else that is no check. One method means
 * the other sign-in system, any other is this one; a level that cannot be read is 0, so that step-up asks. Where the
 * answer does not say whether the session is a single-sign-on one, the cookie does.
 * @param cookies what `document.cookie` gives
 */
export function readAuthCheck(answer: unknown, cookies?: string): AuthCheck | null {
  if (!isRecord(answer)) return null;
  const { authentication_method: method, levelOfAssurance, isSsoSession } = answer;
  const level = levelOf(levelOfAssurance);
  if ((typeof method !== 'string' || method === '') && level === undefined) return null;
  const isSingleSignOn =
    typeof isSsoSession === 'boolean' ? isSsoSession : readCookie('ssoSession', cookies) !== undefined;
  return { levelOfAssurance: level ?? 0, isNexo: isOtherSystem(method), isSingleSignOn };
}

/** Whether an authentication method is that of the other sign-in system (Nexo), in whatever case. */
export function isOtherSystem(method: unknown): boolean {
  return typeof method === 'string' && method.toLowerCase() === 'nexo';
}

/** A level as a number or as its digits; undefined for anything else. */
function levelOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/**
 * GET /check-obligations, for pages of the signed-in person: a 412 takes them to what is asked of them (see
 * docs/product/4-states.md#obligations). Asked anew each time, since it may have been met in another tab. Who is not
 * signed in, or has no access, is the guard's to find out.
 */
export const obligationsQuery = queryOptions({
  queryKey: ['session', 'obligations'],
  queryFn: async ({ signal }) => {
    await done(authentication.GET('/check-obligations', { signal }), { skipHooks: ['session', 'forbidden'] });
    return null;
  },
  staleTime: 0,
  retry: false,
});

type MeAnswer = components['schemas']['Me'];

type Phone = NonNullable<MeAnswer['phone']>[number];

/** The current user: e-mail and phone are those of the first entry, and what the answer leaves out is empty. */
export interface Me {
  readonly personId: string;
  readonly username: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly phone: Phone | undefined;
  readonly clientId: string | undefined;
  readonly clientName: string;
  readonly isAuthenticatedByNexo: boolean;
  readonly allClientAccessRoles: readonly { readonly role: string; readonly ticketUrl: string }[];
}

/** GET /persons/me: who is signed in. */
export const meQuery = queryOptions({ queryKey: ['session', 'me'], queryFn: askMe() });

/** Asks for it; `skipHooks` names what the caller sees to itself when it is refused (`unwrap`). */
export function askMe(skipHooks: readonly Hook[] = []) {
  return async ({ signal }: { signal: AbortSignal }): Promise<Me> =>
    readMe(await unwrap(orchestrator.GET('/persons/me', { signal }), { skipHooks }));
}

/**
 * Maps the answer; the access roles are kept only when the first entry has both role and ticketUrl, and then all of
 * them that do.
 * @throws TypeError for an answer that is nobody's
 */
export function readMe(answer: MeAnswer): Me {
  if (typeof answer.personId !== 'string') throw new TypeError('The answer names no person.');
  const email = answer.email?.[0];
  const roles = (answer.allClientAccessRoles ?? []).map(({ role, ticketUrl }) =>
    role === undefined || ticketUrl === undefined ? undefined : { role, ticketUrl },
  );
  return {
    personId: answer.personId,
    username: answer.username ?? undefined,
    firstName: answer.firstName ?? '',
    lastName: answer.lastName ?? '',
    email: email?.address,
    isEmailVerified: email?.isVerified ?? false,
    phone: answer.phone?.[0],
    clientId: answer.clientId,
    clientName: answer.clientName ?? '',
    isAuthenticatedByNexo: answer.isAuthenticatedByNexo ?? false,
    allClientAccessRoles: roles[0] === undefined ? [] : roles.filter((role) => role !== undefined),
  };
}

/**
 * GET /associates/me/clientInfo: the client that the person works for now, and its brand. Asked beside every page: it
 * takes nobody anywhere.
 */
export const clientInfoQuery = queryOptions({
  queryKey: ['session', 'client'],
  queryFn: ({ signal }) =>
    unwrap(orchestrator.GET('/associates/me/clientInfo', { signal }), {
      skipHooks: ['session', 'forbidden', 'obligation'],
    }),
});

/**
 * What comes of these calls is the session watch's to decide: neither an obligation nor a 403 takes the person away
 * from their page.
 */
const everyHook: readonly Hook[] = ['obligation', 'forbidden', 'session'];

/**
 * Stay: the session slides on (see docs/product/4-states.md#session-expiry-modal).
 * @throws ApiError, upon which the person is signed out
 */
export async function prolongSession(): Promise<void> {
  await done(gateway.GET('/prolong-session', {}), { skipHooks: everyHook });
}

/** Early sync of the session's end, which prolongs nothing (see docs/product/7-calls.md#ui-gateway). */
export async function syncSession(): Promise<void> {
  const header = { 'prolong-session': false, 'sync-session-ttl': true };
  await done(gateway.GET('/prolong-session', { params: { header } }), { skipHooks: everyHook });
}

/** When the session ends, epoch ms by the server's clock; undefined without a readable cookie. */
export function sessionExpiry(source?: string): number | undefined {
  return readInstant(readCookie('sessionExpiry', source) ?? '');
}

/** The first second that counts as an instant: anything below is a duration, or nothing. */
const FIRST_SECOND = 1e9;
/** From this number on it is milliseconds: as seconds it would be the year 5138. */
const FIRST_MS = 1e11;

/** An instant as epoch ms: from epoch seconds, epoch milliseconds or ISO 8601; undefined for anything else. */
export function readInstant(text: string): number | undefined {
  const value = text.replace(/^"|"$/g, '');
  if (/^\d+(?:\.\d+)?$/.test(value)) {
    const number = Number(value);
    return number < FIRST_SECOND ? undefined : Math.round(number < FIRST_MS ? number * 1000 : number);
  }
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/**
 * Whether the cookies say that there may be a session: then the sign-in form waits for the check (see
 * docs/decisions/first-paint.md).
 */
export function maybeSignedIn(source?: string): boolean {
  return readCookie('sessionExpiry', source) !== undefined || readCookie('ssoSession', source) !== undefined;
}
