import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getConfig } from '../../../platform/config';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import { plainToken } from '../../../navigation/route-token';
import { usePathParams } from '../../../navigation/use-path-params';
import { authCheckQuery } from '../../../session/session';
import { type DateOfBirth, dateOfBirthQuery } from '../date-of-birth';
import { DateFirst, WaitingFields } from '../DateFirst';
import { invitationQuery } from '../invitation';
import { LoadProblem } from '../LoadProblem';
import { useInvitingBrand } from '../use-inviting-brand';
import { AccountInfoStep } from './AccountInfoStep';
import { isTolerated, type Link, linkResults } from './create-account.api';
import { afterCreation } from './create-account.target';
import { PersonalInfoStep } from './PersonalInfoStep';
import { useCreateAccount } from './use-create-account';
import { VerifyEmailStep } from './VerifyEmailStep';

/**
 * /auth/create-account/{token} and /auth/create-account/{token}/sso. The token is part of the path and stays in the
 * address.
 */
export default function CreateAccountScreen() {
  const withType = usePathParams(paths.createAccountOfType);
  const { token: linked = '', accountType } = { ...withType, ...usePathParams(paths.createAccount) };
  const token = plainToken(linked);
  const kind = accountType === 'sso' ? 'ssoRegistration' : 'registration';
  const invitation = useQuery(invitationQuery(kind, token));
  const check = useQuery(authCheckQuery);
  // A single sign-on provider has already identified its users.
  const isDateRelevant = kind === 'registration' && invitation.data !== undefined;
  const date = useQuery({ ...dateOfBirthQuery(invitation.data ?? noAssociate), enabled: isDateRelevant });
  const isCheckFailed = check.isError && !isTolerated(check.error);
  const failed = [invitation, date, ...(isCheckFailed ? [check] : [])].find(({ isError }) => isError);
  if (failed?.error) return <LoadProblem query={failed} results={linkResults} />;
  if (invitation.data === undefined || check.isPending || (isDateRelevant && date.data === undefined))
    return <WaitingFields />;
  return <Loaded key={token} link={{ kind, token, invitation: invitation.data }} date={date.data ?? 'notAsked'} />;
}

const noAssociate = { clientId: undefined, associateId: undefined };

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
  const isSso = link.kind === 'ssoRegistration';
  const goBack = () => dispatch({ type: 'back' });

  /** `identifier`: the new username; none with single sign-on. */
  function arrive(identifier?: string) {
    // The link is used up, so Back must load it again.
    void queries.invalidateQueries({ queryKey: ['registration'], refetchType: 'none' });
    goTo(afterCreation(search, getConfig().partnerKeyword), {
      replace: true,
      state: identifier === undefined ? undefined : { identifier },
    });
  }

  switch (state.step) {
    case 'personalInfo':
      return (
        <PersonalInfoStep
          link={link}
          person={state.person}
          isEmailTaken={state.isEmailTaken}
          sentBefore={state.sent}
          onDateAsked={onDateAsked}
          onSent={(person, sent) => dispatch({ type: 'code-sent', person, sent })}
        />
      );
    case 'verifyEmail':
      return (
        <VerifyEmailStep
          token={link.token}
          isSso={isSso}
          person={state.person}
          sent={state.sent}
          problem={state.problem}
          isReloaded={state.isReloaded === true}
          onVerified={(code) => (isSso ? arrive() : dispatch({ type: 'code-verified', code }))}
          onResent={(sent) => dispatch({ type: 'code-sent', person: state.person, sent })}
          onEmailTaken={() => dispatch({ type: 'email-taken' })}
          onBack={goBack}
        />
      );
    case 'accountInfo':
      return (
        <AccountInfoStep
          link={link}
          person={state.person}
          codeToken={state.sent.token}
          code={state.code}
          onCreated={arrive}
          onCodeRefused={(problem) => dispatch({ type: 'code-refused', problem })}
          onBack={goBack}
        />
      );
  }
}
