import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/authentication-service';
import { isApiError, type Obligation } from '../../api/response/api-error';
import { authentication } from '../../api/clients';
import { formEncoded } from '../../api/request/form';
import { done, type Hook, unwrap, unwrapIfAny } from '../../api/response/unwrap';
import { LOGIN_LOCKOUT_MINUTES } from '../../lib/config/constants';
import { isFlagOn } from '../../lib/session/flags';
import { isConnectionProblem, type Outcomes, outcomeOf } from '../../lib/errors/outcomes';
import { obligationsQuery, readAuthCheck } from '../../lib/session/session';
import type { Problem } from './login.flow';

/** Sign-in decides itself what an obligation, a refusal or a missing session means. */
const skipHooks: readonly Hook[] = ['obligation', 'forbidden', 'session'];

type AuthPath = components['schemas']['AuthPath'];
/** What a sign-in answers; a service may leave either out. */
export type LoginAnswer = Partial<components['schemas']['LoginAnswer']>;

/**
 * Which sign-in system a username belongs to (see docs/product/7-calls.md): by POST when the flag
 * enableCheckAuthPathPost is on, else by address.
 * @throws ApiError, or TypeError for an answer that does not say: the caller then shows the password (see
 * docs/product/4-states.md#login)
 */
export async function checkAuthPath(queries: QueryClient, username: string, signal: AbortSignal): Promise<AuthPath> {
  const byPost = await isFlagOn(queries, 'enableCheckAuthPathPost');
  const answer = byPost
    ? await unwrap(authentication.POST('/check-auth-path', { body: { username }, signal }), { skipHooks })
    : await unwrap(
        authentication.GET('/username/{username}/check-auth-path', { params: { path: { username } }, signal }),
        { skipHooks },
      );
  if (typeof answer.isLifionLogin !== 'boolean') throw new TypeError('The path check does not say whose login it is.');
  return answer;
}

/**
 * POST /login. @throws ApiError with the codes of the contract, or TypeError when nobody is signed in by it; see
 * `problemOf`
 */
export async function logIn(
  form: { username: string; password: string; recaptchaToken?: string },
  signal: AbortSignal,
): Promise<LoginAnswer> {
  const answer: LoginAnswer =
    (await unwrapIfAny(authentication.POST('/login', { body: form, ...formEncoded, signal }), { skipHooks })) ?? {};
  if (typeof answer.redirectUrl === 'string' || answer.personalSettings !== undefined) return answer;
  // It says nothing of what a sign-in says: gone on from without a session, the page would come back empty and without
  // a word.
  if (readAuthCheck(await unwrapIfAny(authentication.GET('/check', { signal }), { skipHooks })) === null)
    throw new TypeError('The sign-in started no session.');
  return {};
}

/**
 * GET /check-obligations after sign-in: the obligation of a 412; a failing check after login returns nothing (see
 * docs/product/4-states.md#obligations). That there is none is kept for the guard of the next page, which asks anew but
 * does not make the person wait for it.
 */
export async function requiredObligation(queries: QueryClient): Promise<Obligation | undefined> {
  try {
    await done(authentication.GET('/check-obligations', {}), { skipHooks });
    queries.setQueryData(obligationsQuery.queryKey, null);
    return undefined;
  } catch (error) {
    return isApiError(error) ? error.obligation : undefined;
  }
}

/** What a failed sign-in means to the person (see docs/product/8-errors.md#login-errors). `now` is epoch ms. */
export function problemOf(error: unknown, now: number = Date.now()): Problem {
  const kind = isConnectionProblem(error) ? 'connection' : outcomeOf(error, problems);
  const traceId = isApiError(error) ? error.traceId : undefined;
  if (kind !== 'locked') return { kind, traceId };
  const seconds = (isApiError(error) ? error.retryAfterSeconds : undefined) ?? LOGIN_LOCKOUT_MINUTES * 60;
  return { kind, until: now + seconds * 1000 };
}

const problems: Outcomes<Problem['kind']> = {
  INCORRECT_CREDS: 'incorrect',
  TOO_MANY_ATTEMPTS: 'locked',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  RECAPTCHA_RESPONSE_TOKEN_MISSING: 'captcha',
  otherwise: 'generic',
};
