import { useText } from '../../lib/i18n/i18n';
import { EmailRequest } from './EmailRequest';
import { requestPasswordReset } from './recovery.api';
import { recoveryTexts } from './texts';

/** /auth/forgot-password/request (see docs/product/2-screens.md#forgot-password). */
export default function ForgotPasswordScreen() {
  const t = useText(recoveryTexts);
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
