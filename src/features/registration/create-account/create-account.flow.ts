import { isRecord } from '../../../api/response/record';

/**
 * Account creation (see docs/product/4-states.md#create-account): personal info, then the code from the e-mail, then
 * username and password; with single sign-on the account is created once the code is verified. Pure: no React, no
 * request.
 *
 * A step stands with its history entry, so that Back, Forward and a reload find it. The code stays in the memory of the
 * page alone: it is a secret, and after a reload it is asked for once more.
 */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164, or null where none was given. */
  readonly phoneNumber: string | null;
}

export type CodeProblem = 'incorrect' | 'expired' | 'tooMany';

export type CreateAccountState =
  | {
      readonly step: 'personalInfo';
      readonly person: Person | null;
      /** The address belongs to an account: found out late. */ readonly isEmailTaken: boolean;
    }
  | {
      readonly step: 'verifyEmail';
      readonly person: Person;
      readonly codeToken: string;
      /** Why the code that was right before is asked for again. */ readonly problem: CodeProblem | null;
    }
  | { readonly step: 'accountInfo'; readonly person: Person; readonly codeToken: string; readonly code: string };

export type CreateAccountEvent =
  /** A code went to the address; `codeToken` is bound to it. */
  | { readonly type: 'code-sent'; readonly person: Person; readonly codeToken: string }
  | { readonly type: 'code-verified'; readonly code: string }
  /** The code did not last until the account was created. */
  | { readonly type: 'code-refused'; readonly problem: CodeProblem }
  | { readonly type: 'email-taken' }
  | { readonly type: 'back' };

export const initialCreateAccount: CreateAccountState = { step: 'personalInfo', person: null, isEmailTaken: false };

/** The next state. An event that means nothing in a state leaves it as it is. */
export function createAccountReducer(state: CreateAccountState, event: CreateAccountEvent): CreateAccountState {
  switch (event.type) {
    case 'code-sent':
      return state.step === 'accountInfo'
        ? state
        : { step: 'verifyEmail', person: event.person, codeToken: event.codeToken, problem: null };
    case 'code-verified':
      return state.step === 'verifyEmail'
        ? { step: 'accountInfo', person: state.person, codeToken: state.codeToken, code: event.code }
        : state;
    case 'code-refused':
      return state.step === 'accountInfo'
        ? { step: 'verifyEmail', person: state.person, codeToken: state.codeToken, problem: event.problem }
        : state;
    case 'email-taken':
      return state.step === 'personalInfo' ? state : { step: 'personalInfo', person: state.person, isEmailTaken: true };
    case 'back':
      return state.step === 'personalInfo'
        ? state
        : { step: 'personalInfo', person: state.person, isEmailTaken: false };
  }
}

/** What of a state may stand in a history entry: everything but the code. */
export type Entry =
  | { readonly step: 'personalInfo'; readonly person: Person | null; readonly isEmailTaken: boolean }
  | {
      readonly step: 'verifyEmail' | 'accountInfo';
      readonly person: Person;
      readonly codeToken: string;
      readonly problem: CodeProblem | null;
    };

export function toEntry(state: CreateAccountState): Entry {
  if (state.step !== 'accountInfo') return state;
  return { step: 'accountInfo', person: state.person, codeToken: state.codeToken, problem: null };
}

/**
 * The state that a history entry stands for; an entry of any other shape is the beginning.
 * @param verified the code that is known to be right, with its token; without it the last step asks for the code again
 */
export function fromEntry(entry: unknown, verified: { codeToken: string; code: string } | null): CreateAccountState {
  if (!isRecord(entry)) return initialCreateAccount;
  const person = readPerson(entry.person);
  if (entry.step === 'personalInfo') return { step: 'personalInfo', person, isEmailTaken: entry.isEmailTaken === true };
  const { codeToken } = entry;
  if (person === null || typeof codeToken !== 'string') return initialCreateAccount;
  if (entry.step === 'accountInfo' && verified?.codeToken === codeToken)
    return { step: 'accountInfo', person, codeToken, code: verified.code };
  return { step: 'verifyEmail', person, codeToken, problem: readProblem(entry.problem) };
}

function readPerson(value: unknown): Person | null {
  if (!isRecord(value)) return null;
  const { firstName, lastName, email, phoneNumber } = value;
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || typeof email !== 'string') return null;
  return { firstName, lastName, email, phoneNumber: typeof phoneNumber === 'string' ? phoneNumber : null };
}

function readProblem(value: unknown): CodeProblem | null {
  return value === 'incorrect' || value === 'expired' || value === 'tooMany' ? value : null;
}
