import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from './ChangePasswordForm';

export default function ChangePasswordTab() {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  return (
    <>
      <h2>{t('settings.title')}</h2>
      <p>{t('settings.subtitle')}</p>
      <ChangePasswordForm hint="mayReuse" />
    </>
  );
}
