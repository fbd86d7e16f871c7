import { CompanyEmailError, type CompanyProblem, isCompanyProblem } from '../../forms/fields/company-email';
import type { Problem } from '../../forms/use-submission';
import type { ResultKind } from '../../navigation/result-kinds';
import { isBeforeLastTry, isTakenForWrongCode, outcomeOf, type Outcomes, retryAt } from '../../api/response/outcomes';

type SendProblem = 'notSent' | 'tooMany' | 'connection';
type CodeProblem = 'incorrect' | 'lastTry' | 'expired' | 'tooMany' | 'connection';
type ChangeProblem = 'taken' | 'shared' | 'connection' | 'unexpected' | CompanyProblem;

export const sendOutcomes: Outcomes<SendProblem | 'verified'> = {
  connection: 'connection',
  EMAIL_IS_ALREADY_VERIFIED: 'verified',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: 'notSent',
};

type CodeOutcome = { readonly problem: CodeProblem } | { readonly result: ResultKind };

export const codeOutcomes: Outcomes<CodeOutcome> = {
  connection: { problem: 'connection' },
  CODE_INCORRECT: { problem: 'incorrect' },
  CODE_EXPIRED: { problem: 'expired' },
  TOO_MANY_ATTEMPTS: { problem: 'tooMany' },
  EMAIL_IS_ALREADY_VERIFIED: { result: 'SUCCESS_VERIFY_EMAIL' },
  TOKEN_LOAD_VERIFY_FAILURE: { result: 'FAILURE_LINK_VERIFY_EMAIL' },
  TOKEN_EXECUTE_FAILURE: { problem: 'incorrect' },
  INVALID_TOKEN: { problem: 'incorrect' },
  otherwise: { result: 'FAILURE_UNSUPPORTED' },
};

export function codeOutcomeOf(error: unknown): CodeOutcome {
  if (!isTakenForWrongCode(error)) return outcomeOf(error, codeOutcomes);
  return { problem: isBeforeLastTry(error) ? 'lastTry' : 'incorrect' };
}

export const changeOutcomes: Outcomes<ChangeProblem | 'tooManyChanges'> = {
  connection: 'connection',
  DUPLICATE_EMAIL: 'taken',
  EMAIL_ALREADY_EXISTS: 'taken',
  DUPE_EMAIL_ERROR: 'taken',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'taken',
  INVALID_EMAIL: 'shared',
  TOO_MANY_ATTEMPTS: 'tooManyChanges',
  otherwise: 'unexpected',
};

/** The meaning of a refused address change. A well-formed address that the server calls invalid is a shared one. */
export function changeOutcomeOf(error: unknown): ChangeProblem | 'tooManyChanges' {
  if (error instanceof CompanyEmailError) return error.problem;
  return outcomeOf(error, changeOutcomes);
}

/** Null when nothing is left to verify. */
export function sendProblem(error: unknown): Problem | null {
  const outcome = outcomeOf(error, sendOutcomes);
  if (outcome === 'verified') return null;
  const message = outcome === 'connection' ? outcome : (`sendCode.${outcome}` as const);
  return { message: `contact:email-verification.${message}`, until: retryAt(error) };
}

/** Null where a result page follows. */
export function codeProblem(error: unknown): Problem<'code'> | null {
  const outcome = codeOutcomeOf(error);
  if ('result' in outcome) return null;
  const { problem } = outcome;
  if (problem === 'connection') return { message: 'contact:email-verification.connection' };
  if (problem === 'lastTry') return { fields: [['code', 'fields:code.lastTry']] };
  return {
    fields: [['code', `contact:email-verification.enterCode.problem.${problem}`]],
    isFinal: problem === 'expired' || problem === 'tooMany',
  };
}

/** Null when the form has to wait. */
export function changeProblem(error: unknown): Problem<'new-email'> | null {
  const outcome = changeOutcomeOf(error);
  if (outcome === 'tooManyChanges') return null;
  if (outcome === 'connection') return { message: 'contact:email-verification.connection' };
  if (outcome === 'unexpected') return { message: 'contact:email-verification.changeEmail.problem.unexpected' };
  if (isCompanyProblem(outcome)) return { fields: [['new-email', `fields:email.${outcome}`]] };
  return { fields: [['new-email', `contact:email-verification.changeEmail.problem.${outcome}`]] };
}
