import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Redirect } from '../../../navigation/Redirect';
import { useRouteToken } from '../../../navigation/route-token';
import { paths } from '../../../navigation/paths';
import { authCheckQuery } from '../../../session/session';
import { LinkButton } from '../../../ui/LinkButton';
import { ResultPage } from '../../../ui/ResultPage';
import { Skeleton } from '../../../ui/Skeleton';
import { useDateChecked, useIncompleteProfile } from '../date-of-birth';
import { invitationPaths } from '../invitation-paths';
import { LoadProblem } from '../LoadProblem';
import { useInvitingBrand } from '../use-inviting-brand';
import DateOfBirthCheck from './DateOfBirthCheck';
import { TwoCards } from './TwoCards';
import { type Confirmation, confirmationQuery, loadResults } from './user-confirmation.api';
import { decideWay } from './user-confirmation.flow';
import { YesOrNo } from './YesOrNo';

/** /auth/user-confirmation: the first page of an invitation. */
export default function UserConfirmationScreen() {
  const token = useRouteToken();
  return token === undefined ? <NoInvitation /> : <WithToken token={token} />;
}

/** The user came back without the token, in another tab or browser, or typed the address. */
function NoInvitation() {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  return (
    <ResultPage
      status="info"
      title={t('noToken.title')}
      action={
        <LinkButton wide to={paths.login()}>
          {t('noToken.login')}
        </LinkButton>
      }
    >
      {t('noToken.message')}
    </ResultPage>
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

function Loaded({
  token,
  confirmation,
  isSignedIn,
}: {
  token: string;
  confirmation: Confirmation;
  isSignedIn: boolean;
}) {
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
      // The check needs both ids.
      if (clientId === undefined || associateId === undefined) return null;
      return (
        <DateOfBirthCheck
          associate={{ clientId, associateId }}
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
