import { useTranslation } from 'react-i18next';
import { getConfig } from '../../config/config';
import { EmailRequest } from './EmailRequest';
import { requestSelfRegistration } from './recovery.api';

export default function SelfRegistrationScreen() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('selfRegistration.title')}
      subtitle={t('selfRegistration.subtitle')}
      back={t('back')}
      other={{ label: t('selfRegistration.code'), href: getConfig().links.registrationPortal }}
      send={requestSelfRegistration}
      success="SUCCESS_SELF_REGISTRATION_REQUEST"
    />
  );
}
