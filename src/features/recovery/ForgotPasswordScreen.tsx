import { useTranslation } from 'react-i18next';
import { EmailRequest } from './EmailRequest';
import { requestPasswordReset } from './recovery.api';

/** /auth/forgot-password/request (see docs/product/2-screens.md#forgot-password). */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('forgotPassword.title')}
      subtitle={t('forgotPassword.subtitle')}
      back={t('cancel')}
      send={requestPasswordReset}
      success="SUCCESS_FORGOT_PASS_REQUEST"
    />
  );
}
