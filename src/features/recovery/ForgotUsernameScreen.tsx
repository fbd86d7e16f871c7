import { useText } from '../../lib/i18n/i18n';
import { EmailRequest } from './EmailRequest';
import { requestUsername } from './recovery.api';
import { recoveryTexts } from './texts';

/** /auth/forgot-username/request (see docs/product/2-screens.md#forgot-username). */
export default function ForgotUsernameScreen() {
  const t = useText(recoveryTexts);
  return (
    <EmailRequest
      title={t('forgotUsername.title')}
      subtitle={t('forgotUsername.subtitle')}
      back={t('cancel')}
      send={requestUsername}
      success="SUCCESS_FORGOT_USERNAME_REQUEST"
    />
  );
}
