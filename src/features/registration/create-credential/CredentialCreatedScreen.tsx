import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../navigation/navigation';
import { identifierOf, stateOfKnownUsername } from '../../../forms/kept-input/identifier';
import { configuredTarget, redirectTarget } from '../../../navigation/redirects';
import { isOwnHome } from '../../../session/landing';
import { Button } from '../../../ui/Button';
import { ResultLayout } from '../../../ui/ResultLayout';

/** The username goes along, because a protected page asks for a login first. */
export default function CredentialCreatedScreen() {
  const { t } = useTranslation('registration', { keyPrefix: 'create-credential' });
  const { search, state } = useLocation();
  const target = redirectTarget(search, configuredTarget('landing'));
  const identifier = identifierOf(state);

  return (
    <ResultLayout
      status="success"
      title={t('success.title')}
      action={
        <Button
          variant="primary"
          wide
          onClick={() => goTo(target, { state: stateOfKnownUsername(identifier), inPage: isOwnHome(target) })}
        >
          {t('success.continue')}
        </Button>
      }
    >
      {t('success.message')}
    </ResultLayout>
  );
}
