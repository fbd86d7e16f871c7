import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { fieldTexts } from '../../../lib/fields/field-texts';
import { phoneCountries, toE164 } from '../../../lib/fields/phone';
import { useText } from '../../../lib/i18n';
import { storedLanguage } from '../../../lib/language';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { createAccountTexts } from './create-account-texts';
import type { PersonalInfo } from './personal-info';

/** Country code and phone number, which may stay empty. In a chunk of its own, with the numbering plans of the world. */
export default function PhoneFields({ register, errors }: { register: UseFormRegister<PersonalInfo>; errors: FieldErrors<PersonalInfo> }) {
  const t = useText(createAccountTexts);
  const tf = useText(fieldTexts);
  const [countries] = useState(() => phoneCountries(storedLanguage()));
  return (
    <>
      <SelectField
        {...register('phoneCountry', { deps: ['phone'] })}
        label={t('personalInfo.phoneCountry')}
        autoComplete="tel-country-code"
        options={countries.map(({ code, name, callingCode }) => ({ value: code, label: t('personalInfo.phoneCountryOption', { name, callingCode }) }))}
      />
      <TextField
        {...register('phone', { validate: (text, { phoneCountry }) => text.trim() === '' || toE164(text, phoneCountry) !== null || 'phone.invalid' })}
        label={t('personalInfo.phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errors.phone === undefined ? undefined : tf('phone.invalid')}
      />
    </>
  );
}
