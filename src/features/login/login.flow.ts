import { LENGTHS } from '../../config/constants';
import { plainId } from '../../ui/plain-text';

/*
 * The states of sign-in: a username first, then its password. This module is pure: no React, no requests. The field
 * alone holds the password; the state only knows whether there is one.
 */

export type Problem =
  | {
      readonly kind: 'incorrect' | 'lastTry' | 'suspended' | 'inactive' | 'captcha' | 'connection' | 'generic';
      readonly traceId?: string | undefined;
    }
  /** Locked until `until` (epoch ms): a live countdown enables the form at its end. */
  | { readonly kind: 'locked'; readonly until: number };

/** `siteKey` is that of the challenge that the service asks for. */
export interface Failure {
  readonly problem: Problem;
  readonly siteKey?: string | undefined;
}

export interface Captcha {
  readonly siteKey: string;
  readonly token: string | null;
  /** Grows with every reset, so that the challenge renders again. */
  readonly round: number;
}

export interface Lock {
  readonly username: string;
  readonly until: number;
}

export interface Typed {
  readonly username: string;
  readonly lock: Lock | null;
}
export interface WithPassword extends Typed {
  readonly hasPassword: boolean;
  /** The username whose path was checked; a changed username is checked again before it is sent. */
  readonly checked: string;
  readonly isCheckFailed: boolean;
  readonly captcha: Captcha | null;
  readonly problem: Problem | null;
  /** Counts failures, so that screen readers announce a repeated error again. */
  readonly failures: number;
}

export type LoginState =
  | ({ readonly step: 'identifier' } & Typed)
  | ({ readonly step: 'checking' } & Typed)
  | ({ readonly step: 'password' } & WithPassword)
  | ({ readonly step: 'submitting' } & WithPassword)
  /** Signed in, or on the way to the other sign-in system. Accepts no input. Keeps its step, so that nothing moves. */
  | ({ readonly step: 'leaving' } & Typed)
  | ({ readonly step: 'leaving' } & WithPassword);

export type LoginEvent =
  | { readonly type: 'username'; readonly value: string }
  /**
   * A remembered username: its path was checked at its last sign-in, and is checked again before the password is sent.
   */
  | { readonly type: 'remembered' }
  | { readonly type: 'password'; readonly isEmpty: boolean }
  | { readonly type: 'next' }
  /** The username belongs to this product's login; a password manager may have filled the password already. */
  | { readonly type: 'username-checked'; readonly hasPassword: boolean }
  | { readonly type: 'check-failed'; readonly hasPassword: boolean }
  | { readonly type: 'submit' }
  | ({ readonly type: 'failed' } & Failure)
  | { readonly type: 'locked'; readonly lock: Lock }
  | { readonly type: 'lock-over' }
  | { readonly type: 'captcha-token'; readonly token: string | null }
  /** The user tried to submit without a token: the old problem is not the reason. */
  | { readonly type: 'captcha-missing' }
  /** The user cancelled the request: returns to the step that sent it. */
  | { readonly type: 'cancel' }
  | { readonly type: 'leave' };

export const initialLogin: LoginState = { step: 'identifier', username: '', lock: null };

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'username':
      return withUsername(state, event.value);
    case 'remembered':
      return canGoNext(state) ? passwordStep(state, false, false, '') : state;
    case 'next':
      return next(state);
    case 'username-checked':
    case 'check-failed':
      return state.step === 'checking' ? passwordStep(state, event.hasPassword, event.type === 'check-failed') : state;
    case 'password':
      return state.step === 'password' ? { ...state, hasPassword: !event.isEmpty } : state;
    case 'submit':
      return canSubmit(state) ? { ...state, step: 'submitting', problem: null } : state;
    case 'failed':
      return state.step === 'submitting' ? failed(state, event) : state;
    case 'locked':
      return { ...state, lock: event.lock };
    case 'lock-over':
      return { ...state, lock: null };
    case 'captcha-missing':
      return state.step === 'password' ? { ...state, problem: null } : state;
    case 'captcha-token':
      return withCaptchaToken(state, event.token);
    case 'cancel':
      if (state.step === 'checking') return { step: 'identifier', username: state.username, lock: state.lock };
      return state.step === 'submitting' ? { ...state, step: 'password' } : state;
    case 'leave':
      return leave(state);
  }
}

export function asksPassword(state: LoginState): state is Extract<LoginState, WithPassword> {
  return 'hasPassword' in state;
}

/** A lock belongs to its username and shows at the username step too. */
export function problemIn(state: LoginState): Problem | null {
  if (isLocked(state)) return { kind: 'locked', until: state.lock.until };
  return asksPassword(state) ? state.problem : null;
}

function isLocked(state: LoginState): state is LoginState & { lock: Lock } {
  return state.lock !== null && plainId(state.username) === state.lock.username;
}

export function saysCheckFailed(state: LoginState): boolean {
  return state.step === 'password' && state.isCheckFailed;
}

export function isTooLong(username: string): boolean {
  return plainId(username).length > LENGTHS.loginUsername.max;
}

export function canGoNext(state: LoginState): boolean {
  return state.step === 'identifier' && plainId(state.username) !== '' && !isTooLong(state.username);
}

export function canSubmit(state: LoginState): state is Extract<LoginState, { step: 'password' }> {
  return (
    state.step === 'password' &&
    plainId(state.username) !== '' &&
    !isTooLong(state.username) &&
    state.hasPassword &&
    !isLocked(state) &&
    (state.captcha === null || state.captcha.token !== null)
  );
}

function leave(state: LoginState): LoginState {
  return asksPassword(state)
    ? { ...state, step: 'leaving', problem: null }
    : { step: 'leaving', username: state.username, lock: state.lock };
}

function next(state: LoginState): LoginState {
  return canGoNext(state) ? { step: 'checking', username: plainId(state.username), lock: state.lock } : state;
}

function withUsername(state: LoginState, username: string): LoginState {
  // The field is read-only during a request, so that it shows the username that was sent.
  if (state.step === 'leaving' || state.step === 'submitting' || state.step === 'checking') return state;
  return username === '' ? { step: 'identifier', username, lock: state.lock } : { ...state, username };
}

function passwordStep(
  { username, lock }: LoginState,
  hasPassword: boolean,
  isCheckFailed: boolean,
  checked = username,
): LoginState {
  return {
    step: 'password',
    username,
    lock,
    checked,
    isCheckFailed,
    hasPassword,
    captcha: null,
    problem: null,
    failures: 0,
  };
}

const FAILURES_BEFORE_SSO_HINT = 2;

/** The responses do not tell who can sign in only by single sign-on, so everybody gets the hint. */
export function hintsAtSso(state: LoginState): boolean {
  return asksPassword(state) && state.failures >= FAILURES_BEFORE_SSO_HINT;
}

export function newsIn(state: LoginState): readonly ('problem.captcha' | 'ssoHint')[] {
  if (!asksPassword(state)) return [];
  const kind = problemIn(state)?.kind;
  const hasChallenge = state.captcha !== null && kind !== 'captcha' && kind !== 'locked';
  const isHintNew = state.failures === FAILURES_BEFORE_SSO_HINT;
  return [...(hasChallenge ? (['problem.captcha'] as const) : []), ...(isHintNew ? (['ssoHint'] as const) : [])];
}

/** A password that may still be correct stays in its field, so that the user need not type it again. */
export function keepsPassword(problem: Problem): boolean {
  return problem.kind === 'connection' || problem.kind === 'captcha' || problem.kind === 'generic';
}

function failed(state: Extract<LoginState, { step: 'submitting' }>, { problem, siteKey }: Failure): LoginState {
  const key = siteKey ?? state.captcha?.siteKey;
  const captcha = key === undefined ? null : { siteKey: key, token: null, round: (state.captcha?.round ?? 0) + 1 };
  // A challenge without a site key cannot render; shows the generic problem instead.
  if (problem.kind === 'captcha' && key === undefined)
    return failed(state, { problem: { ...problem, kind: 'generic' } });
  const shown =
    problem.kind === 'locked'
      ? { problem: null, lock: { username: plainId(state.username), until: problem.until } }
      : { problem };
  return {
    ...state,
    ...shown,
    step: 'password',
    checked: state.username,
    hasPassword: keepsPassword(problem),
    captcha,
    failures: state.failures + 1,
  };
}

function withCaptchaToken(state: LoginState, token: string | null): LoginState {
  if (state.step !== 'password' || state.captcha === null) return state;
  return { ...state, captcha: { ...state.captcha, token } };
}
