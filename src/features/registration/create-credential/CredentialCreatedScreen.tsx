import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../navigation/navigation';
import { identifierOf } from '../../../forms/identifier';
import { paths } from '../../../navigation/paths';
import { configuredTarget, redirectTarget } from '../../../navigation/redirects';
import { Button } from '../../../ui/Button';
import { ResultPage } from '../../../ui/ResultPage';

/** /auth/create-credential/success-notification: Continue leads to redirectUrl or the landing page. */
export default function CredentialCreatedScreen() {
  const { t } = useTranslation('registration', { keyPrefix: 'create-credential' });
  const { search, state } = useLocation();
  const target = redirectTarget(search, configuredTarget('landing'));
  const identifier = identifierOf(state);

  function next() {
    // A page of this host asks for a login first, so the username goes along.
    if (identifier === undefined || !target.startsWith('/')) goTo(target);
    else goTo(paths.login({ redirectUrl: target }), { state: { identifier } });
  }

  return (
    <ResultPage
      status="success"
      title={t('success.title')}
      action={
        <Button variant="primary" wide onClick={next}>
          {t('success.continue')}
        </Button>
      }
    >
      {t('success.message')}
    </ResultPage>
  );
}
