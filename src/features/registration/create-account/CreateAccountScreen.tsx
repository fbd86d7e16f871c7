import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { getConfig } from '../../../config/config';
import { goTo } from '../../../navigation/navigation';
import { plainToken } from '../../../navigation/route-token';
import { authCheckQuery } from '../../../session/session';
import { type DateOfBirth, dateOfBirthQuery } from '../date-of-birth';
import { DateFirst, WaitingFields } from '../DateFirst';
import { invitationQuery } from '../invitation';
import { LoadProblem } from '../LoadProblem';
import { useInvitingBrand } from '../use-invitation';
import { AccountInfoStep } from './AccountInfoStep';
import { isTolerated, linkResults } from './create-account.errors';
import {
  afterCreation,
  createAccountReducer,
  type CreateAccountEvent,
  type CreateAccountState,
  fromEntry,
  type Link,
  toEntry,
} from './create-account.flow';
import { PersonalInfoStep } from './PersonalInfoStep';
import { VerifyEmailStep } from './VerifyEmailStep';
import { useRef, useState } from 'react';
import { recordOf } from '../../../api/response/record';
import { entryValues, readEntry } from '../../../navigation/entry';
import { paths } from '../../../navigation/paths';
import { Redirect } from '../../../navigation/Redirect';
import { currentPage, uncheckedRedirectUrl } from '../../../navigation/redirects';
import { perApp } from '../../../lifetime';

export default function CreateAccountScreen() {
  const { token: linked = '', accountType } = useParams<'token' | 'accountType'>();
  const { search } = useLocation();
  const token = plainToken(linked);
  const kind = accountType === 'sso' ? 'ssoRegistration' : 'registration';
  const invitation = useQuery(invitationQuery(kind, token));
  const check = useQuery(authCheckQuery);
  // A single sign-on provider has already identified its users.
  const isDateRelevant = kind === 'registration' && invitation.data !== undefined;
  const date = useQuery({ ...dateOfBirthQuery(invitation.data), enabled: isDateRelevant });
  const isCheckFailed = check.isError && !isTolerated(check.error);
  const failed = [invitation, date, ...(isCheckFailed ? [check] : [])].find(({ isError }) => isError);
  if (failed?.error) return <LoadProblem query={failed} results={linkResults} />;
  if (invitation.data === undefined || check.isPending || (isDateRelevant && date.data === undefined))
    return <WaitingFields />;
  // The service takes this invitation only in the session that the provider began.
  if (kind === 'ssoRegistration' && check.isSuccess && check.data?.isSingleSignOn !== true)
    return <Redirect to={paths.ssoLogin(uncheckedRedirectUrl(search))} />;
  return <Loaded key={token} link={{ kind, token, invitation: invitation.data }} date={date.data ?? 'notAsked'} />;
}

function Loaded({ link, date }: { link: Link; date: DateOfBirth }) {
  useInvitingBrand(link.invitation.clientId);
  return (
    <DateFirst token={link.token} invitation={link.invitation} date={date}>
      {(onDateAsked) => <Steps link={link} onDateAsked={onDateAsked} />}
    </DateFirst>
  );
}

function Steps({ link, onDateAsked }: { link: Link; onDateAsked: () => void }) {
  const { state, dispatch } = useCreateAccount();
  const queries = useQueryClient();
  const { search } = useLocation();

  /** `identifier`: the new username; none with single sign-on. */
  function finish(identifier?: string) {
    // The link is used up, so Back must load it again.
    void queries.invalidateQueries({ queryKey: ['registration'], refetchType: 'none' });
    goTo(afterCreation(search, getConfig().partnerKeyword), {
      replace: true,
      state: identifier === undefined ? undefined : { identifier },
    });
  }

  const step = { link, dispatch };
  switch (state.step) {
    case 'personalInfo':
      return <PersonalInfoStep {...step} state={state} onDateAsked={onDateAsked} />;
    case 'verifyEmail':
      return <VerifyEmailStep {...step} state={state} onCreated={finish} />;
    case 'accountInfo':
      return <AccountInfoStep {...step} state={state} onCreated={finish} />;
  }
}

interface VerifiedCode {
  readonly codeToken: string;
  readonly code: string;
}

/** Outlasts a result page with a way to try again. Only the page's memory holds it, because it is a secret. */
const last = perApp((): { verified: VerifiedCode | null } => ({ verified: null }));

function useCreateAccount(): { state: CreateAccountState; dispatch: (event: CreateAccountEvent) => void } {
  const { state: arrival, pathname, search } = useLocation();
  const [verified, setVerified] = useState(last().verified);
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
      last().verified = { codeToken: next.sent.token, code: next.code };
      setVerified(last().verified);
    }
    const { kept: _kept, ...others } = recordOf(arrival);
    username.current = readEntry('username') ?? username.current;
    // After a reload this entry is already the last step, with the username that the user typed there.
    const isLast = state.step === 'verifyEmail' && state.isReloaded === true && event.type !== 'back';
    const ofLastStep =
      next.step === 'accountInfo' ? { kept: { username: username.current } } : isLast ? { kept: entryValues() } : {};
    // A step forward adds a history entry. Going back or resending the code replaces the current one.
    const isForward = event.type === 'code-verified' || (event.type === 'code-sent' && state.step === 'personalInfo');
    const entry = { ...others, ...ofLastStep, createAccount: toEntry(next) };
    goTo(currentPage({ pathname, search }), { replace: isLast || !isForward, state: entry });
  }

  return { state, dispatch };
}
