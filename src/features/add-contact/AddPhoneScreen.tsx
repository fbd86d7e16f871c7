import { toE164 } from '../../lib/forms/fields/phone';
import { usePhoneCountries } from '../../lib/forms/fields/use-phone-countries';
import { useText } from '../../lib/i18n/i18n';
import { SelectField } from '../../ui/SelectField';
import { addContactTexts } from './texts';
import { AddContactForm } from './AddContactForm';

/**
 * /auth/add-phone (see docs/product/2-screens.md#add-phone-and-add-email). A number without a country code gets the
 * code of the selected country.
 */
export default function AddPhoneScreen() {
  const t = useText(addContactTexts);
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
