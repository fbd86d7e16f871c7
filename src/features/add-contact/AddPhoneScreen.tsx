import { useTranslation } from 'react-i18next';
import { typedContact } from '../../forms/fields/contact';
import { inE164 } from '../../forms/fields/phone';
import { usePhoneCountries } from '../../forms/fields/use-phone-countries';
import { SelectField } from '../../ui/SelectField';
import { AddContactForm } from './AddContactForm';

const schema = typedContact.check(...inE164);

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
      schema={schema}
      countryField={(field) => (
        <SelectField {...field} label={t('phone.country')} autoComplete="tel-country-code" options={countries} />
      )}
    />
  );
}
