import type { UsernameSettings } from './username.rules';

export type UsernamePage = 'change' | 'review';

export type UsernameStep = 'message' | 'review' | 'form';

export interface StepProps {
  settings: UsernameSettings;
  send: (event: UsernameEvent) => void;
}

export type UsernameEvent =
  | 'go-on'
  | 'back'
  /** "Create User ID moves from review to the form." */
  | 'create'
  /** "Cancel in the form returns to the educational message (or to review when the review flag is set)." */
  | 'cancel';

type Flags = Pick<UsernameSettings, 'isReviewUsernameObligation' | 'isNotAllowUpdateUsername'>;

/**
 * Whether the user reviews generated usernames. "Changes to the review flag are ignored while on the change-username
 * page". On either page, "if isNotAllowUpdateUsername is set, username creation is hidden and only review is possible".
 */
export function isReview(page: UsernamePage, { isReviewUsernameObligation, isNotAllowUpdateUsername }: Flags): boolean {
  return isNotAllowUpdateUsername || (page === 'review' && isReviewUsernameObligation);
}

export function nextStep(step: UsernameStep, event: UsernameEvent, page: UsernamePage, flags: Flags): UsernameStep {
  const reviews = isReview(page, flags);
  switch (event) {
    case 'go-on':
      return step === 'message' ? (reviews ? 'review' : 'form') : step;
    case 'back':
      return step === 'review' ? 'message' : step;
    case 'create':
      return step === 'review' && !flags.isNotAllowUpdateUsername ? 'form' : step;
    case 'cancel':
      return step === 'form' ? (reviews ? 'review' : 'message') : step;
  }
}

export function keptStep(kept: unknown, page: UsernamePage, flags: Flags): UsernameStep {
  if (kept === 'form' && !flags.isNotAllowUpdateUsername) return 'form';
  return kept === 'review' && isReview(page, flags) ? 'review' : 'message';
}
