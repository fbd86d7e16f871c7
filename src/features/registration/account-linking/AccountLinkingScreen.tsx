import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/response/api-error';
import { isConnectionProblem } from '../../../api/response/outcomes';
import { ask } from '../../../forms/dialogs';
import { ProblemBanner } from '../../../forms/ProblemBanner';
import { goTo } from '../../../navigation/navigation';
import { usePageError } from '../../../navigation/page-title';
import { paths } from '../../../navigation/paths';
import { configuredTarget } from '../../../navigation/redirects';
import { greetingName } from '../../../texts/person-name';
import { useRouteToken } from '../../../navigation/route-token';
import { type Me, meQuery } from '../../../session/me';
import { useSubmission } from '../../../forms/use-submission';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import { Skeleton } from '../../../ui/Skeleton';
import { SlowNotice } from '../../../ui/SlowNotice';
import { StepHeading } from '../../../ui/StepHeading';
import { type Invitation, invitationPaths } from '../invitation';
import { unsupported, verificationResults } from '../invitation.errors';
import { dateOfBirthQuery, isDateUnverified } from '../date-of-birth';
import { DateFirst } from '../DateFirst';
import { Linked } from '../Linked';
import { LoadProblem, showFailure } from '../LoadProblem';
import { associateTokenQuery, connect, decline } from './account-linking.api';

export default function AccountLinkingScreen() {
  const { t } = useTranslation('registration');
  const token = useRouteToken() ?? '';
  const invitation = useQuery(associateTokenQuery(token));
  const date = useQuery({ ...dateOfBirthQuery(invitation.data), enabled: invitation.data !== undefined });
  const me = useQuery(meQuery);
  const failed = [invitation, date, me].find(({ isError }) => isError);
  if (failed?.error) return <LoadProblem query={failed} results={verificationResults} />;
  if (invitation.data === undefined || date.data === undefined || me.data === undefined)
    return <Skeleton label={t('loading')} shape="fields" rows={2} />;
  const loaded = { token, invitation: invitation.data, me: me.data };
  return (
    <DateFirst key={token} token={token} invitation={invitation.data} date={date.data}>
      {(onDateAsked) => <Linking {...loaded} onDateAsked={onDateAsked} />}
    </DateFirst>
  );
}

interface Loaded {
  token: string;
  invitation: Invitation;
  me: Me;
}

/** A step that uses the link up. A link that is used up after a lost response says that the step was done. */
function useLastStep(call: () => Promise<void>, onDone: () => void, onDateAsked: () => void) {
  const isLost = useRef(false);
  return useSubmission(call, {
    onSuccess: onDone,
    problemOf: (error) => (isConnectionProblem(error) ? { message: 'registration:connection' } : null),
    onError: (error) => {
      if (isDateUnverified(error)) onDateAsked();
      else if (isConnectionProblem(error)) isLost.current = true;
      else if (isLost.current && isApiError(error, 'TOKEN_EXECUTE_FAILURE', 'TOKEN_LOAD_VERIFY_FAILURE')) onDone();
      else showFailure(error, unsupported);
    },
  });
}

function Linking({ token, invitation, me, onDateAsked }: Loaded & { onDateAsked: () => void }) {
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'account-linking' });
  const { search } = useLocation();
  const company = invitation.companyName;
  const name = greetingName(me, i18n.language);

  // Navigates with a new document, because the linked account changes all cached user data.
  const goHome = () => goTo(configuredTarget('home'), { replace: true });
  const sayDeclined = () => goTo(paths.declineConfirmation(), { replace: true, state: { companyName: company } });
  const connecting = useLastStep(() => connect(me.personId, token), goHome, onDateAsked);
  const declining = useLastStep(() => decline(token), sayDeclined, onDateAsked);
  usePageError(connecting.problem !== null || declining.problem !== null);
  const isBusy = connecting.isBusy || declining.isBusy || connecting.isDone;

  async function askAndDecline() {
    const isSure = await ask({
      title: t('declineDialog.title'),
      body: company === undefined ? t('declineDialog.bodyWithoutCompany') : t('declineDialog.body', { company }),
      ok: t('declineDialog.ok'),
      cancel: t('declineDialog.cancel'),
      isDangerous: true,
    });
    if (isSure) declining.submit(undefined);
  }

  return (
    <>
      <StepHeading subtitle={company === undefined ? t('subtitleWithoutCompany') : t('subtitle', { company })}>
        {t('title', { name })}
      </StepHeading>
      <Linked company={company} invited={invitation} me={me} />
      <ProblemBanner of={connecting} />
      <ProblemBanner of={declining} />
      <Button
        variant="primary"
        wide
        busy={connecting.isBusy || connecting.isDone}
        busyLabel={t('connecting')}
        disabled={declining.isBusy}
        onClick={() => connecting.submit(undefined)}
      >
        {t('connect')}
      </Button>
      <LinkButton
        variant="quiet"
        wide
        to={paths.logout()}
        state={{ afterLogout: invitationPaths(token, search).userConfirmation() }}
      >
        {t('notYou', { name })}
      </LinkButton>
      <Button variant="quiet" wide onClick={() => void askAndDecline()} disabled={isBusy}>
        {t('decline')}
      </Button>
      <SlowNotice busy={isBusy} />
    </>
  );
}
