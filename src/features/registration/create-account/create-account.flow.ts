import { isRecord } from '../../../api/response/record';

/**
 * The personal data of a new account.
 *
 * This module holds the states of account creation (see docs/product/4-states.md#create-account): personal info, then
 * the code from the email, then username and password. With single sign-on the account is created once the code is
 * verified. The module is pure: no React, no requests.
 *
 * Each step has a history entry, so that Back, Forward and a reload restore it. Only the page's memory holds the code,
 * because it is a secret. After a reload the user enters it again.
 */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164, or null for no number. */
  readonly phoneNumber: string | null;
}

/** Why the server refused the code. */
export type CodeProblem = 'incorrect' | 'expired' | 'tooMany';

/** The state of account creation. */
export type CreateAccountState =
  | {
      readonly step: 'personalInfo';
      readonly person: Person | null;
      /** The server reported late that the address has an account. */ readonly isEmailTaken: boolean;
    }
  | {
      readonly step: 'verifyEmail';
      readonly person: Person;
      readonly codeToken: string;
      /** Why the user must enter an already accepted code again. */ readonly problem: CodeProblem | null;
    }
  | { readonly step: 'accountInfo'; readonly person: Person; readonly codeToken: string; readonly code: string };

/** What can happen during account creation. */
export type CreateAccountEvent =
  /** The server sent a code to the address; `codeToken` is bound to it. */
  | { readonly type: 'code-sent'; readonly person: Person; readonly codeToken: string }
  | { readonly type: 'code-verified'; readonly code: string }
  /** The server no longer accepted the code when creating the account. */
  | { readonly type: 'code-refused'; readonly problem: CodeProblem }
  | { readonly type: 'email-taken' }
  | { readonly type: 'back' };

/** The first step without data. */
export const initialCreateAccount: CreateAccountState = { step: 'personalInfo', person: null, isEmailTaken: false };

/** Returns the next state. An event that does not apply to the state returns it unchanged. */
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

/** The part of a state that a history entry may hold: everything except the code. */
export type Entry =
  | { readonly step: 'personalInfo'; readonly person: Person | null; readonly isEmailTaken: boolean }
  | {
      readonly step: 'verifyEmail' | 'accountInfo';
      readonly person: Person;
      readonly codeToken: string;
      readonly problem: CodeProblem | null;
    };

/** Converts a state to its history entry, without the code. */
export function toEntry(state: CreateAccountState): Entry {
  if (state.step !== 'accountInfo') return state;
  return { step: 'accountInfo', person: state.person, codeToken: state.codeToken, problem: null };
}

/**
 * Restores the state of a history entry. An entry of any other shape gives the first step.
 * @param verified the accepted code with its token; without it the last step asks for the code again
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
