import { passwordProblem } from '../../forms/fields/password';
import type { Problem } from '../../forms/use-submission';
import {
  firstCode,
  isBeforeLastTry,
  isConnectionProblem,
  outcomeOf,
  type Outcomes,
  retryAt,
} from '../../api/response/outcomes';
import { isApiError } from '../../api/response/api-error';

export function basicProblem(error: unknown): Problem<'username' | 'password'> {
  const code = firstCode(error);
  const password = passwordProblem(code);
  if (password !== undefined) return { fields: [['password', `fields:passwords.${password}`]] };
  if (code === 'DUPLICATE_USERNAME') return { fields: [['username', 'obligations:basic.taken']] };
  return { message: code === 'INSUFFICIENT_PERMISSIONS' ? 'obligations:basic.exists' : 'obligations:basic.problem' };
}

export const logInProblems: Outcomes<'incorrect' | 'locked' | 'suspended' | 'inactive' | 'problem'> = {
  INCORRECT_CREDS: 'incorrect',
  TOO_MANY_ATTEMPTS: 'locked',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  otherwise: 'problem',
};

/** A password that may still be correct stays. */
export function logInProblem(error: unknown): Problem<'password'> {
  const kind = outcomeOf(error, logInProblems);
  return {
    message: `obligations:credentials.${kind === 'incorrect' && isBeforeLastTry(error) ? 'lastTry' : kind}`,
    forget: isConnectionProblem(error) ? undefined : 'password',
    focus: 'password',
    until: isApiError(error, 'TOO_MANY_ATTEMPTS') ? retryAt(error) : undefined,
  };
}
