import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import { isConnectionProblem, outcomeOf, type Outcomes, textDetail, traceIdOf } from '../../api/response/outcomes';
import { usePageError } from '../../navigation/page-title';
import type { ResultKind } from '../../navigation/result-kinds';
import { showResult } from '../../navigation/results';
import { type FailedQuery, LoadError } from '../../ui/LoadError';
import { StepHeading } from '../../ui/StepHeading';

interface LoadProblemProps {
  query: FailedQuery;
  results: Outcomes<ResultKind>;
}

export function LoadProblem({ query, results }: LoadProblemProps) {
  const { error } = query;
  const { t } = useTranslation('registration');
  const isConnection = isConnectionProblem(error);
  usePageError(isConnection);
  useEffect(() => {
    if (!isConnection) showFailure(error, results);
  }, [error, isConnection, results]);
  if (!isConnection) return null;
  return (
    <>
      <StepHeading>{t('offline.title')}</StepHeading>
      <LoadError query={query}>{t('offline.message')}</LoadError>
    </>
  );
}

/** Does nothing when an API hook has already navigated, or when the request was aborted. */
export function showFailure(error: unknown, results: Outcomes<ResultKind>): void {
  if (isApiError(error) && (error.handled || error.kind === 'aborted')) return;
  const registrationCode = textDetail(error, 'pic');
  const traceId = traceIdOf(error);
  showResult(outcomeOf(error, results), {
    ...(registrationCode !== undefined && { registrationCode }),
    ...(traceId !== undefined && { traceId }),
  });
}
