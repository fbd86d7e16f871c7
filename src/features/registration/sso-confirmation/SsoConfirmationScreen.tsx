import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { personName } from '../../../texts/person-name';
import { showResult } from '../../../navigation/results';
import { goTo } from '../../../navigation/navigation';
import { useRouteToken } from '../../../navigation/route-token';
import { endSession } from '../../../session/sign-out';
import { useSubmission } from '../../../forms/use-submission';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { StepHeading } from '../../../ui/StepHeading';
import { type Invitation, invitationPaths, invitationQuery } from '../invitation';
import { unauthorized, unsupported } from '../invitation.errors';
import { LoadProblem, showFailure } from '../LoadProblem';

export default function SsoConfirmationScreen() {
  const { t } = useTranslation('registration');
  const token = useRouteToken() ?? '';
  const invitation = useQuery(invitationQuery('ssoRegistration', token));
  if (invitation.isError) return <LoadProblem query={invitation} results={unauthorized} />;
  if (invitation.isPending) return <Skeleton label={t('loading')} shape="fields" rows={2} />;
  return <Question token={token} invitation={invitation.data} />;
}

function Question({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'sso-confirmation' });
  const queries = useQueryClient();
  const { search } = useLocation();
  // Shows the result before the session is cleared. Otherwise the guard of this page would redirect to sign-in.
  const leaving = useSubmission(() => endSession(queries, { onEnded: () => showResult('FAILURE_UNAUTHORIZED') }), {
    onError: (error) => showFailure(error, unsupported),
  });
  return (
    <>
      <StepHeading subtitle={invitation.email !== '' && t('subtitle', { email: invitation.email })}>
        {t('title', { name: personName(invitation, i18n.language) })}
      </StepHeading>
      <div className="ui-form">
        <Button
          variant="primary"
          wide
          disabled={leaving.isBusy}
          onClick={() => goTo(invitationPaths(token, search).ssoPersonalInfo())}
        >
          {t('yes')}
        </Button>
        <Button wide busy={leaving.isBusy} busyLabel={t('leaving')} onClick={() => leaving.submit(undefined)}>
          {t('no')}
        </Button>
      </div>
    </>
  );
}
