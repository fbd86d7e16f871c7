import type { Problem } from '../../forms/use-submission';
import { outcomeOf, type Outcomes, retryAt } from '../../api/response/outcomes';

type SubmitProblem = 'taken' | 'password' | 'tooMany' | 'connection' | 'unexpected';

export const submitProblems: Outcomes<SubmitProblem> = {
  connection: 'connection',
  DUPLICATE_USERNAME: 'taken',
  USERNAME_EXISTS: 'taken',
  ERROR_USERNAME_UNAVAILABLE: 'taken',
  MALFORMED_REQUEST: 'taken',
  INCORRECT_PASSWORD: 'password',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: 'unexpected',
};

function submitProblemOf(error: unknown): SubmitProblem {
  return outcomeOf(error, submitProblems);
}

export type UsernameProblem = 'taken' | 'unavailable' | null;

/** The check before the update found usernames that cannot be had. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  constructor(readonly problems: readonly UsernameProblem[]) {
    super('A username is not available.');
  }
}

/** With one username, the field itself says that it is taken. */
export function usernamesProblem(error: unknown, count: number): Problem<`usernames.${number}` | 'password'> {
  const problem = submitProblemOf(error);
  const problems =
    error instanceof UnavailableError ? error.problems : count === 1 && problem === 'taken' ? [problem] : undefined;
  if (problems !== undefined)
    return {
      fields: problems.flatMap((reason, index) =>
        reason === null ? [] : [[`usernames.${index}`, `obligations:username.problem.${reason}`]],
      ),
    };
  if (problem === 'password')
    return { fields: [['password', 'obligations:username.problem.password']], forget: 'password' };
  if (problem === 'tooMany') return { message: 'obligations:username.problem.tooMany', until: retryAt(error) };
  return { message: messageOf(problem) };
}

/** Without fields, the page has one message. */
export function reviewProblem(error: unknown): Problem {
  const problem = submitProblemOf(error);
  return { message: messageOf(problem === 'password' || problem === 'tooMany' ? 'unexpected' : problem) };
}

function messageOf(problem: 'taken' | 'connection' | 'unexpected') {
  return problem === 'taken'
    ? 'obligations:username.problem.unavailable'
    : (`obligations:username.${problem}` as const);
}
