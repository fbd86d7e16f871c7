import { useText } from '../../lib/i18n/i18n';
import { ChangePasswordForm } from './ChangePasswordForm';
import { changePasswordTexts } from './texts';

/** /auth/account-settings/change-password (see docs/product/2-screens.md#change-password). */
export default function ChangePasswordTab() {
  const t = useText(changePasswordTexts);
  return (
    <>
      <h2>{t('settings.title')}</h2>
      <p>{t('settings.subtitle')}</p>
      <ChangePasswordForm hint="mayReuse" />
    </>
  );
}
