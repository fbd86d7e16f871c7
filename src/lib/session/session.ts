import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { isApiError } from '../../api/response/api-error';
import { authentication, gateway, orchestrator } from '../../api/clients';
import { type Hook, unwrap } from '../../api/response/unwrap';
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
 * GET /check. Fails closed: an answer that is not exactly a check counts as no session; an error is thrown and shows
 * nothing either.
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
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 30_000,
  retry: false,
});

/** Reads the answer of a check; null for `{}`, HTML, an error object or anything else that is no check. */
export function readAuthCheck(answer: unknown): AuthCheck | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('authentication_method' in answer) || !('levelOfAssurance' in answer)) return null;
  const { authentication_method: method, levelOfAssurance: level } = answer;
  if (method !== 'Lifion' && method !== 'Nexo') return null;
  if (typeof level !== 'number' || !Number.isInteger(level) || level < 0) return null;
  const isSingleSignOn = 'isSsoSession' in answer && answer.isSsoSession === true;
  return { levelOfAssurance: level, isNexo: method === 'Nexo', isSingleSignOn };
}

/**
 * GET /check-obligations, for pages of the signed-in person: a 412 takes them to what is asked of them (see
 * docs/product/4-states.md#obligations). Asked anew each time, since it may have been met in another tab. Who is not
 * signed in, or has no access, is the guard's to find out.
 */
export const obligationsQuery = queryOptions({
  queryKey: ['session', 'obligations'],
  queryFn: async ({ signal }) =>
    (await unwrap(authentication.GET('/check-obligations', { signal }), { skipHooks: ['session', 'forbidden'] })) ??
    null,
  staleTime: 0,
  retry: false,
});

type MeAnswer = components['schemas']['Me'];

/** The current user (see docs/product/3-entities.md#me): e-mail and phone are those of the first entry. */
export interface Me extends Omit<MeAnswer, 'email' | 'phone' | 'allClientAccessRoles'> {
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly phone: MeAnswer['phone'][number] | undefined;
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
 * Maps the answer as docs/product/3-entities.md says; the access roles are kept only when the first entry has both role
 * and ticketUrl.
 */
export function readMe(answer: MeAnswer): Me {
  const [email] = answer.email;
  const [firstRole] = answer.allClientAccessRoles;
  const keepsRoles = firstRole?.role !== undefined && firstRole.ticketUrl !== undefined;
  return {
    ...answer,
    email: email?.address,
    isEmailVerified: email?.isVerified ?? false,
    phone: answer.phone[0],
    allClientAccessRoles: keepsRoles
      ? answer.allClientAccessRoles.flatMap(({ role, ticketUrl }) =>
          role !== undefined && ticketUrl !== undefined ? [{ role, ticketUrl }] : [],
        )
      : [],
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
 * Stay: the session slides on (see docs/product/4-states.md#session-expiry-modal).
 * @throws ApiError, upon which the person is signed out
 */
export async function prolongSession(): Promise<void> {
  await unwrap(gateway.GET('/prolong-session', {}), { skipHooks: ['session'] });
}

/** Early sync of the session's end, which prolongs nothing (see docs/product/7-calls.md#ui-gateway). */
export async function syncSession(): Promise<void> {
  const header = { 'prolong-session': false, 'sync-session-ttl': true };
  await unwrap(gateway.GET('/prolong-session', { params: { header } }), { skipHooks: ['session'] });
}

/** When the session ends, epoch ms by the server's clock; undefined without a readable cookie. */
export function sessionExpiry(source?: string): number | undefined {
  const value = Number(readCookie('sessionExpiry', source) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/**
 * Whether the cookies say that there may be a session: then the sign-in form waits for the check (see
 * docs/decisions/first-paint.md).
 */
export function maybeSignedIn(source?: string): boolean {
  return readCookie('sessionExpiry', source) !== undefined || readCookie('ssoSession', source) !== undefined;
}
