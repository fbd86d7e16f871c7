import { useTranslation } from 'react-i18next';
import { toE164 } from '../../lib/forms/fields/phone';
import { usePhoneCountries } from '../../lib/forms/fields/use-phone-countries';
import { SelectField } from '../../ui/SelectField';
import { AddContactForm } from './AddContactForm';

/**
 * /auth/add-phone (see docs/product/2-screens.md#add-phone-and-add-email). A number without a country code gets the
 * code of the selected country.
 */
export default function AddPhoneScreen() {
  const { t } = useTranslation('add-contact');
  const countries = usePhoneCountries();
  return (
    <AddContactForm
      type="phone"
      toValue={toE164}
      countryField={(country, change) => (
        <SelectField
          label={t('phone.country')}
          name="contact-country"
          autoComplete="tel-country-code"
          value={country}
          options={countries}
          onChange={(event) => change(event.target.value)}
        />
      )}
    />
  );
}
