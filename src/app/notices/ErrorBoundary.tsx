import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { ChunkError } from '../../navigation/lost-chunk';
import { BUILD } from '../../api/logging';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { StepHeading } from '../../ui/StepHeading';
import { optionalPart } from '../../texts/part';
import { SupportFold } from '../../ui/SupportFold';
import { OfflineBar } from '../../ui/OfflineBar';
import { PageLayout } from '../layout/PageLayout';
import { environment } from '../../navigation/navigation';

const TraceId = optionalPart(() => import('../../ui/TraceId'));

/** The router logs the error (start.tsx). The page never shows a stack. */
export function ErrorBoundary() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const isPartLost = error instanceof ChunkError;
  const kind = isPartLost ? 'chunk' : 'crash';
  const traceId = isApiError(error) ? error.traceId : undefined;
  useEffect(() => {
    // The browser may load the missing part once it is back online.
    if (isPartLost) addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isPartLost]);
  const card = (
    <Card>
      <StepHeading>{t(`${kind}.title`)}</StepHeading>
      <p>{t(`${kind}.message`)}</p>
      <Button variant="primary" wide onClick={reload}>
        {t('crash.reload')}
      </Button>
      <SupportFold version={t('crash.version', { version: BUILD })}>
        {traceId && <TraceId value={traceId} />}
      </SupportFold>
    </Card>
  );
  // When only a part is missing, the frame still works. After a crash the frame may be the cause.
  return isPartLost ? (
    <>
      <OfflineBar />
      <PageLayout>{card}</PageLayout>
    </>
  ) : (
    <main className="ui-auth app-crash">{card}</main>
  );
}

function reload(): void {
  environment().reload();
}
