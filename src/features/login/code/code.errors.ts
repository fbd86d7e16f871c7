import type { Problem } from '../../../forms/use-submission';
import { isBeforeLastTry, outcomeOf, type Outcomes, retryAt } from '../../../api/response/outcomes';

export const sendOutcomes: Outcomes<'connection' | 'checkEmail.tooMany' | 'signInCode.notSent'> = {
  connection: 'connection',
  TOO_MANY_ATTEMPTS: 'checkEmail.tooMany',
  otherwise: 'signInCode.notSent',
};

export const codeOutcomes: Outcomes<
  'incorrect' | 'expired' | 'tooMany' | 'suspended' | 'inactive' | 'connection' | 'generic'
> = {
  connection: 'connection',
  CODE_INCORRECT: 'incorrect',
  CODE_EXPIRED: 'expired',
  TOO_MANY_ATTEMPTS: 'tooMany',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  otherwise: 'generic',
};

export function sendProblem(error: unknown): Problem {
  return { message: `recovery:${outcomeOf(error, sendOutcomes)}`, until: retryAt(error) };
}

export function codeProblem(error: unknown): Problem<'code'> {
  const outcome = outcomeOf(error, codeOutcomes);
  if (outcome === 'incorrect' && isBeforeLastTry(error)) return { fields: [['code', 'fields:code.lastTry']] };
  if (outcome === 'incorrect' || outcome === 'expired' || outcome === 'tooMany')
    return {
      fields: [['code', `contact:email-verification.enterCode.problem.${outcome}`]],
      isFinal: outcome !== 'incorrect',
    };
  return { message: `sign-in:problem.${outcome}` };
}
