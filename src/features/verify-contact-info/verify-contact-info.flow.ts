import * as z from 'zod/mini';
import { CONTACT_PURPOSES } from '../../platform/constants';
import { isBeforeLastTry, isTakenForWrongCode, outcomeOf, type Outcomes } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';
import { contactOfState } from '../../navigation/route-contact';

export interface Subject {
  readonly type: 'email' | 'phone';
  readonly purpose: (typeof CONTACT_PURPOSES)[number];
  /** Without it the service selects a contact of that type and purpose. */
  readonly contact?: string;
}

export function subjectOf(query: URLSearchParams, state: unknown): Subject | null {
  const type = query.get('type');
  const purpose = CONTACT_PURPOSES.find((one) => one === query.get('purpose'));
  const chosen = contactOfState(state);
  return (type === 'email' || type === 'phone') && purpose !== undefined
    ? { type, purpose, ...(chosen && { contact: chosen.contact }) }
    : null;
}

export function isMobilePlatform(query: URLSearchParams): boolean {
  return query.get('platformType')?.toLowerCase() === 'mobile';
}

/** The history entry keeps it, so that a reload does not send another. It holds no secret. */
export interface SentCode {
  readonly id: string;
  readonly destination: string;
  /** Of the server's clock. Null when the service names no time. */
  readonly expiresAt: number | null;
  /** Of this device. */
  readonly resendAt: number;
  /** How many digits the code has, where the service says so. */
  readonly codeLength?: number | undefined;
}

export const KEPT_CODE = 'contact-code';

export type CodeProblem = 'incorrect' | 'lastTry' | 'expired' | 'connection';

export type Verification =
  | { readonly step: 'sending' }
  /** The server was unreachable, so no code is sent yet. */
  | { readonly step: 'notSent' }
  | {
      readonly step: 'enterCode';
      readonly sent: SentCode;
      readonly problem: CodeProblem | null;
    }
  | { readonly step: 'ended' };

export type VerificationEvent =
  | { readonly type: 'try' }
  | { readonly type: 'sent'; readonly sent: SentCode }
  | { readonly type: 'problem'; readonly problem: CodeProblem }
  /** The user types another code, so the message about the last one ends. */
  | { readonly type: 'forgive' }
  | { readonly type: 'end' };

const keptCode = z.object({
  id: z.string(),
  destination: z.string(),
  expiresAt: z.nullable(z.number()),
  resendAt: z.number(),
  codeLength: z.optional(z.number()),
});

/** A kept code continues the code step after a reload, because it is still valid. */
export function startOf(kept: unknown): Verification {
  const { data } = keptCode.safeParse(kept);
  return data === undefined ? { step: 'sending' } : { step: 'enterCode', sent: data, problem: null };
}

export function verificationReducer(state: Verification, event: VerificationEvent): Verification {
  switch (event.type) {
    case 'try':
      if (state.step === 'enterCode') return { ...state, problem: null };
      return state.step === 'notSent' ? { step: 'sending' } : state;
    case 'sent':
      return state.step === 'ended' ? state : { step: 'enterCode', sent: event.sent, problem: null };
    case 'problem':
      if (state.step === 'enterCode') return { ...state, problem: event.problem };
      return state.step === 'sending' ? { step: 'notSent' } : state;
    case 'forgive':
      // After a lost connection the next try must still know that the last code may have been accepted.
      return state.step === 'enterCode' && state.problem !== 'connection' ? { ...state, problem: null } : state;
    case 'end':
      return { step: 'ended' };
  }
}

const results: Outcomes<ResultKind> = {
  EMAIL_ADDRESS_ALREADY_EXISTS: 'FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL',
  TOO_MANY_ATTEMPTS: 'FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS',
  INVALID_CONTACT_INFO_FORMAT: 'FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT',
  MISSING_REQUIRED_QUERY_PARAMS: 'FAILURE_VERIFY_CONTACT_INFO',
  otherwise: 'FAILURE_VERIFY_CONTACT_INFO',
};

const codeProblems: Outcomes<CodeProblem | null> = {
  connection: 'connection',
  CODE_INCORRECT: 'incorrect',
  CODE_EXPIRED: 'expired',
  otherwise: null,
};

export function failureOf(error: unknown): { problem: CodeProblem } | { result: ResultKind } {
  const problem = outcomeOf(error, codeProblems);
  return problem === null ? { result: outcomeOf(error, results) } : { problem };
}

/** A refused token or an unknown reason counts as an incorrect code. */
export function failureOfCode(error: unknown): ReturnType<typeof failureOf> {
  if (!isTakenForWrongCode(error)) return failureOf(error);
  return { problem: isBeforeLastTry(error) ? 'lastTry' : 'incorrect' };
}
