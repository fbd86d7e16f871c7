import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { loginProblemOf } from './login.errors';
import {
  asksPassword,
  canGoNext,
  canSubmit,
  initialLogin,
  type LoginEvent,
  loginReducer,
  type LoginState,
  newsIn,
  type Problem,
  problemIn,
} from './login.flow';

const after = (...events: LoginEvent[]): LoginState => events.reduce(loginReducer, initialLogin);
const typed: LoginEvent = { type: 'username', value: ' ann\u200b ' };
const shown: LoginEvent[] = [typed, { type: 'next' }, { type: 'username-checked', hasPassword: false }];
const submitted: LoginEvent[] = [...shown, { type: 'password', isEmpty: false }, { type: 'submit' }];

describe('sign-in', () => {
  it('asks for the username first, and Next is disabled while it is blank', () => {
    expect(canGoNext(initialLogin)).toBe(false);
    expect(canGoNext(after({ type: 'username', value: '   ' }))).toBe(false);
    expect(canGoNext(after(typed))).toBe(true);
    expect(after({ type: 'next' })).toEqual(initialLogin);
  });

  it('says with a failure what it has added to the page: a challenge each time, the hint at single sign-on once', () => {
    const fails = (problem: Problem, siteKey?: string): LoginEvent[] => [
      { type: 'password', isEmpty: false },
      { type: 'captcha-token', token: 'captcha-ok' },
      { type: 'submit' },
      { type: 'failed', problem, siteKey },
    ];
    const incorrect = fails({ kind: 'incorrect' });
    expect(newsIn(after(typed))).toEqual([]);
    expect(newsIn(after(...shown))).toEqual([]);
    expect(newsIn(after(...shown, ...incorrect))).toEqual([]);
    expect(newsIn(after(...shown, ...incorrect, ...incorrect))).toEqual(['ssoHint']);
    const withChallenge = [...shown, ...incorrect, ...fails({ kind: 'incorrect' }, 'site')];
    expect(newsIn(after(...withChallenge))).toEqual(['problem.captcha', 'ssoHint']);
    expect(newsIn(after(...withChallenge, ...incorrect))).toEqual(['problem.captcha']);
    expect(newsIn(after(...withChallenge, ...fails({ kind: 'locked', until: 1 })))).toEqual([]);
    expect(newsIn(after(...shown, ...fails({ kind: 'captcha' }, 'site')))).toEqual([]);
  });

  it('hides the password again when the username is cleared', () => {
    expect(after(...shown, { type: 'username', value: '' })).toEqual(initialLogin);
  });

  it('ignores changes to the username while its path is checked', () => {
    const checking = after(typed, { type: 'next' });
    expect(loginReducer(checking, { type: 'username', value: 'ann Sunny' })).toBe(checking);
    expect(loginReducer(checking, { type: 'username', value: '' })).toBe(checking);
  });

  it('stays locked until the lock ends, and then enables the form', () => {
    const locked = after(...submitted, { type: 'failed', problem: { kind: 'locked', until: 1 } });
    expect(problemIn(locked)).toEqual({ kind: 'locked', until: 1 });
    expect(canSubmit(loginReducer(locked, { type: 'password', isEmpty: false }))).toBe(false);
    const open = loginReducer(locked, { type: 'lock-over' });
    expect(problemIn(open)).toBe(null);
    expect(canSubmit(loginReducer(open, { type: 'password', isEmpty: false }))).toBe(true);
  });

  it('requires a token for the captcha that the error names, and resets it on failure and on expiry', () => {
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

  it('locks only the refused username', () => {
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

  it('allows neither Next nor Log in while leaving', () => {
    const state = after(...submitted, { type: 'leave' });
    expect([canGoNext(state), canSubmit(state)]).toEqual([false, false]);
    expect(loginReducer(state, { type: 'username', value: 'x' })).toBe(state);
  });

  it('keeps its step while leaving, so that nothing moves', () => {
    expect(asksPassword(after(...submitted, { type: 'leave' }))).toBe(true);
    expect(asksPassword(after(typed, { type: 'next' }, { type: 'leave' }))).toBe(false);
  });

  it('asks for nothing more while it leaves after a check', () => {
    expect(after(typed, { type: 'next' }, { type: 'leave' })).toEqual({
      step: 'leaving',
      username: 'ann',
      lock: null,
    });
  });

  it('drops the old problem when the user submits without a token', () => {
    const asked = after(...submitted, { type: 'failed', problem: { kind: 'captcha' }, siteKey: 'site' });
    expect(loginReducer(asked, { type: 'captcha-missing' })).toEqual({ ...asked, problem: null });
  });

  it('counts no spaces around a long username, and locks the username without them', () => {
    expect(canGoNext(after({ type: 'username', value: ` ${'a'.repeat(255)} ` }))).toBe(true);
    const spaced: LoginEvent[] = [...shown, { type: 'username', value: ' bob ' }, { type: 'password', isEmpty: false }];
    expect(canSubmit(after(...spaced))).toBe(true);
    const locked = after(...spaced, { type: 'submit' }, { type: 'failed', problem: { kind: 'locked', until: 1 } });
    expect(problemIn(locked)).toEqual({ kind: 'locked', until: 1 });
  });

  it('cannot be submitted with a username of spaces', () =>
    expect(canSubmit(after(...shown, { type: 'password', isEmpty: false }, { type: 'username', value: '  ' }))).toBe(
      false,
    ));

  const states = {
    'the username step': after(typed),
    'the check': after(typed, { type: 'next' }),
    'the password step': after(...shown),
    'the submit': after(...submitted),
    'the way out': after(...submitted, { type: 'leave' }),
  };
  it.each<[keyof typeof states, LoginEvent]>([
    ['the username step', { type: 'username-checked', hasPassword: true }],
    ['the password step', { type: 'check-failed', hasPassword: true }],
    ['the username step', { type: 'password', isEmpty: false }],
    ['the submit', { type: 'password', isEmpty: true }],
    ['the check', { type: 'submit' }],
    ['the password step', { type: 'failed', problem: { kind: 'incorrect' } }],
    ['the username step', { type: 'cancel' }],
    ['the password step', { type: 'cancel' }],
    ['the submit', { type: 'captcha-missing' }],
    ['the username step', { type: 'captcha-token', token: 'late' }],
    ['the password step', { type: 'captcha-token', token: 'unasked' }],
    ['the submit', { type: 'captcha-token', token: 'late' }],
    ['the submit', { type: 'username', value: 'bob' }],
    ['the way out', { type: 'submit' }],
  ])('in %s ignores %j', (step, event) => expect(loginReducer(states[step], event)).toBe(states[step]));
});

it('a refused login locks until the time of the response, else for five minutes', () => {
  const refused = (retryAfterSeconds?: number) =>
    new ApiError('http', { status: 422, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds });
  expect(loginProblemOf(refused(60), 0)).toMatchObject({ until: 60_000 });
  expect(loginProblemOf(refused(), 0)).toEqual({ kind: 'locked', until: 300_000 });
});
