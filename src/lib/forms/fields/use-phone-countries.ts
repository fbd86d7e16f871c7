import { useMemo } from 'react';
import { i18n } from '../../i18n/i18n';
import { phoneCountries } from './phone';

/**
 * Returns the countries with their calling codes in the language that the page shows. The component must call `useText`,
 * which renders it again when the user changes the language.
 */
export function usePhoneCountries() {
  const { language } = i18n;
  return useMemo(() => phoneCountries(language), [language]);
}
