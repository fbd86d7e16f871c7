import { readSentCode, type SentCode } from '../../forms/sent-code';

export type EmailVerification =
  | { readonly step: 'sendCode' }
  | { readonly step: 'enterCode'; readonly sent: SentCode }
  /** `goesOn`: the step-up that the change needed is done. */
  | { readonly step: 'changeEmail'; readonly goesOn: boolean }
  /** `until` is in epoch ms of this device's clock. */
  | { readonly step: 'tooManyChanges'; readonly until: number };

export type EmailVerificationEvent =
  | { readonly type: 'sent'; readonly sent: SentCode }
  | { readonly type: 'change'; readonly goesOn?: boolean }
  | { readonly type: 'too-many-changes'; readonly until: number }
  | { readonly type: 'cancel' };

export function emailVerificationReducer(state: EmailVerification, event: EmailVerificationEvent): EmailVerification {
  switch (event.type) {
    case 'sent':
      return { step: 'enterCode', sent: event.sent };
    case 'change':
      return { step: 'changeEmail', goesOn: event.goesOn === true };
    case 'too-many-changes':
      return state.step === 'changeEmail' ? { step: 'tooManyChanges', until: event.until } : state;
    case 'cancel':
      return { step: 'sendCode' };
  }
}

/** A kept code is still valid after a reload. */
export function startState(kept: unknown): EmailVerification {
  const sent = readSentCode(kept);
  return sent === undefined ? { step: 'sendCode' } : { step: 'enterCode', sent };
}
