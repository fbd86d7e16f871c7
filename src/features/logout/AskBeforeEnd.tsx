import './ask-before-end.css';
import { useText } from '../../lib/i18n/i18n';
import { goTo } from '../../lib/navigation/navigation';
import { configuredTarget } from '../../lib/navigation/redirects';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/StepHeading';
import { logoutTexts } from './texts';

/** Asks whether to end every session, because the user may have followed a link without knowing where it leads. */
export function AskBeforeEnd({ onConfirm }: { onConfirm: () => void }) {
  const t = useText(logoutTexts);
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
