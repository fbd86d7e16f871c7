import { type RefObject, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asTyped } from '../../ui/as-typed';
import { Checkbox } from '../../ui/Checkbox';
import { classNames } from '../../ui/class-names';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { Tooltip } from '../../ui/Tooltip';
import { asksPassword, isTooLong, type LoginState } from './login.flow';
import { ForgotLink } from './LoginLinks';

interface FieldProps {
  ref: RefObject<HTMLInputElement | null>;
  state: LoginState;
  readOnly: boolean;
  onInput: (field: HTMLInputElement, event: Event) => void;
}

interface UsernameFieldProps extends FieldProps {
  isRemembered: boolean;
  withPasskeys: boolean;
  onSwitchAccount: () => void;
}

export function UsernameField({ state, isRemembered, withPasskeys, ...field }: UsernameFieldProps) {
  const { t } = useTranslation('sign-in');
  const { ref, readOnly, onInput, onSwitchAccount } = field;
  return (
    <TextField
      ref={ref}
      label={t('username')}
      name="username"
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      {...asTyped}
      readOnly={readOnly}
      className={classNames('login-username', state.step === 'checking' && 'login-held', isRemembered && 'login-chip')}
      error={isTooLong(state.username) ? t('usernameTooLong') : undefined}
      aside={
        <>
          <Tooltip label={t('secureInfo.label')}>{t('secureInfo.text')}</Tooltip>
          {isRemembered ? (
            <TextLink label={t('changeUsername')} onClick={onSwitchAccount}>
              {t('change')}
            </TextLink>
          ) : (
            asksPassword(state) || <ForgotLink username={state.username} isPasswordAsked={false} />
          )}
        </>
      }
      {...eachInput(onInput)}
    />
  );
}

/** The field exists from the start, so that a password manager fills it together with the username. */
export function PasswordBox({ ref, state, readOnly, onInput }: FieldProps) {
  const { t } = useTranslation('sign-in');
  const isAsked = asksPassword(state);
  // The page of a remembered username shows its password from the first paint, so nothing unfolds.
  const [wasChecked, setChecked] = useState(false);
  if (state.step === 'checking' && !wasChecked) setChecked(true);
  return (
    <div hidden={!isAsked} className={isAsked && wasChecked ? 'ui-unfold' : undefined}>
      <div className={isAsked ? 'login-password' : undefined}>
        <PasswordField
          ref={ref}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          readOnly={readOnly}
          {...eachInput(onInput)}
        />
        {isAsked && <ForgotLink username={state.username} isPasswordAsked />}
      </div>
    </div>
  );
}

interface RememberUsernameProps {
  box: RefObject<HTMLInputElement | null>;
  onUntick: () => void;
}

export function RememberUsername({ box, onUntick }: RememberUsernameProps) {
  const { t } = useTranslation('sign-in');
  return (
    <Checkbox
      ref={box}
      className="login-remember"
      name="remember"
      label={t('remember')}
      onChange={({ currentTarget }) => currentTarget.checked || onUntick()}
    />
  );
}

/** An extension that fills a field may give no `input` event. The form then makes a `change` event (src/ui/Form.tsx). */
function eachInput(onInput: FieldProps['onInput']) {
  return {
    onInput: ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => onInput(currentTarget, nativeEvent),
    onChange({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
      if (nativeEvent.type === 'change') onInput(currentTarget, nativeEvent);
    },
  };
}
