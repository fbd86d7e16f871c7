import './login.css';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getConfig } from '../../lib/config/config';
import { earlyUsername } from '../../lib/forms/early-input';
import { useText } from '../../lib/i18n/i18n';
import { identifierOf, keepIdentifierHere } from '../../lib/forms/identifier';
import { loadPart } from '../../lib/browser/load-part';
import { usePageError } from '../../lib/navigation/page-title';
import { paths } from '../../lib/navigation/paths';
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
import { asksPassword, canGoNext, canSubmit, isTooLong, keepsPassword } from './login.flow';
import { loginTarget } from './login.target';
import { loginTexts } from './texts';
import { LoginProblem } from './LoginProblem';
import { useLogin } from './use-login';

const Captcha = lazy(() => loadPart(() => import('./Captcha')));

/**
 * The sign-in form: one form for both steps, so that password managers see username and password together. The password
 * field is there from the start and hidden until the username has passed its check; what was filled into it is kept.
 * @param onLeave the form is sent and takes the person elsewhere by itself
 */
export function LoginForm({ onLeave }: { onLeave: () => void }) {
  const t = useText(loginTexts);
  const { state: arrival, search } = useLocation();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { state, dispatch, next, submit, cancel } = useLogin({
    read: () => passwordField.current?.value ?? '',
    clear: () => clear(passwordField.current),
    onLeave,
  });
  const { step } = state;
  const isPasswordAsked = asksPassword(state);
  const problem = isPasswordAsked ? state.problem : null;
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
  }, [dispatch, kept]);

  // The password step takes the focus and is said; after a failure the field at fault has it. As the step begins and
  // not later: the username can still be mended, letter by letter.
  const beginPassword = useEffectEvent(() => {
    if (failures === 0) announce(t('passwordStep', { username: usernameField.current?.value ?? '' }));
    if (document.activeElement !== usernameField.current || usernameField.current?.value !== '')
      passwordField.current?.focus();
  });
  useLayoutEffect(() => {
    if (step === 'password') beginPassword();
  }, [step, failures]);

  // "On failure ...": a password that was wrong goes; one that may still be right stays.
  useEffect(() => {
    if (problem !== null && !keepsPassword(problem)) clear(passwordField.current);
  }, [problem]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (step === 'identifier') {
      keepIdentifierHere(state.username);
      void next();
    } else if (step === 'password') void submit();
  }

  function changeUsername(value: string) {
    if (value === '') clear(passwordField.current);
    dispatch({ type: 'username', value });
  }

  const identifier = { state: { identifier: state.username }, onClick: () => keepIdentifierHere(state.username) };
  return (
    <>
      <StepHeading focus="never">{t('title')}</StepHeading>
      <Form onSubmit={send} data-next={isPasswordAsked ? nextScreens(search) : undefined}>
        {problem !== null && (
          <LoginProblem problem={problem} announceKey={failures} onLockOver={() => dispatch({ type: 'lock-over' })} />
        )}
        {isPasswordAsked && state.isCheckFailed && problem === null && (
          <Banner tone="warning">{t('checkFailed')}</Banner>
        )}
        <TextField
          ref={usernameField}
          label={t('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={earlyUsername()}
          readOnly={step === 'submitting' || step === 'leaving'}
          error={isTooLong(state.username) ? t('usernameTooLong') : undefined}
          aside={<Tooltip label={t('secureInfo.label')}>{t('secureInfo.text')}</Tooltip>}
          onInput={(event) => changeUsername(event.currentTarget.value)}
        />
        <div hidden={!isPasswordAsked}>
          <PasswordField
            ref={passwordField}
            label={t('password')}
            name="password"
            autoComplete="current-password"
            readOnly={step === 'submitting' || step === 'leaving'}
            onInput={(event) => dispatch({ type: 'password', isEmpty: event.currentTarget.value === '' })}
          />
        </div>
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
        <SlowNotice busy={isBusy} onCancel={step === 'leaving' ? undefined : cancel} />
      </Form>
      <nav className="login-links" aria-label={t('title')}>
        {isPasswordAsked ? (
          <TextLink to={paths.forgotPasswordRequest()} {...identifier}>
            {t('link.forgotPassword')}
          </TextLink>
        ) : (
          <TextLink to={paths.forgotUsernameRequest()} {...identifier}>
            {t('link.forgotUsername')}
          </TextLink>
        )}
        <TextLink to={paths.ssoLoginRequest()} {...identifier}>
          {t('link.sso')}
        </TextLink>
        <TextLink to={paths.selfRegistrationRequest()} {...identifier}>
          {t('link.register')}
        </TextLink>
      </nav>
    </>
  );
}

/** What to fetch while the password is typed: the target, and the home that the landing path mostly leads to. */
function nextScreens(search: string): string {
  return [loginTarget(search), ...(getConfig().showsHome ? [paths.home()] : [])].join(' ');
}

function clear(field: HTMLInputElement | null): void {
  if (field !== null) field.value = '';
}
