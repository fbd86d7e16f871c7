import './login.css';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getConfig } from '../../lib/config/config';
import { earlyUsername } from '../../lib/forms/early-input';
import { useText } from '../../lib/i18n/i18n';
import { identifierOf, keepIdentifierHere } from '../../lib/forms/identifier';
import { loadPart } from '../../lib/browser/load-part';
import { usePageError } from '../../lib/navigation/page-title';
import { paths, targetIn } from '../../lib/navigation/paths';
import { announce } from '../../ui/announce';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { PasswordField } from '../../ui/PasswordField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { Tooltip } from '../../ui/Tooltip';
import { asksPassword, canGoNext, canSubmit, isTooLong, problemIn } from './login.flow';
import { keptLock } from './login.lock';
import { loginTarget } from './login.target';
import { loginTexts } from './texts';
import { LoginProblem } from './LoginProblem';
import { useLogin } from './use-login';

const Captcha = lazy(() => loadPart(() => import('./Captcha')));

/**
 * The sign-in form: one form for both steps, so that password managers see username and password together. The password
 * field is there from the start and hidden until the username has passed its check; what was filled into it is kept.
 *
 * People and password managers type on after Enter, and what they type then is a password. So the field takes the focus
 * with the submit event itself, and no later key can reach the username. It stays out of sight until the check has
 * passed: the page shows and announces no other step than before.
 * @param onLeave the form is sent and takes the person elsewhere by itself
 */
export function LoginForm({ onLeave }: { onLeave: () => void }) {
  const t = useText(loginTexts);
  const { state: arrival, search } = useLocation();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLDivElement>(null);
  const { state, dispatch, send, cancel } = useLogin({
    read: () => passwordField.current?.value ?? '',
    clear: () => clear(passwordField.current),
    onLeave,
  });
  const { step } = state;
  const isPasswordAsked = asksPassword(state);
  const problem = problemIn(state);
  const failures = isPasswordAsked ? state.failures : 0;
  const isBusy = step === 'checking' || step === 'submitting' || step === 'leaving';
  usePageError(problem !== null || isTooLong(state.username));

  // What was typed, or filled by the browser, before the app had started is taken over; else what was kept before a
  // reload.
  const kept = identifierOf(arrival) ?? '';
  useLayoutEffect(() => {
    const field = usernameField.current;
    if (field === null) return;
    // Not under the hand of somebody who is about to type: it would go on behind what was kept.
    if (field !== document.activeElement) field.value ||= kept;
    if (field.value !== '') dispatch({ type: 'username', value: field.value });
    const lock = keptLock(arrival);
    if (lock !== undefined) dispatch({ type: 'locked', lock });
  }, [dispatch, kept, arrival]);

  // The password step takes the focus and is said; after a failure the field at fault has it. As the step begins and
  // not later: the username can still be mended, letter by letter.
  const beginPassword = useEffectEvent(() => {
    if (failures === 0) announce(t('passwordStep', { username: usernameField.current?.value ?? '' }));
    if (document.activeElement !== usernameField.current || usernameField.current?.value !== '')
      passwordField.current?.focus();
    passwordField.current?.form?.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (step === 'password') beginPassword();
  }, [step, failures]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canGoNext(state)) {
      keepIdentifierHere(state.username);
      takeKeys();
    }
    send();
  }

  /** Gives the keys to the password field at once, before the next key and before the page is drawn again. */
  function takeKeys() {
    if (passwordBox.current !== null) Object.assign(passwordBox.current, { hidden: false, className: ahead });
    passwordField.current?.focus({ preventScroll: true });
  }

  /**
   * What is typed on a button after the username is the password: managers press Tab where a page of one step has its
   * password.
   */
  function directKeys(event: KeyboardEvent<HTMLFormElement>) {
    const { target } = event;
    if (step === 'checking' && target === passwordField.current && event.key === 'Enter' && !event.repeat) {
      // The busy button would not let it through.
      event.preventDefault();
      send();
    } else if (target instanceof HTMLButtonElement && isLetter(event) && passwordField.current?.value === '') {
      if (target.type === 'submit' && canGoNext(state)) event.currentTarget.requestSubmit();
      else if (target.type === 'submit' || passwordBox.current?.contains(target)) passwordField.current.focus();
    }
  }

  function giveUp() {
    cancel();
    (step === 'checking' ? usernameField : passwordField).current?.focus();
  }

  function changeUsername(field: HTMLInputElement) {
    // Read-only for scripts and extensions too: what was sent to be checked is what stands there.
    if (isBusy) field.value = state.username;
    const { value } = field;
    if (value === '') clear(passwordField.current);
    dispatch({ type: 'username', value });
  }

  // Where the person was going goes along, and comes back with them.
  const target = targetIn(search);
  const identifier = { state: { identifier: state.username }, onClick: () => keepIdentifierHere(state.username) };
  return (
    <>
      <StepHeading focus="never">{t('title')}</StepHeading>
      <Form onSubmit={submit} onKeyDown={directKeys} data-next={isPasswordAsked ? nextScreens(search) : undefined}>
        <TextField
          ref={usernameField}
          label={t('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={earlyUsername()}
          readOnly={isBusy}
          className={step === 'checking' ? 'login-held' : undefined}
          error={isTooLong(state.username) ? t('usernameTooLong') : undefined}
          aside={<Tooltip label={t('secureInfo.label')}>{t('secureInfo.text')}</Tooltip>}
          onInput={(event) => changeUsername(event.currentTarget)}
        />
        <div
          ref={passwordBox}
          hidden={!isPasswordAsked && !isBusy}
          className={isPasswordAsked ? 'login-password' : isBusy ? ahead : undefined}
        >
          <PasswordField
            ref={passwordField}
            label={t('password')}
            name="password"
            autoComplete="current-password"
            readOnly={step === 'submitting' || step === 'leaving'}
            onInput={(event) => dispatch({ type: 'password', isEmpty: event.currentTarget.value === '' })}
          />
        </div>
        {(isPasswordAsked || problem !== null) && (
          <div className="login-message">
            {problem !== null ? (
              <LoginProblem
                problem={problem}
                announceKey={failures}
                onLockOver={() => dispatch({ type: 'lock-over' })}
              />
            ) : (
              isPasswordAsked && state.isCheckFailed && <Banner tone="warning">{t('checkFailed')}</Banner>
            )}
          </div>
        )}
        {isPasswordAsked && state.captcha !== null && (
          <Suspense fallback={null}>
            <Captcha
              key={state.captcha.round}
              siteKey={state.captcha.siteKey}
              onToken={(token) => dispatch({ type: 'captcha-token', token })}
            />
          </Suspense>
        )}
        {isPasswordAsked ? (
          <Button
            type="submit"
            variant="primary"
            wide
            busy={isBusy}
            busyLabel={t('loggingIn')}
            disabled={step === 'password' && !canSubmit(state)}
          >
            {t('logIn')}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            wide
            busy={isBusy}
            busyLabel={t(step === 'leaving' ? 'loggingIn' : 'checking')}
            disabled={step === 'identifier' && !canGoNext(state)}
          >
            {t('next')}
          </Button>
        )}
        <SlowNotice busy={isBusy} onCancel={step === 'leaving' ? undefined : giveUp} />
      </Form>
      <nav className="login-links" aria-label={t('title')}>
        {isPasswordAsked ? (
          <TextLink to={paths.forgotPasswordRequest(target)} {...identifier}>
            {t('link.forgotPassword')}
          </TextLink>
        ) : (
          <TextLink to={paths.forgotUsernameRequest(target)} {...identifier}>
            {t('link.forgotUsername')}
          </TextLink>
        )}
        <TextLink to={paths.ssoLoginRequest(target)} {...identifier}>
          {t('link.sso')}
        </TextLink>
        <TextLink to={paths.selfRegistrationRequest(target)} {...identifier}>
          {t('link.register')}
        </TextLink>
      </nav>
    </>
  );
}

/**
 * The field has the keys and is not seen yet; the page's own script gives it the same class
 * (scripts/delivery/early-form.ts).
 */
const ahead = 'login-ahead';

/** A key that writes something, and does not press a button as Space does. */
function isLetter({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  const isCommand = (ctrlKey || metaKey || altKey) && !nativeEvent.getModifierState('AltGraph');
  return key.length === 1 && key !== ' ' && !isCommand && !nativeEvent.isComposing;
}

/** What to fetch while the password is typed: the target, and the home that the landing path mostly leads to. */
function nextScreens(search: string): string {
  return [loginTarget(search), ...(getConfig().showsHome ? [paths.home()] : [])].join(' ');
}

function clear(field: HTMLInputElement | null): void {
  if (field !== null) field.value = '';
}
