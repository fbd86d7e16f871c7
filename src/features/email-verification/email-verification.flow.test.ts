import { describe, expect, it } from 'vitest';
import {
  type EmailVerification,
  type EmailVerificationEvent,
  emailVerificationReducer,
  startState,
} from './email-verification.flow';

const start = startState(undefined);
const after = (...events: EmailVerificationEvent[]): EmailVerification =>
  events.reduce(emailVerificationReducer, start);
const code = (token: string) => ({ token, expiresAt: 600_000, resendAt: 30_000 });
const sent = { type: 'sent', sent: code('ev-1') } as const;

describe('email verification', () => {
  it('returns to send-code on Cancel from every step', () => {
    expect(after(sent, { type: 'cancel' })).toEqual(start);
    expect(after({ type: 'change' }, { type: 'cancel' })).toEqual(start);
    expect(after({ type: 'change' }, { type: 'too-many-changes', until: 5 }, { type: 'cancel' })).toEqual(start);
  });
  it('goes on with a change that needed a step-up', () =>
    expect(after({ type: 'change', goesOn: true })).toEqual({ step: 'changeEmail', goesOn: true }));
  it('ignores an event that does not apply to the state', () =>
    expect(after({ type: 'too-many-changes', until: 1 })).toBe(start));
  it('restores only a valid code token after a reload', () => {
    expect(startState(code('ev-1'))).toEqual(after(sent));
    for (const kept of ['', null, 7, {}, 'ev-1', { token: 'ev-1' }]) expect(startState(kept)).toEqual(start);
  });
});
