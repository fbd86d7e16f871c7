import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/authentication-service';
import { authentication } from '../../api/clients';
import { everyHook, unwrap } from '../../api/response/unwrap';
import { LOGIN_LOCKOUT_MINUTES } from '../../platform/constants';
import { isFlagOn } from '../../session/flags';
import { isBeforeLastTry, outcomeOf, type Outcomes, retryAt, traceIdOf } from '../../platform/outcomes';
import type { Problem } from './login.flow';

type AuthPath = components['schemas']['AuthPath'];

/** A TypeError for a response without the system: the caller then shows the password. */
export async function checkAuthPath(queries: QueryClient, username: string, signal: AbortSignal): Promise<AuthPath> {
  const byPost = await isFlagOn(queries, 'enableCheckAuthPathPost');
  const response = byPost
    ? await unwrap(authentication.POST('/check-auth-path', { body: { username }, signal }), { skipHooks: everyHook })
    : await unwrap(
        authentication.GET('/username/{username}/check-auth-path', { params: { path: { username } }, signal }),
        { skipHooks: everyHook },
      );
  if (typeof response.isLifionLogin !== 'boolean') throw new TypeError('The path check has no isLifionLogin.');
  return response;
}

export function loginProblemOf(error: unknown, now: number = Date.now()): Problem {
  const kind = outcomeOf(error, problems);
  if (kind === 'incorrect' && isBeforeLastTry(error)) return { kind: 'lastTry', traceId: traceIdOf(error) };
  if (kind !== 'locked') return { kind, traceId: traceIdOf(error) };
  return { kind, until: retryAt(error, now) ?? now + LOGIN_LOCKOUT_MINUTES * 60_000 };
}

export const problems: Outcomes<Problem['kind']> = {
  connection: 'connection',
  INCORRECT_CREDS: 'incorrect',
  TOO_MANY_ATTEMPTS: 'locked',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  RECAPTCHA_RESPONSE_TOKEN_MISSING: 'captcha',
  otherwise: 'generic',
};
