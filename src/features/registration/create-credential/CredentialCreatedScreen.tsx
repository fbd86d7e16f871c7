import { useLocation } from 'react-router-dom';
import { useText } from '../../../lib/i18n/i18n';
import { goTo } from '../../../lib/navigation/navigation';
import { configuredTarget, redirectTarget } from '../../../lib/navigation/redirects';
import { Button } from '../../../ui/Button';
import { ResultPage } from '../../../ui/ResultPage';
import { createCredentialTexts } from './texts';

/**
 * /auth/create-credential/success-notification (see docs/product/2-screens.md#create-credential): Continue leads to
 * redirectUrl or the landing page.
 */
export default function CredentialCreatedScreen() {
  const t = useText(createCredentialTexts);
  const target = redirectTarget(useLocation().search, configuredTarget('landing'));
  return (
    <ResultPage
      status="success"
      title={t('success.title')}
      action={
        <Button variant="primary" wide onClick={() => goTo(target)}>
          {t('success.continue')}
        </Button>
      }
    >
      {t('success.message')}
    </ResultPage>
  );
}
