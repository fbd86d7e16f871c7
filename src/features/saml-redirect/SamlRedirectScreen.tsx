import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { orchestrator } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { goTo } from '../../navigation/navigation';
import { outcomeOf, traceIdOf } from '../../api/response/outcomes';
import { checkedTarget } from '../../navigation/redirects';
import { showResult } from '../../navigation/results';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { failures } from './saml-redirect.errors';

export default function SamlRedirectScreen() {
  const { t } = useTranslation('session', { keyPrefix: 'saml-redirect' });
  const { clientId = '' } = useParams<'clientId'>();
  const settings = useQuery({
    queryKey: ['saml-settings', clientId],
    queryFn: ({ signal }) =>
      unwrap(orchestrator.GET('/settings/{group}', { params: { path: { group: clientId } }, signal })),
    retry: false,
    gcTime: 0,
  });
  const { data, error } = settings;
  useEffect(() => {
    if (data !== undefined) {
      const target = checkedTarget(data.url);
      if (target === null) showResult('FAILURE_UNSUPPORTED');
      else goTo(target, { replace: true });
    } else if (error !== null && !(isApiError(error) && error.handled)) {
      showResult(outcomeOf(error, failures), { traceId: traceIdOf(error) });
    }
  }, [data, error]);
  return (
    <>
      <StepHeading subtitle={t('wait')}>{t('opening')}</StepHeading>
      <SlowNotice busy={settings.isPending} />
    </>
  );
}
