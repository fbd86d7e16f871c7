import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneCountries } from './phone';

/** Returns the options of a select of countries, with their calling codes, in the language that the page shows. */
export function usePhoneCountries(): { value: string; label: string; short: string }[] {
  const { t, i18n } = useTranslation('fields');
  return useMemo(
    () =>
      phoneCountries(i18n.language).map(({ code, name, callingCode }) => ({
        value: code,
        label: t('phone.country', { name, callingCode }),
        short: `${code} ${callingCode}`,
      })),
    [t, i18n.language],
  );
}
