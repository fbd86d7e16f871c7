import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Redirect } from '../../../navigation/Redirect';
import { useRouteToken } from '../../../navigation/route-token';
import { paths } from '../../../navigation/paths';
import { meQuery } from '../../../session/me';
import { authCheckQuery } from '../../../session/session';
import { LinkButton } from '../../../ui/LinkButton';
import { ResultLayout } from '../../../ui/ResultLayout';
import { Skeleton } from '../../../ui/Skeleton';
import { useDateChecked, useIncompleteProfile } from '../date-of-birth';
import { invitationPaths } from '../invitation';
import { LoadProblem } from '../LoadProblem';
import { useInvitingBrand, useWelcome } from '../use-invitation';
import DateOfBirthCheck from './DateOfBirthCheck';
import { type Confirmation, confirmationQuery } from './user-confirmation.api';
import { loadResults } from './user-confirmation.errors';
import { decideWay } from './user-confirmation.flow';
import { signedOutState } from '../../../navigation/signed-out';
import { KeyIcon } from '../../../ui/Icons';
import { UserIcon } from '../../../ui/IconsOfScreens';
import { LinkCards } from '../../../ui/LinkCards';
import { StepHeading } from '../../../ui/StepHeading';
import type { Names } from '../../../texts/person-name';
import { goTo } from '../../../navigation/navigation';
import { Button } from '../../../ui/Button';
import { Linked } from '../Linked';

export default function UserConfirmationScreen() {
  const token = useRouteToken();
  return token === undefined ? <NoInvitation /> : <WithToken token={token} />;
}

/** The user came back without the token, in another tab or browser, or typed the address. */
function NoInvitation() {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  return (
    <ResultLayout
      status="info"
      title={t('noToken.title')}
      action={
        <LinkButton wide to={paths.login()}>
          {t('noToken.login')}
        </LinkButton>
      }
    >
      {t('noToken.message')}
    </ResultLayout>
  );
}

function WithToken({ token }: { token: string }) {
  const { t } = useTranslation('registration');
  const confirmation = useQuery(confirmationQuery(useQueryClient(), token));
  const check = useQuery(authCheckQuery);
  if (confirmation.isError) {
    return <LoadProblem query={confirmation} results={loadResults} />;
  }
  if (confirmation.isPending || check.isPending) return <Skeleton label={t('loading')} shape="fields" rows={2} />;
  // A failed check counts as signed out, because the page is public.
  return <Loaded key={token} token={token} confirmation={confirmation.data} isSignedIn={Boolean(check.data)} />;
}

interface LoadedProps {
  token: string;
  confirmation: Confirmation;
  isSignedIn: boolean;
}

function Loaded({ token, confirmation, isSignedIn }: LoadedProps) {
  const { search } = useLocation();
  const [isDateChecked, setDateChecked] = useDateChecked(token);
  const way = decideWay(confirmation, { isSignedIn, isDateChecked });
  const { invitation } = confirmation;
  const { companyName: company, clientId, associateId } = invitation;
  useIncompleteProfile(way === 'incompleteProfile');
  // The create-account page applies the brand itself.
  useInvitingBrand(way === 'createAccount' ? undefined : clientId);
  switch (way) {
    case 'incompleteProfile':
      return null;
    case 'createAccount':
      return <Redirect to={invitationPaths(token, search).createAccount()} />;
    case 'dateOfBirth': {
      if (clientId === undefined || associateId === undefined) return null;
      return (
        <DateOfBirthCheck
          invited={{ token, clientId, associateId }}
          names={invitation}
          company={company}
          onValid={() => setDateChecked(true)}
        />
      );
    }
    case 'twoCards':
      return <TwoCards token={token} names={invitation} company={company} />;
    case 'yesOrNo':
      return <YesOrNo token={token} invited={invitation} company={company} />;
  }
}

export function TwoCards({ token, names, company }: { token: string; names: Names; company: string | undefined }) {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const links = invitationPaths(token, useLocation().search);
  const welcome = useWelcome(names);
  return (
    <>
      <StepHeading subtitle={company === undefined ? t('invitedWithoutCompany') : t('invited', { company })}>
        {welcome}
      </StepHeading>
      <LinkCards
        cards={[
          {
            key: 'existing',
            title: t('existing.title'),
            text: company === undefined ? t('existing.textWithoutCompany') : t('existing.text', { company }),
            icon: <KeyIcon />,
            target: {
              to: paths.login({ redirectUrl: links.userConfirmation() }),
              state: { ...signedOutState('linking'), company },
            },
          },
          {
            key: 'new',
            title: t('new.title'),
            text: company === undefined ? t('new.textWithoutCompany') : t('new.text', { company }),
            icon: <UserIcon />,
            target: { to: links.createAccount() },
          },
        ]}
      />
    </>
  );
}

/** The next page links the account, and so asks nothing again. */
export function YesOrNo({ token, invited, company }: { token: string; invited: Names; company: string | undefined }) {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const { t: tr } = useTranslation('registration');
  const links = invitationPaths(token, useLocation().search);
  const me = useQuery(meQuery);
  if (me.isPending) return <Skeleton label={tr('loading')} shape="fields" rows={2} />;
  return (
    <>
      <StepHeading>
        {company === undefined ? t('choice.titleWithoutCompany') : t('choice.title', { company })}
      </StepHeading>
      <Linked company={company} invited={invited} me={me.data} />
      <div className="ui-form">
        <Button variant="primary" wide onClick={() => goTo(links.accountLinking(), { state: { token } })}>
          {t('choice.yes')}
        </Button>
        <Button wide onClick={() => goTo(paths.logout(), { state: { afterLogout: links.createAccount() } })}>
          {t('choice.no')}
        </Button>
      </div>
    </>
  );
}
