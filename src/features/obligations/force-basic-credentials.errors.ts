import { isBeforeLastTry, outcomeOf, type Outcomes } from '../../platform/outcomes';

export const problems: Outcomes<'incorrect' | 'locked' | 'suspended' | 'inactive' | 'problem'> = {
  INCORRECT_CREDS: 'incorrect',
  TOO_MANY_ATTEMPTS: 'locked',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  otherwise: 'problem',
};

export function problemOf(error: unknown) {
  const problem = outcomeOf(error, problems);
  return problem === 'incorrect' && isBeforeLastTry(error) ? 'lastTry' : problem;
}
