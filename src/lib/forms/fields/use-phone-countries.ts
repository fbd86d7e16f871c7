import { useMemo } from 'react';
import { i18n, translate } from '../../i18n/i18n';
import { phoneCountries } from './phone';
import { fieldTexts } from './texts';

/**
 * Returns the options of a select of countries, with their calling codes, in the language that the page shows. The
 * component must call `useText`, which renders it again when the user changes the language.
 */
export function usePhoneCountries(): { value: string; label: string }[] {
  const { language } = i18n;
  return useMemo(
    () =>
      phoneCountries(language).map(({ code, name, callingCode }) => ({
        value: code,
        label: translate(fieldTexts, 'phone.country', { name, callingCode }),
      })),
    [language],
  );
}
