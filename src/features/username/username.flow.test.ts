import { describe, expect, it } from 'vitest';
import {
  isReview,
  keptStep,
  nextStep,
  type UsernameEvent,
  type UsernamePage,
  type UsernameStep,
} from './username.flow';

const flags = (isReviewUsernameObligation = false, isNotAllowUpdateUsername = false) => ({
  isReviewUsernameObligation,
  isNotAllowUpdateUsername,
});
const walk = (page: UsernamePage, on: ReturnType<typeof flags>, ...events: UsernameEvent[]) =>
  events.reduce<UsernameStep>((step, event) => nextStep(step, event, page, on), 'message');

describe('username change or review', () => {
  it('ignores the review flag on the change-username page', () => {
    expect(walk('change', flags(true), 'go-on')).toBe('form');
    expect(walk('change', flags(true), 'go-on', 'cancel')).toBe('message');
  });
  it('goes to the form on the review-username page when there is nothing to review', () =>
    expect(walk('review', flags(), 'go-on')).toBe('form'));
  it.each(['change', 'review'] as const)(
    'allows only the review on the %s page when isNotAllowUpdateUsername is set',
    (page) => {
      for (const on of [flags(false, true), flags(true, true)]) {
        expect(isReview(page, on)).toBe(true);
        expect(walk(page, on, 'go-on', 'create')).toBe('review');
      }
    },
  );
  it('ignores an event that does not apply to the step', () => {
    for (const event of ['back', 'create', 'cancel'] as const)
      expect(walk('review', flags(true), event)).toBe('message');
    expect(walk('change', flags(), 'go-on', 'go-on', 'create', 'back')).toBe('form');
    expect(walk('review', flags(true), 'go-on', 'create', 'go-on')).toBe('form');
  });
  it('restores the kept step after a reload, if the page allows it', () => {
    expect(keptStep('form', 'change', flags())).toBe('form');
    expect(keptStep('form', 'review', flags(true, true))).toBe('message');
    expect(keptStep('review', 'review', flags(true))).toBe('review');
    expect(keptStep('review', 'change', flags(true))).toBe('message');
    for (const kept of [undefined, null, 7, 'x', {}]) expect(keptStep(kept, 'review', flags(true))).toBe('message');
  });
});
