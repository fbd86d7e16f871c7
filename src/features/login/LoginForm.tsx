import './login.css';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepIdentifierHere } from '../../forms/kept-input/identifier';
import { optionalPart, partOf } from '../../texts/part';
import { hasAccountSecurity } from '../../config/config';
import { usePageError } from '../../navigation/page-title';
import { signedOutReason } from '../../navigation/signed-out';
import { announce } from '../../ui/announce';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { useStarted } from '../../ui/use-started';
import { asksPassword, canGoNext, canSubmit, hintsAtSso, isTooLong, problemIn } from './login.flow';
import { nextScreens } from './login.target';
import { PasswordBox, RememberUsername, UsernameField } from './LoginFields';
import { OtherWays } from './LoginLinks';
import { LoginMessage } from './LoginMessage';
import { useFilledPassword, usePasswordStep } from './use-password-field';
import { useKeptUsername, useRememberedUsername } from './use-kept-username';
import { useLogin } from './use-login';
import { offersPasskeys } from '../../session/passkeys/support';

/** A lost session is rare, so its text loads on demand. */
const SignedOutNotice = partOf(
  () => import('./SignedOutNotice'),
  ['session'],
  () => <div className="login-reason" />,
);
const Captcha = partOf(() => import('./Captcha'));
/** The form works without it, so a failed load is ignored. */
const PasskeySignIn = optionalPart(() => import('./passkey/PasskeySignIn'));
const EmailCodeButton = optionalPart(() => import('./code/EmailCodeButton'), ['recovery']);

/** Both steps share one form, so that password managers see username and password together and can fill both early. */
export const LoginForm = memo(function LoginForm({ onLeave }: { onLeave: (isLeaving: true) => void }) {
  const { t } = useTranslation('sign-in');
  const { state: arrival, search } = useLocation();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const remembered = useRememberedUsername();
  const { state, dispatch, send, cancel, finish } = useLogin({
    readPassword: () => passwordField.current?.value ?? '',
    clearPassword: () => clear(passwordField.current),
    onLeave: (username, way) => {
      if (username !== undefined) remembered.keep(username, way);
      onLeave(true);
    },
  });
  const filled = useFilledPassword(
    () => passwordField.current,
    (isEmpty) => dispatch({ type: 'password', isEmpty }),
  );
  const { step } = state;
  const hasPasskeyPart = useStarted() && offersPasskeys();
  const [askBrowser, setAskBrowser] = useState<() => void>();
  const isPasswordAsked = asksPassword(state);
  const problem = problemIn(state);
  const isSent = step === 'submitting' || step === 'leaving';
  const isBusy = isSent || step === 'checking';
  const isUntouched = state.username === '' || (remembered.isShown && isPasswordAsked && !state.hasPassword);
  const ask = isUntouched ? askBrowser : undefined;
  usePageError(problem !== null || isTooLong(state.username));

  useKeptUsername(usernameField, { username: state.username, isBusy, dispatch, remembered });

  usePasswordStep({ state, usernameField, passwordField });

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state.username === '' || dataset.entered === undefined) return;
    delete dataset.entered;
    usernameField.current?.form?.requestSubmit();
  }, [state.username]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter, while the button waits for an empty field.
    if (isPasswordAsked ? passwordField.current?.value === '' : state.username === '') {
      if (ask) ask();
      else announce(t('captcha.required'));
    }
    filled.forget();
    if (canGoNext(state)) keepIdentifierHere(state.username);
    send();
  }

  function giveUp() {
    cancel();
    (step === 'checking' ? usernameField : passwordField).current?.focus();
  }

  function changeUsername(field: HTMLInputElement, event: Event) {
    // Scripts and extensions can change a read-only field. This restores the username that was sent to the check.
    if (isBusy) field.value = state.username;
    const { value } = field;
    filled.followUsername(state.username, value, event);
    remembered.edit(value);
    dispatch({ type: 'username', value });
  }

  function switchAccount() {
    cancel();
    filled.forget();
    remembered.forget();
    clear(usernameField.current);
    clear(passwordField.current);
    dispatch({ type: 'username', value: '' });
    usernameField.current?.focus();
  }

  const reason = signedOutReason(arrival);
  return (
    <>
      <StepHeading focus="never">{t('title')}</StepHeading>
      {reason !== undefined && <SignedOutNotice reason={reason} />}
      <Form onSubmit={submit} data-next={step === 'identifier' ? undefined : nextScreens(search)}>
        <UsernameField
          ref={usernameField}
          state={state}
          readOnly={isBusy || remembered.isShown}
          isRemembered={remembered.isShown}
          withPasskeys={hasPasskeyPart}
          onInput={changeUsername}
          onSwitchAccount={switchAccount}
        />
        <PasswordBox
          ref={passwordField}
          state={state}
          readOnly={isSent}
          onInput={(field, event) => filled.notePassword(field.value, event)}
        />
        <LoginMessage state={state} onLockOver={() => dispatch({ type: 'lock-over' })} />
        {isPasswordAsked && state.captcha !== null && problem?.kind !== 'locked' && (
          <Captcha
            key={state.captcha.round}
            siteKey={state.captcha.siteKey}
            isExplained={problem !== null}
            onMissing={() => dispatch({ type: 'captcha-missing' })}
            onToken={(token) => dispatch({ type: 'captcha-token', token })}
          />
        )}
        <RememberUsername box={remembered.box} onUntick={remembered.forget} />
        <SubmitButton
          busy={isBusy}
          busyLabel={t(isPasswordAsked || step === 'leaving' ? 'loggingIn' : 'checking')}
          isReady={ask !== undefined || (step === 'password' ? canSubmit(state) : canGoNext(state))}
        >
          {t(isPasswordAsked ? 'logIn' : 'next')}
        </SubmitButton>
        <SlowNotice busy={isBusy} onCancel={step === 'leaving' ? undefined : giveUp} />
      </Form>
      <OtherWays username={state.username} hintsAtSso={hintsAtSso(state)}>
        {hasPasskeyPart && (
          <PasskeySignIn
            isPaused={isSent}
            isRemembered={remembered.isShown}
            onSignedIn={(response) => void finish(response)}
            form={{ usernameField, passwordField, edit: remembered.edit, dispatch, send }}
            onCanAsk={setAskBrowser}
          />
        )}
        {/* The page of a remembered username stands from the first paint: a button that came later would move it. */}
        {isPasswordAsked && !remembered.isShown && hasAccountSecurity() && (
          <EmailCodeButton username={state.username} box={remembered.box} />
        )}
      </OtherWays>
    </>
  );
});

function clear(field: HTMLInputElement | null): void {
  if (field !== null) field.value = '';
}
