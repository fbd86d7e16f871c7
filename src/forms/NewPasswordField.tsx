import { useTranslation } from 'react-i18next';
import { isPasswordValid, passwordRules } from './fields/password';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField';
import { PasswordRequirements } from '../ui/PasswordRequirements';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  typed: string;
}

const RULES_ID = 'password-rules';

/**
 * Returns what describes a button that waits for the rules, as `aria-describedby`. Nothing describes it once they are
 * met, so that a screen reader does not read them again at the enabled button.
 */
export function unmetRules(typed: string): string | undefined {
  return isPasswordValid(typed) ? undefined : RULES_ID;
}

export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { t: tp } = useTranslation('fields', { keyPrefix: 'passwords' });
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" aria-describedby={RULES_ID} />
      <PasswordRequirements
        id={RULES_ID}
        requirements={passwordRules(typed).map(({ id, isMet }) => ({ id, isMet, label: tp(`rule.${id}`) }))}
      />
    </>
  );
}
