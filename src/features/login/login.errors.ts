import { LOGIN_LOCKOUT_MINUTES } from '../../config/constants';
import { isBeforeLastTry, outcomeOf, type Outcomes, retryAt, textDetail, traceIdOf } from '../../api/response/outcomes';
import type { Failure, Problem } from './login.flow';

export function failureOf(error: unknown): Failure {
  return { problem: loginProblemOf(error), siteKey: textDetail(error, 'siteKey') };
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
