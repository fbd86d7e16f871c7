import { useEffect } from 'react';
import { isApiError } from '../../api/response/api-error';
import { useText } from '../../lib/i18n/i18n';
import { isConnectionProblem, type Outcomes, outcomeOf, textDetail } from '../../lib/errors/outcomes';
import { usePageError } from '../../lib/navigation/page-title';
import type { ResultKind } from '../../lib/results/result-kinds';
import { showResult } from '../../lib/results/results';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';
import { registrationTexts } from './texts';

interface LoadProblemProps {
  error: Error;
  /** Which result page the error leads to. */
  results: Outcomes<ResultKind>;
  retry: () => unknown;
  isRetrying: boolean;
}

/**
 * A link that could not be loaded: the result page that the flow names, or, when the server was not reached, a way to
 * try again.
 */
export function LoadProblem({ error, results, retry, isRetrying }: LoadProblemProps) {
  const t = useText(registrationTexts);
  const isConnection = isConnectionProblem(error);
  usePageError(isConnection);
  useEffect(() => {
    if (!isConnection) showFailure(error, results);
  }, [error, isConnection, results]);
  if (!isConnection) return null;
  return (
    <>
      <StepHeading>{t('offline.title')}</StepHeading>
      <Banner
        tone="error"
        action={
          <Button onClick={() => retry()} busy={isRetrying}>
            {t('offline.retry')}
          </Button>
        }
      >
        {t('offline.message')}
      </Banner>
    </>
  );
}

/** Shows the result page that an error leads to, unless something else has taken the person elsewhere. */
export function showFailure(error: unknown, results: Outcomes<ResultKind>): void {
  if (isApiError(error) && (error.handled || error.kind === 'aborted')) return;
  const registrationCode = textDetail(error, 'pic');
  const traceId = isApiError(error) ? error.traceId : undefined;
  showResult(outcomeOf(error, results), {
    ...(registrationCode !== undefined && { registrationCode }),
    ...(traceId !== undefined && { traceId }),
  });
}
