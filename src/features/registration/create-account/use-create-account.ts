import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recordOf } from '../../../api/response/record';
import { readKept } from '../../../forms/kept-input';
import { keptInEntry } from '../../../navigation/entry';
import { goTo } from '../../../navigation/navigation';
import { currentPage } from '../../../navigation/redirects';
import {
  createAccountReducer,
  type CreateAccountEvent,
  type CreateAccountState,
  fromEntry,
  toEntry,
} from './create-account.flow';

/** A code that the service accepted, with the token of that code. */
interface VerifiedCode {
  readonly codeToken: string;
  readonly code: string;
}

/** Outlasts a result page with a way to try again. Only the page's memory holds it, because it is a secret. */
let lastVerified: VerifiedCode | null = null;

/** The step of the current history entry. Each step is a history entry, so that Back returns to the previous step. */
export function useCreateAccount(): { state: CreateAccountState; dispatch: (event: CreateAccountEvent) => void } {
  const { state: arrival, pathname, search } = useLocation();
  const [verified, setVerified] = useState(lastVerified);
  /** The username that was typed last. Only the last step shows it, and gets it back. */
  const username = useRef<unknown>(undefined);
  const state = fromEntry(recordOf(arrival).createAccount, verified);

  function dispatch(event: CreateAccountEvent) {
    let next = createAccountReducer(state, event);
    if (next === state) return;
    // When the user has gone back to personal info, the accepted code still counts for the same address.
    if (event.type === 'code-sent' && verified?.codeToken === event.sent.token)
      next = createAccountReducer(next, { type: 'code-verified', code: verified.code });
    if (next.step === 'accountInfo') {
      lastVerified = { codeToken: next.sent.token, code: next.code };
      setVerified(lastVerified);
    }
    const { kept: _kept, ...others } = recordOf(arrival);
    username.current = readKept('username') ?? username.current;
    // After a reload this entry is already the last step, with the username that the user typed there.
    const isLast = state.step === 'verifyEmail' && state.isReloaded === true && event.type !== 'back';
    const ofLastStep =
      next.step === 'accountInfo' ? { kept: { username: username.current } } : isLast ? { kept: keptInEntry() } : {};
    // A step forward adds a history entry. Going back or resending the code replaces the current one.
    const isForward = event.type === 'code-verified' || (event.type === 'code-sent' && state.step === 'personalInfo');
    const entry = { ...others, ...ofLastStep, createAccount: toEntry(next) };
    goTo(currentPage({ pathname, search }), { replace: isLast || !isForward, state: entry });
  }

  return { state, dispatch };
}
