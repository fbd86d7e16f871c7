import { type ErrorCode, isApiError } from '../../../api/response/api-error';
import { type CompanyProblem, isCompanyProblem } from '../../../forms/fields/company-email';
import type { Refusal } from '../../../forms/fields/field-reason';
import { passwordProblem, type PasswordProblem } from '../../../forms/fields/password';
import type { Problem } from '../../../forms/use-submission';
import {
  isBeforeLastTry,
  isConnectionProblem,
  isServiceFailure,
  isTakenForWrongCode,
  outcomeOf,
  type Outcomes,
  retryAt,
} from '../../../api/response/outcomes';
import type { ResultKind } from '../../../navigation/result-kinds';
import type { CodeProblem } from './create-account.flow';

/** A visitor without a session, or one who may not ask, is no failure of the check. */
export function isTolerated(error: unknown): boolean {
  return isApiError(error, 'INSUFFICIENT_PERMISSIONS', 'MISSING_SESSION_COOKIE');
}

export const linkResults: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'FAILURE_LINK',
  TOKEN_EXECUTE_FAILURE: 'FAILURE_LINK',
  INVALID_TOKEN: 'FAILURE_LINK',
  REDIRECT_TO_AIM_REGISTRATION_ERROR: 'FAILURE_REDIRECT_TO_AIM',
  otherwise: 'FAILURE_UNSUPPORTED',
};

/** After a lost response the link is used up, because the lost request created the account. */
export const linkResultsAfterLoss: Outcomes<ResultKind> = {
  ...linkResults,
  TOKEN_LOAD_VERIFY_FAILURE: 'SUCCESS_ACCOUNT_ALREADY_CREATED',
  TOKEN_EXECUTE_FAILURE: 'SUCCESS_ACCOUNT_ALREADY_CREATED',
};

/** Why the service could not take a form, whatever was typed. */
type FormProblem = 'connection' | 'failed';

export type EmailProblem = 'taken' | 'tooMany' | 'unexpected' | FormProblem | CompanyProblem;

export const emailProblems: Outcomes<EmailProblem> = {
  connection: 'connection',
  EMAIL_ALREADY_EXISTS: 'taken',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'taken',
  DUPLICATE_EMAIL: 'taken',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: 'unexpected',
};

/** The check before the code was sent refuses the address. */
export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError';
  constructor(readonly problem: EmailProblem) {
    super(`The address is refused: ${problem}.`);
  }
}

/** Undefined when a result page follows. */
export function sendProblemOf(error: unknown): EmailProblem | undefined {
  if (error instanceof EmailRefusedError) return error.problem;
  return isServiceFailure(error) ? 'failed' : outcomeOf(error, sendProblems);
}

export const sendProblems: Outcomes<EmailProblem | undefined> = {
  ...emailProblems,
  INVALID_EMAIL: 'company',
  otherwise: undefined,
};

/** Undefined when the error is not about the code. */
function codeProblemOf(error: unknown): CodeProblem | 'connection' | undefined {
  const problem = outcomeOf(error, codeProblems);
  return problem === 'incorrect' && isBeforeLastTry(error) ? 'lastTry' : problem;
}

export const codeProblems: Outcomes<CodeProblem | 'connection' | undefined> = {
  connection: 'connection',
  CODE_INCORRECT: 'incorrect',
  CODE_EXPIRED: 'expired',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: undefined,
};

export type CreationOutcome =
  | { readonly at: 'username'; readonly reason: 'taken' | 'emailTaken' }
  | { readonly at: 'password'; readonly reason: PasswordProblem | 'problem.otherwise' }
  | { readonly at: 'code'; readonly reason: CodeProblem }
  | { readonly at: 'form'; readonly reason: FormProblem }
  | { readonly at: 'result' };

/** A refused token or an unknown reason counts as an incorrect code. An unusable link leads to a result page. */
export function checkOutcomeOf(error: unknown): CreationOutcome {
  const outcome = creationOutcomeOf(error);
  return outcome.at === 'result' && isTakenForWrongCode(error) ? { at: 'code', reason: 'incorrect' } : outcome;
}

export const creationAt: Outcomes<CreationOutcome> = {
  DUPLICATE_USERNAME: { at: 'username', reason: 'taken' },
  USERNAME_EXISTS: { at: 'username', reason: 'taken' },
  DUPLICATE_EMAIL: { at: 'username', reason: 'emailTaken' },
  EMAIL_ALREADY_EXISTS: { at: 'username', reason: 'emailTaken' },
  EMAIL_ADDRESS_ALREADY_EXISTS: { at: 'username', reason: 'emailTaken' },
  otherwise: { at: 'result' },
};

/** The error catalogue does not have these codes of the protocol. So for the user they are unknown. */
const protocolCodes: readonly ErrorCode[] = [
  'UNKNOWN_ERROR',
  'MALFORMED_REQUEST',
  'CSRF_TOKEN_INVALID',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** "Other known codes show as a password error." */
function isUnknownCode(code: ErrorCode): boolean {
  return Object.hasOwn(linkResults, code) || protocolCodes.includes(code);
}

export function creationOutcomeOf(error: unknown): CreationOutcome {
  if (isConnectionProblem(error)) return { at: 'form', reason: 'connection' };
  if (isServiceFailure(error)) return { at: 'form', reason: 'failed' };
  const code = codeProblemOf(error);
  if (code !== undefined && code !== 'connection') return { at: 'code', reason: code };
  const known = outcomeOf(error, creationAt);
  if (known.at !== 'result' || !isApiError(error)) return known;
  const password = [error.code, ...error.errors.map((item) => item.code)]
    .map(passwordProblem)
    .find((reason) => reason !== undefined);
  if (password === undefined && isUnknownCode(error.code)) return known;
  return { at: 'password', reason: password ?? 'problem.otherwise' };
}

/** What the form of a username and a password shows. Null where another page follows. */
export function credentialsProblem(error: unknown): Problem<'username' | 'password'> | null {
  const outcome = creationOutcomeOf(error);
  if (outcome.at === 'form') return { message: `registration:${outcome.reason}` };
  if (outcome.at === 'password') return { fields: [['password', `fields:passwords.${outcome.reason}`]] };
  if (outcome.at !== 'username') return null;
  return {
    fields: [
      ['username', outcome.reason === 'taken' ? 'fields:username.taken' : 'registration:credentials.emailTaken'],
    ],
  };
}

export function emailMessage(problem: EmailProblem): Refusal {
  if (isCompanyProblem(problem)) return `fields:email.${problem}`;
  return problem === 'connection' || problem === 'failed'
    ? `registration:${problem}`
    : `registration:create-account.emailProblem.${problem}`;
}

/** Whether the problem is the address, and not the service or the number of tries. */
export function isAtAddress(problem: EmailProblem): boolean {
  return problem !== 'connection' && problem !== 'failed';
}

/** What the form of the address shows. Null where a result page follows. */
export function addressProblem(error: unknown): Problem<'email'> | null {
  const problem = sendProblemOf(error);
  if (problem === undefined) return null;
  const message = emailMessage(problem);
  const until = retryAt(error);
  if (!isAtAddress(problem)) return { message, until };
  return until === undefined ? { fields: [['email', message]] } : { message, until, focus: 'email' };
}

/** What the form of the code shows. Null where another page or step follows. */
export function codeFormProblem(outcome: CreationOutcome): Problem<'code'> | null {
  if (outcome.at === 'form') return { message: `registration:${outcome.reason}` };
  return outcome.at === 'code' ? problemAtCode(outcome.reason) : null;
}

export function problemAtCode(reason: CodeProblem): Problem<'code'> {
  if (reason === 'lastTry') return { fields: [['code', 'fields:code.lastTry']] };
  return {
    fields: [['code', `registration:create-account.codeProblem.${reason}`]],
    isFinal: reason === 'tooMany' || reason === 'expired',
  };
}
