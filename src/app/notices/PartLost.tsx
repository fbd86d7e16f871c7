import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BUILD } from '../../platform/logging';
import { usePageError } from '../../navigation/page-title';
import { Button } from '../../ui/Button';
import { SupportDetails } from '../../ui/SupportDetails';
import { StepHeading } from '../../ui/StepHeading';

/**
 * Takes the place of a screen whose files did not load. It loads them again when the browser is back online, or when
 * the user asks for it.
 */
export function PartLost({ isOnCard, retry }: { isOnCard: boolean; retry: () => void }) {
  const { t } = useTranslation('shell');
  usePageError(true);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <>
      {isOnCard ? (
        <StepHeading subtitle={t('chunk.message')}>{t('chunk.title')}</StepHeading>
      ) : (
        <>
          <h2>{t('chunk.title')}</h2>
          <p>{t('chunk.message')}</p>
        </>
      )}
      <Button variant="primary" wide={isOnCard} onClick={retry}>
        {t('crash.reload')}
      </Button>
      <SupportDetails traceId={undefined} version={t('crash.version', { version: BUILD })} />
    </>
  );
}
