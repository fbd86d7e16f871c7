import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BUILD } from '../../api/logging';
import { usePageError } from '../../navigation/page-title';
import { Button } from '../../ui/Button';
import { SupportFold } from '../../ui/SupportFold';
import { StepHeading } from '../../ui/StepHeading';

interface PartLostProps {
  isOnCard: boolean;
  /** The screen would tell of a success, which must not be lost with it. */
  isDone?: boolean;
  retry: () => void;
}

/** Loads the lost files again when the browser is back online, or when the user asks for it. */
export function PartLost({ isOnCard, isDone = false, retry }: PartLostProps) {
  const { t } = useTranslation('shell');
  const title = t(isDone ? 'chunk.doneTitle' : 'chunk.title');
  const message = t(isDone ? 'chunk.doneMessage' : 'chunk.message');
  usePageError(!isDone);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <>
      {isOnCard ? (
        <StepHeading subtitle={message}>{title}</StepHeading>
      ) : (
        <>
          <h2>{title}</h2>
          <p>{message}</p>
        </>
      )}
      <Button variant="primary" wide={isOnCard} onClick={retry}>
        {t('crash.reload')}
      </Button>
      <SupportFold version={t('crash.version', { version: BUILD })} />
    </>
  );
}
