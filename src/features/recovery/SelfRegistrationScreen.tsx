import { useText } from '../../lib/i18n/i18n';
import { EmailRequest } from './EmailRequest';
import { requestSelfRegistration } from './recovery.api';
import { recoveryTexts } from './texts';

/** /auth/self-registration/request (see docs/product/2-screens.md#self-registration). */
export default function SelfRegistrationScreen() {
  const t = useText(recoveryTexts);
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
