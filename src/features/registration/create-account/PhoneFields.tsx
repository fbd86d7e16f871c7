import '../registration.css';
import { memo } from 'react';
import { type Control, useWatch, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneCountries } from '../../../forms/fields/use-phone-countries';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import type { PersonalInfo } from './personal-info';

/**
 * Country code and optional phone number, in one row. `memo` avoids rendering 240 country names for each key in another
 * field, which is slow on a slow phone.
 */
export const PhoneFields = memo(function PhoneFields({
  register,
  control,
  isWrong,
}: {
  register: UseFormRegister<PersonalInfo>;
  control: Control<PersonalInfo>;
  isWrong: boolean;
}) {
  const { t } = useTranslation('create-account');
  const { t: tf } = useTranslation('fields');
  const countries = usePhoneCountries();
  const country = useWatch({ control, name: 'phoneCountry' });
  return (
    <div className="registration-phone">
      <SelectField
        {...register('phoneCountry', { deps: ['phone'] })}
        label={t('personalInfo.phoneCountry')}
        autoComplete="tel-country-code"
        options={countries}
        short={countries.find(({ value }) => value === country)?.short}
      />
      <TextField
        {...register('phone')}
        label={t('personalInfo.phone')}
        optional
        inputMode="tel"
        autoComplete="tel-national"
        error={isWrong ? tf('phone.invalid') : undefined}
      />
    </div>
  );
});
