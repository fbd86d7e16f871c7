import * as z from 'zod/mini';
import { CONTACT_PURPOSES } from '../../platform/constants';
import { isBeforeLastTry, isTakenForWrongCode, outcomeOf, type Outcomes } from '../../platform/outcomes';
import type { ResultKind } from '../../navigation/result-kinds';
import { contactOfState } from '../../navigation/route-contact';

export interface Subject {
  readonly type: 'email' | 'phone';
  readonly purpose: (typeof CONTACT_PURPOSES)[number];
  /**
   * The address or number that the user selected in the list. Without it the service selects a contact of that type and
   * purpose.
   */
  readonly contact?: string;
}

/**
 * Reads the subject from the query of the page and from its navigation state.
 * @returns null unless type is email or phone and purpose is personal or business; the page then reports
 * MISSING_REQUIRED_QUERY_PARAMS
 */
export function subjectOf(query: URLSearchParams, state: unknown): Subject | null {
  const type = query.get('type');
  const purpose = CONTACT_PURPOSES.find((one) => one === query.get('purpose'));
  const chosen = contactOfState(state);
  return (type === 'email' || type === 'phone') && purpose !== undefined
    ? { type, purpose, ...(chosen && { contact: chosen.contact }) }
    : null;
}

/** Whether the mobile app opened the page, and so has a page to go back to. */
export function isMobilePlatform(query: URLSearchParams): boolean {
  return query.get('platformType')?.toLowerCase() === 'mobile';
}

/** A sent code. The history entry keeps it, so that a reload does not send another. It holds no secret. */
export interface SentCode {
  readonly id: string;
  readonly destination: string;
  /** Epoch ms of the server's clock. Null when the service names no time. */
  readonly expiresAt: number | null;
  /** Epoch ms of this device: the earliest time for another code. */
  readonly resendAt: number;
  /** How many digits the code has, where the service says so. */
  readonly codeLength?: number | undefined;
}

/** The key of the sent code in the kept values of the history entry. */
export const KEPT_CODE = 'contact-code';

/** Problems that the user can fix on the page; any other leads to a result page. */
export type CodeProblem = 'empty' | 'incorrect' | 'lastTry' | 'expired' | 'connection';

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
  /** A request begins, so the message about the last one ends. */
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

/**
 * The first state. A kept code restores the code step after a reload, because it is still valid. `kept` may be of any
 * shape.
 */
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

/** Contact verification mapping: MISSING_REQUIRED_QUERY_PARAMS and any other error lead to the generic page. */
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

/** Maps a failed call to a problem that the user can fix here, or to the result page that ends the flow. */
export function failureOf(error: unknown): { problem: CodeProblem } | { result: ResultKind } {
  const problem = outcomeOf(error, codeProblems);
  return problem === null ? { result: outcomeOf(error, results) } : { problem };
}

/** Like `failureOf`, for a sent code. A refused token or an unknown reason counts as an incorrect code. */
export function failureOfCode(error: unknown): ReturnType<typeof failureOf> {
  if (!isTakenForWrongCode(error)) return failureOf(error);
  return { problem: isBeforeLastTry(error) ? 'lastTry' : 'incorrect' };
}
