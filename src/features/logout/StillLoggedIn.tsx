import { useTranslation } from 'react-i18next';
import { isConnectionProblem, traceIdOf } from '../../platform/outcomes';
import { usePageError } from '../../navigation/page-title';
import { configuredTarget } from '../../navigation/redirects';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { ResultPage } from '../../ui/ResultPage';

/**
 * Says that a log-out failed, because nobody on a shared computer may wrongly believe to be logged out. Without a
 * response the page cannot know whether the session has ended.
 */
export function StillLoggedIn({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { t } = useTranslation('logout');
  usePageError(true);
  const kind = isConnectionProblem(error) ? 'unknown' : 'failed';
  return (
    <ResultPage
      status="error"
      title={t(`${kind}.title`)}
      traceId={traceIdOf(error)}
      action={
        <>
          <Button variant="primary" wide onClick={onTryAgain}>
            {t('failed.tryAgain')}
          </Button>
          {kind === 'failed' && (
            <LinkButton variant="secondary" wide href={configuredTarget('landing')}>
              {t('everywhere.stay')}
            </LinkButton>
          )}
        </>
      }
    >
      {t(`${kind}.message`)}
    </ResultPage>
  );
}
