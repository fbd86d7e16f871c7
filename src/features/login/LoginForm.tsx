import './login.css';
import {
  type FormEvent,
  memo,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { keepIdentifierHere } from '../../forms/identifier';
import { optionalPart, partOf } from '../../texts/part';
import { usePageError } from '../../navigation/page-title';
import { signedOutReason } from '../../platform/signed-out';
import { announce } from '../../ui/announce';
import { classNames } from '../../ui/class-names';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { PasswordField } from '../../ui/PasswordField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { Tooltip } from '../../ui/Tooltip';
import { asksPassword, canGoNext, canSubmit, hintsAtSso, isTooLong, newsIn, problemIn } from './login.flow';
import { nextScreens } from './login.target';
import { ForgotLink, OtherWays } from './LoginLinks';
import { LoginProblem } from './LoginProblem';
import { useFilledPassword } from './use-filled-password';
import { useKeptUsername, useRememberedUsername } from './use-kept-username';
import { useLogin } from './use-login';
import { Checkbox } from '../../ui/Checkbox';
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

/** Both steps share one form, so that password managers see username and password together and can fill both early. */
export const LoginForm = memo(function LoginForm({ onLeave }: { onLeave: (isLeaving: true) => void }) {
  const { t } = useTranslation('sign-in');
  const { state: arrival, search } = useLocation();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const remembered = useRememberedUsername();
  const { state, dispatch, send, cancel, finish } = useLogin({
    read: () => passwordField.current?.value ?? '',
    clear: () => clear(passwordField.current),
    onLeave: (username, isElsewhere = false) => {
      if (username !== undefined) remembered.keep(username, isElsewhere);
      onLeave(true);
    },
  });
  const filled = useFilledPassword(
    () => passwordField.current,
    (isEmpty) => dispatch({ type: 'password', isEmpty }),
  );
  const { step } = state;
  const offersPasskeys = useOffersPasskeys();
  const isPasswordAsked = asksPassword(state);
  // The page of a remembered username shows its password from the first paint, so nothing unfolds.
  const [wasChecked, setChecked] = useState(false);
  if (step === 'checking' && !isPasswordAsked && !wasChecked) setChecked(true);
  const problem = problemIn(state);
  const failures = isPasswordAsked ? state.failures : 0;
  const saysCheckFailed = isPasswordAsked && step === 'password' && state.isCheckFailed;
  const isSent = step === 'submitting' || step === 'leaving';
  const isBusy = isSent || step === 'checking';
  usePageError(problem !== null || isTooLong(state.username));

  useKeptUsername(usernameField, { username: state.username, isBusy, dispatch, remembered });

  // Announces the password step and focuses the password, also after a failure. Runs only when the step begins or
  // fails, so that the focus stays while the user edits the username.
  const beginPassword = useEffectEvent(() => {
    // The page of a remembered username begins with the password. It focuses its first field as every first page does.
    if (state.step === 'password' && state.checked === '') return;
    if (failures === 0) {
      // Screen readers announce no banner of its tone that is new in the page.
      if (saysCheckFailed) announce(t('checkFailed'));
      announce(t('passwordStep', { username: usernameField.current?.value ?? '' }));
    }
    if (document.activeElement !== usernameField.current || usernameField.current?.value !== '')
      passwordField.current?.focus();
    passwordField.current?.form?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (step === 'password') beginPassword();
  }, [step, failures]);

  function submit(event: FormEvent) {
    event.preventDefault();
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
        <TextField
          ref={usernameField}
          label={t('username')}
          name="username"
          autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
          {...asTyped}
          readOnly={isBusy || remembered.isShown}
          className={classNames(
            'login-username',
            step === 'checking' && 'login-held',
            remembered.isShown && 'login-chip',
          )}
          error={isTooLong(state.username) ? t('usernameTooLong') : undefined}
          aside={
            <>
              <Tooltip label={t('secureInfo.label')}>{t('secureInfo.text')}</Tooltip>
              {remembered.isShown ? (
                <TextLink label={t('changeUsername')} onClick={switchAccount}>
                  {t('change')}
                </TextLink>
              ) : (
                isPasswordAsked || <ForgotLink username={state.username} isPasswordAsked={false} />
              )}
            </>
          }
          onInput={({ currentTarget, nativeEvent }) => changeUsername(currentTarget, nativeEvent)}
        />
        <div hidden={!isPasswordAsked} className={isPasswordAsked && wasChecked ? 'ui-unfold' : undefined}>
          <div className={isPasswordAsked ? 'login-password' : undefined}>
            <PasswordField
              ref={passwordField}
              label={t('password')}
              name="password"
              autoComplete="current-password"
              readOnly={isSent}
              onInput={({ currentTarget, nativeEvent }) => filled.notePassword(currentTarget.value, nativeEvent)}
            />
            {isPasswordAsked && <ForgotLink username={state.username} isPasswordAsked />}
          </div>
        </div>
        {(isPasswordAsked || problem !== null) && (
          // Orca loses an alert when the same object of the page gets the challenge right after it. The id makes this an
          // object. At the step of the username the box comes with its alert, and Orca says only an alert itself.
          <div id={isPasswordAsked ? 'login-message' : undefined} className="login-message">
            {problem !== null ? (
              <LoginProblem
                problem={problem}
                announceKey={failures}
                news={newsIn(state).map((key) => t(key))}
                onLockOver={() => dispatch({ type: 'lock-over' })}
              />
            ) : (
              saysCheckFailed && <Banner tone="warning">{t('checkFailed')}</Banner>
            )}
          </div>
        )}
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
          isReady={step === 'password' ? canSubmit(state) : canGoNext(state)}
        >
          {t(isPasswordAsked ? 'logIn' : 'next')}
        </SubmitButton>
        <SlowNotice busy={isBusy} onCancel={step === 'leaving' ? undefined : giveUp} />
      </Form>
      <OtherWays username={state.username} hintsAtSso={hintsAtSso(state)}>
        {offersPasskeys && <PasskeySignIn isPaused={isSent} onSignedIn={(response) => void finish(response)} />}
      </OtherWays>
    </>
  );
});

function clear(field: HTMLInputElement | null): void {
  if (field !== null) field.value = '';
}

interface RememberUsernameProps {
  box: RefObject<HTMLInputElement | null>;
  onUntick: () => void;
}

function RememberUsername({ box, onUntick }: RememberUsernameProps) {
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

/** False in the prerendered page, which is written for every platform. */
function useOffersPasskeys(): boolean {
  return useSyncExternalStore(never, offersPasskeys, () => false);
}

function never(): () => void {
  return () => undefined;
}
