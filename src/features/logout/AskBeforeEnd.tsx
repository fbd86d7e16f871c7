import './ask-before-end.css';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../navigation/navigation';
import { configuredTarget } from '../../navigation/redirects';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';

/** Asks whether to end every session, because the user may have followed a link without knowing where it leads. */
export function AskBeforeEnd({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('logout');
  return (
    <>
      <StepHeading subtitle={t('everywhere.body')}>{t('everywhere.title')}</StepHeading>
      <div className="ask-before-end">
        <Button variant="primary" wide onClick={onConfirm}>
          {t('everywhere.confirm')}
        </Button>
        <Button wide onClick={() => goTo(configuredTarget('landing'), { replace: true })}>
          {t('everywhere.stay')}
        </Button>
      </div>
    </>
  );
}
