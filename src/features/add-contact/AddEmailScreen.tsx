import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { typedContact } from '../../forms/fields/contact';
import { emailRule } from '../../forms/fields/email';
import type { Refusal } from '../../forms/fields/field-reason';
import { TextField } from '../../ui/TextField';
import { AddContactForm } from './AddContactForm';

const invalid: Refusal = 'contact:add-contact.email.problem.invalid';
const schema = z.extend(typedContact, { value: emailRule(invalid, invalid) });

export default function AddEmailScreen() {
  const { t } = useTranslation('contact', { keyPrefix: 'add-contact' });
  return (
    <AddContactForm
      type="email"
      schema={schema}
      valueField={({ field }) => (
        <TextField
          {...field('value')}
          label={t('email.field')}
          hint={t('email.hint')}
          type="email"
          autoComplete="email"
        />
      )}
    />
  );
}
