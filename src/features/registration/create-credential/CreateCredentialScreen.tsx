import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../navigation/navigation';
import { paths } from '../../../navigation/paths';
import { greetingName } from '../../../texts/person-name';
import { uncheckedRedirectUrl } from '../../../navigation/redirects';
import { useRouteToken } from '../../../navigation/route-token';
import { Skeleton } from '../../../ui/Skeleton';
import { StepHeading } from '../../../ui/StepHeading';
import { linkResults } from '../create-account/create-account.errors';
import { CredentialsForm } from '../CredentialsForm';
import { type Invitation, invitationQuery } from '../invitation';
import { LoadProblem } from '../LoadProblem';
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

  function showCreated(username: string) {
    // The link is used up, so Back must load it again.
    void queries.invalidateQueries({ queryKey: ['registration'], refetchType: 'none' });
    goTo(paths.credentialCreated(uncheckedRedirectUrl(search)), { replace: true, state: { identifier: username } });
  }

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
        create={(credentials) => createCredential(token, credentials)}
        onCreated={showCreated}
      />
    </>
  );
}
