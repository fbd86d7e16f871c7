import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { EmailRequest } from './EmailRequest';
import { requestPasswordReset } from './recovery.api';

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('forgotPassword.title')}
      subtitle={t('forgotPassword.subtitle')}
      back={t('cancel')}
      other={{ label: t('forgotUsername.title'), to: paths.forgotUsername }}
      send={requestPasswordReset}
      success="SUCCESS_FORGOT_PASS_REQUEST"
    />
  );
}
