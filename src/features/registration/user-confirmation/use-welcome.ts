import { useTranslation } from 'react-i18next';

export function useWelcome(firstName: string): string {
  const { t } = useTranslation('user-confirmation');
  return firstName === '' ? t('welcomeWithoutName') : t('welcome', { firstName });
}
