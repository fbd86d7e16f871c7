import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import { greetingName } from '../../../texts/person-name';
import { uncheckedRedirectUrl } from '../../../navigation/redirects';
import { useRouteToken } from '../../../navigation/route-token';
import { useSubmission } from '../../../forms/use-submission';
import { Skeleton } from '../../../ui/Skeleton';
import { StepHeading } from '../../../ui/StepHeading';
import { creationOutcomeOf, linkResults, linkResultsAfterLoss } from '../create-account/create-account.api';
import { type Credentials, CredentialsForm, type CredentialsProblem } from '../CredentialsForm';
import { type Invitation, invitationQuery } from '../invitation';
import { LoadProblem, showFailure } from '../LoadProblem';
import { useInvitingBrand } from '../use-invitation';
import { createCredential } from '../credentials.api';

export default function CreateCredentialScreen() {
  const { t } = useTranslation('registration');
  const token = useRouteToken() ?? '';
  const invitation = useQuery(invitationQuery('createCredential', token));
  if (invitation.isError) return <LoadProblem query={invitation} results={linkResults} />;
  if (invitation.isPending) return <Skeleton label={t('loading')} shape="fields" />;
  return <AccountInfo key={token} token={token} invitation={invitation.data} />;
}

function AccountInfo({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'create-credential' });
  const name = greetingName(invitation, i18n.language);
  useInvitingBrand(invitation.clientId);
  const queries = useQueryClient();
  const { search } = useLocation();
  const [problem, setProblem] = useState<CredentialsProblem | null>(null);
  const wasResponseLost = useRef(false);
  const creation = useSubmission((credentials: Credentials) => createCredential(token, credentials), {
    onSuccess: (_done, { username }) => {
      // The link is used up, so Back must load it again.
      void queries.invalidateQueries({ queryKey: ['registration'], refetchType: 'none' });
      goTo(paths.credentialCreated(uncheckedRedirectUrl(search)), { replace: true, state: { identifier: username } });
    },
    onError: (error) => {
      const outcome = creationOutcomeOf(error);
      if (outcome.at === 'form') wasResponseLost.current = true;
      if (outcome.at === 'result' || outcome.at === 'code')
        showFailure(error, wasResponseLost.current ? linkResultsAfterLoss : linkResults);
      else setProblem(outcome);
    },
  });
  return (
    <>
      <StepHeading subtitle={name === '' ? t('subtitleWithoutName') : t('subtitle', { name })}>
        {t('title')}
      </StepHeading>
      <CredentialsForm
        kind="createCredential"
        token={token}
        terms="asked"
        submitLabel={t('create')}
        busyLabel={t('creating')}
        isBusy={creation.isBusy || creation.isDone}
        problem={problem}
        announceKey={creation.announceKey}
        onSubmit={(credentials) => {
          setProblem(null);
          creation.submit(credentials);
        }}
      />
    </>
  );
}
