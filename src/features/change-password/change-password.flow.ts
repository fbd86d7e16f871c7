import { isApiError } from '../../api/response/api-error';
import { firstCode, isBeforeLastTry, retryAt } from '../../platform/outcomes';
import { PASSWORD_CHANGED_LOGOUT } from '../../platform/constants';
import { passwordProblem, type PasswordProblem } from '../../forms/fields/password';

export type ChangeOutcome =
  | { readonly kind: 'changed' }
  /** Too many attempts: the app signs the user out. */
  | {
      readonly kind: 'notChanged';
      /** Epoch ms of this device; undefined when the service names none. */
      readonly until: number | undefined;
    }
  | {
      readonly kind: 'problem';
      readonly text: PasswordProblem | 'problem.incorrect' | 'problem.lastTry' | 'problem.otherwise';
      readonly field: 'old' | 'new' | null;
    };

/**
 * "If the first error code is TOO_MANY_ATTEMPTS, the modal shows 'not changed'. Otherwise the second error's code is
 * used if it is a known code, and shown inline." A single error counts as the second one.
 */
export function outcomeOfFailure(error: unknown): ChangeOutcome {
  const first = firstCode(error);
  if (first === 'TOO_MANY_ATTEMPTS') return { kind: 'notChanged', until: retryAt(error) };
  const code = (isApiError(error) ? error.errors[1]?.code : undefined) ?? first;
  if (code === 'INCORRECT_PASSWORD')
    return { kind: 'problem', text: isBeforeLastTry(error) ? 'problem.lastTry' : 'problem.incorrect', field: 'old' };
  const text = passwordProblem(code);
  if (text === undefined) return { kind: 'problem', text: 'problem.otherwise', field: null };
  return { kind: 'problem', text, field: 'new' };
}

export function secondsLeft(elapsedMs: number): number {
  return Math.max(0, Math.ceil((PASSWORD_CHANGED_LOGOUT.afterMs - elapsedMs) / 1000));
}
