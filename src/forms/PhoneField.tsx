import './phone-field.css';
import { memo, useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import { phoneCountries, shortCountry } from './fields/phone';

interface PhoneFieldProps {
  country: UseFormRegisterReturn;
  chosenCountry: string;
  number: UseFormRegisterReturn & { error: string | undefined };
  optional?: boolean;
}

/** A number with a calling code of its own keeps that one. */
export function PhoneField({ country, chosenCountry, number, optional }: PhoneFieldProps) {
  const { t } = useTranslation('fields');
  return (
    <div className="phone-field">
      <div>
        <SelectField
          {...country}
          label={t('phone.countryCode')}
          autoComplete="tel-country-code"
          short={shortCountry(chosenCountry)}
        >
          <CountryOptions />
        </SelectField>
        <TextField {...number} label={t('phone.number')} optional={optional} type="tel" autoComplete="tel" />
      </div>
    </div>
  );
}

/** `memo` avoids rendering 240 country names for each key in another field, which is slow on a slow phone. */
const CountryOptions = memo(function CountryOptions() {
  const { t, i18n } = useTranslation('fields');
  const countries = useMemo(() => phoneCountries(i18n.language), [i18n.language]);
  return countries.map(({ code, ...country }) => (
    <option key={code} value={code}>
      {t('phone.country', country)}
    </option>
  ));
});
