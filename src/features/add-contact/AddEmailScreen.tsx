import { useTranslation } from 'react-i18next';
import { emailContact } from '../../forms/fields/contact';
import { TextField } from '../../ui/TextField';
import { AddContactForm } from './AddContactForm';

export default function AddEmailScreen() {
  const { t } = useTranslation('contact', { keyPrefix: 'add-contact' });
  return (
    <AddContactForm
      type="email"
      schema={emailContact}
      valueField={({ register, error }) => (
        <TextField
          {...register('value')}
          label={t('email.field')}
          hint={t('email.hint')}
          type="email"
          autoComplete="email"
          error={error}
        />
      )}
    />
  );
}
