import { useTranslation } from 'react-i18next';

/** The greeting, with the first name when the invitation has one. */
export function useWelcome(firstName: string): string {
  const { t } = useTranslation('user-confirmation');
  return firstName === '' ? t('welcomeWithoutName') : t('welcome', { firstName });
}
