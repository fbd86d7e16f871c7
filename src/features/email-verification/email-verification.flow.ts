import { isBeforeLastTry, isTakenForWrongCode, outcomeOf, type Outcomes } from '../../platform/outcomes';
import { readSentCode, type SentCode } from '../../forms/sent-code';
import { CompanyEmailError, type CompanyProblem } from '../../forms/fields/company-email';
import type { ResultKind } from '../../navigation/result-kinds';

export type EmailVerification =
  /** `until`: the earliest time for the next code. Each `until` is in epoch ms of this device's clock. */
  | { readonly step: 'sendCode'; readonly problem: SendProblem | null; readonly until?: number }
  /**
   * `unsent`: the last request for a new code failed, and the code sent before still counts.
   */
  | {
      readonly step: 'enterCode';
      readonly sent: SentCode;
      readonly problem: CodeProblem | null;
      readonly unsent?: Unsent;
    }
  | { readonly step: 'changeEmail'; readonly problem: ChangeProblem | null }
  | { readonly step: 'tooManyChanges'; readonly until: number };

export type SendProblem = 'notSent' | 'tooMany' | 'connection';
export interface Unsent {
  readonly problem: SendProblem;
  readonly until?: number;
}
export type CodeProblem = 'incorrect' | 'lastTry' | 'expired' | 'tooMany' | 'connection';
export type ChangeProblem = 'taken' | 'shared' | 'connection' | 'unexpected' | CompanyProblem;

export type EmailVerificationEvent =
  | { readonly type: 'sent'; readonly sent: SentCode }
  | { readonly type: 'not-sent'; readonly unsent: Unsent }
  | { readonly type: 'wait-over' }
  | { readonly type: 'code-refused'; readonly problem: CodeProblem | null }
  | { readonly type: 'change' }
  | { readonly type: 'change-refused'; readonly problem: ChangeProblem | null }
  | { readonly type: 'too-many-changes'; readonly until: number }
  | { readonly type: 'cancel' };

export function emailVerificationReducer(state: EmailVerification, event: EmailVerificationEvent): EmailVerification {
  switch (event.type) {
    case 'sent':
      return { step: 'enterCode', sent: event.sent, problem: null };
    case 'not-sent':
      return state.step === 'enterCode' ? { ...state, unsent: event.unsent } : { step: 'sendCode', ...event.unsent };
    case 'wait-over':
      return withoutWait(state);
    case 'code-refused':
      return state.step === 'enterCode' ? { ...state, problem: event.problem } : state;
    case 'change':
      return { step: 'changeEmail', problem: null };
    case 'change-refused':
      return state.step === 'changeEmail' ? { step: 'changeEmail', problem: event.problem } : state;
    case 'too-many-changes':
      return state.step === 'changeEmail' ? { step: 'tooManyChanges', until: event.until } : state;
    case 'cancel':
      return { step: 'sendCode', problem: null };
  }
}

function withoutWait(state: EmailVerification): EmailVerification {
  if (state.step === 'sendCode') return { step: 'sendCode', problem: null };
  return state.step === 'enterCode' ? { step: 'enterCode', sent: state.sent, problem: state.problem } : state;
}

/** A kept code is still valid after a reload. */
export function startState(kept: unknown): EmailVerification {
  const sent = readSentCode(kept);
  return sent === undefined ? { step: 'sendCode', problem: null } : { step: 'enterCode', sent, problem: null };
}

export const sendOutcomes: Outcomes<SendProblem | 'verified'> = {
  connection: 'connection',
  EMAIL_IS_ALREADY_VERIFIED: 'verified',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: 'notSent',
};

export function sendOutcomeOf(error: unknown): SendProblem | 'verified' {
  return outcomeOf(error, sendOutcomes);
}

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
