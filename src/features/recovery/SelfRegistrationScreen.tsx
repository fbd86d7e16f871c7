import { useTranslation } from 'react-i18next';
import { EmailRequest } from './EmailRequest';
import { requestSelfRegistration } from './recovery.api';

export default function SelfRegistrationScreen() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('selfRegistration.title')}
      subtitle={t('selfRegistration.subtitle')}
      back={t('back')}
      send={requestSelfRegistration}
      success="SUCCESS_SELF_REGISTRATION_REQUEST"
    />
  );
}
