import english from '../../../../locales/en/user-confirmation.json';
import { defineTexts, useText } from '../../../lib/i18n/i18n';

export const confirmationTexts = defineTexts('user-confirmation', english);

/** The greeting, with the first name when the invitation has one. */
export function useWelcome(firstName: string): string {
  const t = useText(confirmationTexts);
  return firstName === '' ? t('welcomeWithoutName') : t('welcome', { firstName });
}
