import { useTranslation } from 'react-i18next';
import { passwordRules } from './fields/password';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField';
import { PasswordRequirements } from '../ui/PasswordRequirements';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  typed: string;
}

/** A new password, with the standard rules and a tick for each that it meets. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { t: tp } = useTranslation('password');
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" aria-describedby="password-rules" />
      <PasswordRequirements
        id="password-rules"
        requirements={passwordRules(typed).map(({ id, isMet }) => ({ id, isMet, label: tp(`rule.${id}`) }))}
      />
    </>
  );
}
