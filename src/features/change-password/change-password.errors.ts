import { isApiError } from '../../api/response/api-error';
import { passwordProblem } from '../../forms/fields/password';
import type { Problem } from '../../forms/use-submission';
import { firstCode, isBeforeLastTry } from '../../api/response/outcomes';

/**
 * "If the first error code is TOO_MANY_ATTEMPTS, the modal shows 'not changed'. Otherwise the second error's code is
 * used if it is a known code, and shown inline." A single error counts as the second one. Null for the modal.
 */
export function changeProblem(error: unknown): Problem<'oldPassword' | 'newPassword'> | null {
  const first = firstCode(error);
  if (first === 'TOO_MANY_ATTEMPTS') return null;
  const code = (isApiError(error) ? error.errors[1]?.code : undefined) ?? first;
  if (code === 'INCORRECT_PASSWORD')
    return {
      fields: [['oldPassword', `fields:passwords.problem.${isBeforeLastTry(error) ? 'lastTry' : 'incorrect'}`]],
    };
  const text = passwordProblem(code);
  if (text === undefined) return { message: 'fields:passwords.problem.otherwise' };
  return { fields: [['newPassword', `fields:passwords.${text}`]] };
}
