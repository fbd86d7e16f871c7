import { useTranslation } from 'react-i18next';
import { greetingName, type Names } from '../../../texts/person-name';

export function useWelcome(names: Names): string {
  const { t, i18n } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const name = greetingName(names, i18n.language);
  return name === '' ? t('welcomeWithoutName') : t('welcome', { name });
}
