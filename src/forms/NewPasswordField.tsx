import { passwordRules, passwordTexts } from '../lib/forms/fields/password';
import { useText } from '../lib/i18n/i18n';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField';
import { PasswordRequirements } from '../ui/PasswordRequirements';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** The password as typed so far, which the rules below the field judge. */
  typed: string;
}

/** A new password, with the standard rules and a tick for each that it meets. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const tp = useText(passwordTexts);
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
