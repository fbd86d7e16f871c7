import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { isConnectionProblem, traceIdOf } from '../../api/response/outcomes';
import { usePageError } from '../../navigation/page-title';
import { showResult } from '../../navigation/results';
import { useRouteToken } from '../../navigation/route-token';
import { type FailedQuery, LoadError } from '../../ui/LoadError';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { resetTokenQuery } from './reset-password.api';
import { resultOfLink } from './reset-password.errors';
import { ResetForm } from './ResetForm';

export default function ResetPasswordScreen() {
  const token = useRouteToken() ?? '';
  const link = useQuery(resetTokenQuery(token));
  if (link.isSuccess) return <ResetForm key={token} token={token} username={link.data.username} />;
  if (link.isError) return <LinkProblem query={link} />;
  // The page hides an empty card. A notice appears after a few seconds.
  return <SlowNotice busy />;
}

function LinkProblem({ query }: { query: FailedQuery }) {
  const { error } = query;
  const { t } = useTranslation('recovery');
  const hasNoConnection = isConnectionProblem(error);
  usePageError(hasNoConnection);
  useEffect(() => {
    const isHandled = isApiError(error) && (error.handled || error.kind === 'aborted');
    if (!hasNoConnection && !isHandled) showResult(resultOfLink(error), { traceId: traceIdOf(error) });
  }, [error, hasNoConnection]);
  if (!hasNoConnection) return null;
  return (
    <>
      <StepHeading>{t('reset.loadTitle')}</StepHeading>
      <LoadError query={query}>{t('connection')}</LoadError>
    </>
  );
}
