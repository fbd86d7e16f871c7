import * as z from 'zod/mini';
import { isRecord } from '../../../api/response/record';
import { readSentCode, type SentCode } from '../../../forms/sent-code';
import { paths } from '../../../navigation/paths';
import { redirectRules, type RedirectRules, safeRedirect } from '../../../navigation/redirects';
import type { SafeUrl } from '../../../navigation/path';
import type { Invitation, InvitationKind } from '../invitation';

export interface Link {
  readonly kind: Extract<InvitationKind, 'registration' | 'ssoRegistration'>;
  readonly token: string;
  readonly invitation: Invitation;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A field that is missing here would be lost on the way back to the form. */
const typedPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164. */
  phoneNumber: z.catch(z.nullable(z.string()), null),
  /** As typed, for the way back to the form. */
  typedPhone: z.catch(z.optional(z.object({ country: z.string(), text: z.string() })), undefined),
});
export type Person = Readonly<z.infer<typeof typedPerson>>;

export type CodeProblem = 'incorrect' | 'lastTry' | 'expired' | 'tooMany';

/**
 * Each step has a history entry, so that Back, Forward and a reload restore it. Only the page's memory holds the code,
 * because it is a secret: after a reload of the last step the user enters it again.
 */
export type CreateAccountState =
  | {
      readonly step: 'personalInfo';
      readonly person: Person | null;
      /** The server reported it late. */ readonly isEmailTaken: boolean;
      /** It still counts when the user comes back to this step. */
      readonly sent?: SentCode;
    }
  | {
      readonly step: 'verifyEmail';
      readonly person: Person;
      readonly sent: SentCode;
      /** Why the accepted code is asked for again. */ readonly problem: CodeProblem | null;
      /** The user reloaded the last step, and returns to it with the code. */ readonly isReloaded?: true;
    }
  | { readonly step: 'accountInfo'; readonly person: Person; readonly sent: SentCode; readonly code: string };

export type CreateAccountEvent =
  /** The token of the code is bound to the person's address. */
  | { readonly type: 'code-sent'; readonly person: Person; readonly sent: SentCode }
  | { readonly type: 'code-verified'; readonly code: string }
  /** The server no longer accepted the code when creating the account. */
  | { readonly type: 'code-refused'; readonly problem: CodeProblem }
  | { readonly type: 'email-taken' }
  | { readonly type: 'back' };

export interface StepProps<Step extends CreateAccountState['step']> {
  link: Link;
  state: Extract<CreateAccountState, { step: Step }>;
  dispatch: (event: CreateAccountEvent) => void;
}

export const initialCreateAccount: CreateAccountState = { step: 'personalInfo', person: null, isEmailTaken: false };

export function createAccountReducer(state: CreateAccountState, event: CreateAccountEvent): CreateAccountState {
  switch (event.type) {
    case 'code-sent':
      if (state.step === 'accountInfo') return state;
      return {
        // A new code for a reloaded last step still leads back to that step.
        ...(state.step === 'verifyEmail' && state),
        step: 'verifyEmail',
        person: event.person,
        sent: event.sent,
        problem: null,
      };
    case 'code-verified':
      return state.step === 'verifyEmail'
        ? { step: 'accountInfo', person: state.person, sent: state.sent, code: event.code }
        : state;
    case 'code-refused':
      return state.step === 'accountInfo'
        ? { step: 'verifyEmail', person: state.person, sent: state.sent, problem: event.problem }
        : state;
    case 'email-taken':
      return state.step === 'personalInfo' ? state : { step: 'personalInfo', person: state.person, isEmailTaken: true };
    case 'back':
      return state.step === 'personalInfo'
        ? state
        : { step: 'personalInfo', person: state.person, isEmailTaken: false, sent: state.sent };
  }
}

export type Entry =
  | Extract<CreateAccountState, { step: 'personalInfo' }>
  | {
      readonly step: 'verifyEmail' | 'accountInfo';
      readonly person: Person;
      readonly sent: SentCode;
      readonly problem: CodeProblem | null;
    };

export function toEntry(state: CreateAccountState): Entry {
  if (state.step === 'personalInfo') return state;
  const { person, sent } = state;
  const isLast = state.step === 'accountInfo' || state.isReloaded === true;
  return { step: isLast ? 'accountInfo' : 'verifyEmail', person, sent, problem: isLast ? null : state.problem };
}

const keptPerson = z.catch(z.nullable(typedPerson), null);
const keptProblem = z.catch(z.nullable(z.literal(['incorrect', 'lastTry', 'expired', 'tooMany'])), null);

/** Without `verified`, the last step asks for the code again and says why. */
export function fromEntry(entry: unknown, verified: { codeToken: string; code: string } | null): CreateAccountState {
  if (!isRecord(entry)) return initialCreateAccount;
  const person = keptPerson.parse(entry.person);
  const sent = readSentCode(entry.sent);
  if (entry.step === 'personalInfo')
    return { step: 'personalInfo', person, isEmailTaken: entry.isEmailTaken === true, ...(sent && { sent }) };
  if (person === null || sent === undefined) return initialCreateAccount;
  if (entry.step !== 'accountInfo')
    return { step: 'verifyEmail', person, sent, problem: keptProblem.parse(entry.problem) };
  return verified?.codeToken === sent.token
    ? { step: 'accountInfo', person, sent, code: verified.code }
    : { step: 'verifyEmail', person, sent, problem: null, isReloaded: true };
}

/** "When the redirect URL contains a certain partner keyword" another page ends the flow. */
export function afterCreation(search: string, partnerKeyword: string, rules: RedirectRules = redirectRules()): SafeUrl {
  const redirectUrl = new URLSearchParams(search).get('redirectUrl');
  if (redirectUrl === null || !redirectUrl.toLowerCase().includes(partnerKeyword.toLowerCase()))
    return paths.registrationSuccess();
  return paths.credentialCreated({ redirectUrl: safeRedirect(redirectUrl, rules) });
}
