import { typedContact } from '../../forms/fields/contact';
import { inE164 } from '../../forms/fields/phone';
import { PhoneField } from '../../forms/PhoneField';
import { AddContactForm } from './AddContactForm';

const schema = typedContact.check(...inE164);

/** A number without a country code gets the code of the selected country. */
export default function AddPhoneScreen() {
  return (
    <AddContactForm
      type="phone"
      schema={schema}
      valueField={({ register, typed, error }) => (
        <PhoneField
          country={register('country')}
          chosenCountry={typed.country}
          number={register('value')}
          error={error}
        />
      )}
    />
  );
}
