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
      valueField={({ field, register, typed, formState }) => (
        <PhoneField
          country={register('country', { deps: formState.isSubmitted ? ['value'] : [] })}
          chosenCountry={typed.country}
          number={field('value')}
        />
      )}
    />
  );
}
