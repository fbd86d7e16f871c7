import { typedContact } from '../../lib/forms/fields/contact';
import { inE164 } from '../../lib/forms/fields/phone';
import { usePhoneCountries } from '../../lib/forms/fields/use-phone-countries';
import { useText } from '../../lib/i18n/i18n';
import { SelectField } from '../../ui/SelectField';
import { addContactTexts } from './texts';
import { AddContactForm } from './AddContactForm';

const schema = typedContact.check(...inE164);

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
      schema={schema}
      countryField={(field) => (
        <SelectField {...field} label={t('phone.country')} autoComplete="tel-country-code" options={countries} />
      )}
    />
  );
}
