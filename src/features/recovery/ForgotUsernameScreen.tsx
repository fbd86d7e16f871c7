import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { EmailRequest } from './EmailRequest';
import { requestUsername } from './recovery.api';

export default function ForgotUsernameScreen() {
  const { t } = useTranslation('recovery');
  return (
    <EmailRequest
      title={t('forgotUsername.title')}
      subtitle={t('forgotUsername.subtitle')}
      back={t('cancel')}
      other={{ label: t('forgotPassword.title'), to: paths.forgotPassword }}
      send={requestUsername}
      success="SUCCESS_FORGOT_USERNAME_REQUEST"
    />
  );
}
