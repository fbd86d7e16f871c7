import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/generated/authentication-service';
import { isApiError } from '../../api/response/api-error';
import { authentication } from '../../api/clients';
import { formEncoded } from '../../api/request/form';
import { unwrapIfAny } from '../../api/response/unwrap';
import { continueAfterObligation } from '../../lib/obligations/continue-after-obligation';
import { useSubmission } from '../../lib/forms/use-submission';
import { loadStoredLanguage } from '../../lib/i18n/language';
import { goTo } from '../../lib/navigation/navigation';
import { retryAt } from '../../lib/errors/outcomes';
import { usePageError } from '../../lib/navigation/page-title';
import { paths } from '../../lib/navigation/paths';
import { configuredTarget, redirectTarget } from '../../lib/navigation/redirects';
import { meQuery } from '../../lib/session/session';
import { beginSession } from '../../lib/session/sign-in';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { PasswordField } from '../../ui/PasswordField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { problemOf } from './force-basic-credentials.errors';

function sendLogin(body: { username: string; password: string }) {
  return unwrapIfAny(authentication.POST('/login', { body, ...formEncoded }), {
    skipHooks: ['obligation', 'forbidden', 'session'],
  });
}

/**
 * Require basic credentials (see docs/product/4-states.md#obligation-pages): a login form with a forgot-password link
 * for the signed-in user. No other user can log in here: the username is fixed, unless the session has none.
 */
export function ForceBasicCredentials() {
  const { t } = useTranslation('obligations');
  const { search } = useLocation();
  const me = useQuery(meQuery);
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const known = me.data?.username ?? '';
  const username = known === '' ? typed : known;
  const [password, setPassword] = useState('');
  /** Epoch ms; the form is locked until then. */
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const logIn = useSubmission(sendLogin, {
    onSuccess: async (answer?: Partial<components['schemas']['LoginAnswer']>) => {
      await queries.invalidateQueries({ refetchType: 'none' });
      beginSession(answer?.personalSettings);
      void loadStoredLanguage();
      await continueAfterObligation(search, configuredTarget('home'));
    },
    onError: (error) => {
      setPassword('');
      // Only the sign-in page can show the captcha, so the user signs out and in again with the same redirectUrl.
      if (isApiError(error, 'RECAPTCHA_RESPONSE_TOKEN_MISSING'))
        return goTo(paths.logout({ redirectUrl: redirectTarget(search, undefined) }));
      const until = retryAt(error);
      if (isApiError(error, 'TOO_MANY_ATTEMPTS') && until !== undefined) setLockedUntil(until);
      field.current?.focus();
    },
  });
  const isBusy = logIn.isBusy || logIn.isDone;
  usePageError(logIn.error !== null);
  const canSubmit = username.trim() !== '' && password !== '' && lockedUntil === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit && !isBusy) logIn.submit({ username: username.trim(), password });
  }

  function openAgain() {
    setLockedUntil(null);
    logIn.cancel();
  }

  return (
    <>
      <StepHeading subtitle={t('credentials.message')}>{t('credentials.title')}</StepHeading>
      <Form onSubmit={submit}>
        <TextField
          label={t('credentials.username')}
          name="username"
          autoComplete="username"
          {...asTyped}
          maxLength={255}
          value={username}
          readOnly={me.isPending || known !== ''}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PasswordField
          ref={field}
          label={t('credentials.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormMessage>
          {logIn.error !== null && (
            <Banner tone="error" announceKey={logIn.announceKey}>
              <p>{t(`credentials.${problemOf(logIn.error)}`)}</p>
              {lockedUntil !== null && <Countdown until={lockedUntil} onEnd={openAgain} />}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={isBusy} busyLabel={t('credentials.loggingIn')} isReady={canSubmit}>
          {t('credentials.logIn')}
        </SubmitButton>
        <SlowNotice busy={logIn.isBusy} />
      </Form>
      <TextLink to={paths.forgotPassword()} state={{ identifier: username }}>
        {t('credentials.forgot')}
      </TextLink>
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}
