import { describe, expect, it } from 'vitest';
import {
  asksPassword,
  canGoNext,
  canSubmit,
  initialLogin,
  type LoginEvent,
  loginReducer,
  type LoginState,
  problemIn,
} from './login.flow';

const after = (...events: LoginEvent[]): LoginState => events.reduce(loginReducer, initialLogin);
const typed: LoginEvent = { type: 'username', value: ' ann ' };
const shown: LoginEvent[] = [typed, { type: 'next' }, { type: 'own-login', hasPassword: false }];
const submitted: LoginEvent[] = [...shown, { type: 'password', isEmpty: false }, { type: 'submit' }];

describe('sign-in', () => {
  it('asks for the username first, and Next is disabled while it is blank', () => {
    expect(canGoNext(initialLogin)).toBe(false);
    expect(canGoNext(after({ type: 'username', value: '   ' }))).toBe(false);
    expect(canGoNext(after(typed))).toBe(true);
    expect(after({ type: 'next' })).toEqual(initialLogin);
  });

  it('refuses a username of more than 255 characters', () => {
    expect(canGoNext(after({ type: 'username', value: 'a'.repeat(255) }))).toBe(true);
    expect(canGoNext(after({ type: 'username', value: 'a'.repeat(256) }))).toBe(false);
  });

  it('shows the password when the username belongs to this product, without the spaces around it', () => {
    expect(after(...shown)).toMatchObject({ step: 'password', username: 'ann', isCheckFailed: false });
  });

  it('shows the password and holds an error when the check fails', () => {
    expect(after(typed, { type: 'next' }, { type: 'check-failed', hasPassword: false })).toMatchObject({
      step: 'password',
      isCheckFailed: true,
    });
  });

  it('accepts a password that a password manager has filled before it was shown', () => {
    expect(canSubmit(after(typed, { type: 'next' }, { type: 'own-login', hasPassword: true }))).toBe(true);
  });

  it('hides the password again when the username is cleared', () => {
    expect(after(...shown, { type: 'username', value: '' })).toEqual(initialLogin);
  });

  it('keeps the username as it was sent while its path is checked', () => {
    const checking = after(typed, { type: 'next' });
    expect(loginReducer(checking, { type: 'username', value: 'ann Sunny' })).toBe(checking);
    expect(loginReducer(checking, { type: 'username', value: '' })).toBe(checking);
  });

  it('remembers that a password typed ahead was sent, until the check has answered', () => {
    expect(after(typed, { type: 'next' })).toMatchObject({ isAhead: false });
    const ahead = after(typed, { type: 'next' }, { type: 'submit' });
    expect(ahead).toMatchObject({ step: 'checking', isAhead: true });
    expect(canSubmit(loginReducer(ahead, { type: 'own-login', hasPassword: true }))).toBe(true);
    expect(loginReducer(ahead, { type: 'cancel' })).toEqual({ ...initialLogin, username: 'ann' });
  });

  it('keeps Log in disabled while the password is empty', () => {
    expect(canSubmit(after(...shown))).toBe(false);
    expect(canSubmit(after(...shown, { type: 'password', isEmpty: false }))).toBe(true);
    expect(canSubmit(after(...shown, { type: 'password', isEmpty: false }, { type: 'password', isEmpty: true }))).toBe(
      false,
    );
  });

  it('submits once', () => {
    const state = after(...submitted);
    expect(state.step).toBe('submitting');
    expect(loginReducer(state, { type: 'submit' })).toBe(state);
  });

  it('keeps the problem, asks for the password again, and counts the failures', () => {
    const state = after(...submitted, { type: 'failed', problem: { kind: 'incorrect' } });
    expect(state).toMatchObject({
      step: 'password',
      hasPassword: false,
      problem: { kind: 'incorrect' },
      failures: 1,
      username: 'ann',
    });
    expect(after(...submitted, { type: 'failed', problem: { kind: 'connection' } })).toMatchObject({
      hasPassword: true,
    });
  });

  it('asks for the captcha that the error names, needs its token, and resets it on failure and on expiry', () => {
    const asked = after(...submitted, { type: 'failed', problem: { kind: 'captcha' }, siteKey: 'site' });
    expect(asked).toMatchObject({ captcha: { siteKey: 'site', token: null, round: 1 } });
    expect(canSubmit(asked)).toBe(false);
    const solved = loginReducer(asked, { type: 'captcha-token', token: 'captcha-ok' });
    expect(canSubmit(solved)).toBe(true);
    expect(canSubmit(loginReducer(solved, { type: 'captcha-token', token: null }))).toBe(false);
    const again = loginReducer(loginReducer(solved, { type: 'submit' }), {
      type: 'failed',
      problem: { kind: 'incorrect' },
    });
    expect(again).toMatchObject({ captcha: { siteKey: 'site', token: null, round: 2 } });
  });

  it('does not ask for a challenge that has no key', () => {
    const failed = after(...submitted, { type: 'failed', problem: { kind: 'captcha', traceId: 't' } });
    expect(failed).toMatchObject({
      step: 'password',
      captcha: null,
      problem: { kind: 'generic', traceId: 't' },
      failures: 1,
      hasPassword: true,
    });
    expect(canSubmit(failed)).toBe(true);
  });

  it('stays locked until the lock is over, and then opens by itself', () => {
    const locked = after(...submitted, { type: 'failed', problem: { kind: 'locked', until: 1 } });
    expect(problemIn(locked)).toEqual({ kind: 'locked', until: 1 });
    expect(canSubmit(loginReducer(locked, { type: 'password', isEmpty: false }))).toBe(false);
    const open = loginReducer(locked, { type: 'lock-over' });
    expect(problemIn(open)).toBe(null);
    expect(canSubmit(loginReducer(open, { type: 'password', isEmpty: false }))).toBe(true);
  });

  it('locks the username that was refused and no other', () => {
    const locked = after(
      ...submitted,
      { type: 'failed', problem: { kind: 'locked', until: 1 } },
      { type: 'password', isEmpty: false },
    );
    const other = loginReducer(locked, { type: 'username', value: 'bob' });
    expect(problemIn(other)).toBe(null);
    expect(canSubmit(other)).toBe(true);
    const again = loginReducer(other, { type: 'username', value: 'ann ' });
    expect(problemIn(again)).toMatchObject({ kind: 'locked' });
    expect(canSubmit(again)).toBe(false);
  });

  it('shows a wait that was found again, and carries it to the password', () => {
    const found: LoginEvent[] = [{ type: 'locked', lock: { username: 'ann', until: 1 } }, typed];
    expect(problemIn(after(...found))).toEqual({ kind: 'locked', until: 1 });
    expect(canGoNext(after(...found))).toBe(true);
    expect(canSubmit(after(...found, { type: 'next' }, { type: 'own-login', hasPassword: true }))).toBe(false);
  });

  it('goes back to where a request was sent from when the person will not wait', () => {
    expect(after(typed, { type: 'next' }, { type: 'cancel' })).toEqual({ ...initialLogin, username: 'ann' });
    expect(after(...submitted, { type: 'cancel' })).toMatchObject({ step: 'password', hasPassword: true });
  });

  it('lets nothing be pressed once it is leaving', () => {
    const state = after(...submitted, { type: 'leave' });
    expect([canGoNext(state), canSubmit(state)]).toEqual([false, false]);
    expect(loginReducer(state, { type: 'username', value: 'x' })).toBe(state);
  });

  it('stands as it was when it is left, so that nothing jumps', () => {
    expect(asksPassword(after(...submitted, { type: 'leave' }))).toBe(true);
    expect(asksPassword(after(typed, { type: 'next' }, { type: 'leave' }))).toBe(false);
  });
});
