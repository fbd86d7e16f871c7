import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import type { FieldReason } from '../../forms/fields/field-reason';
import { useFields } from '../../forms/use-fields';
import { continueAfterObligation } from '../../session/continue-after-obligation';
import { currentPassword } from '../../forms/fields/password';
import { useSubmission } from '../../forms/use-submission';
import { loadStoredLanguage } from '../../texts/language';
import { goTo } from '../../navigation/navigation';
import { isBeforeLastTry, isConnectionProblem, outcomeOf, type Outcomes, retryAt } from '../../platform/outcomes';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import { meQuery } from '../../session/me';
import { beginSession, logIn } from '../../session/sign-in';
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
import { plainId } from '../../ui/plain-text';

const schema = z.object({
  username: z.string().check(z.overwrite(plainId), z.minLength(1, 'required' satisfies FieldReason)),
  password: currentPassword,
});

const problems: Outcomes<'incorrect' | 'locked' | 'suspended' | 'inactive' | 'problem'> = {
  INCORRECT_CREDS: 'incorrect',
  TOO_MANY_ATTEMPTS: 'locked',
  ASSOCIATE_SUSPENDED: 'suspended',
  ACCOUNT_INACTIVE: 'inactive',
  otherwise: 'problem',
};

/** No other user can log in here: the username is fixed, unless the session has none. */
export function ForceBasicCredentials() {
  const { t } = useTranslation('obligations');
  const { search } = useLocation();
  const me = useQuery(meQuery);
  const queries = useQueryClient();
  const known = me.data?.username ?? '';
  const { field, control, handleSubmit, resetField, setFocus, setValue } = useFields({
    resolver: zodResolver(schema),
    defaultValues: { username: known, password: '' },
  });
  const [username, password] = useWatch({ control, name: ['username', 'password'] });
  useEffect(() => {
    if (known !== '') setValue('username', known);
  }, [known, setValue]);
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const login = useSubmission((form: z.infer<typeof schema>, signal) => logIn(form, signal, problems), {
    onSuccess: async (response) => {
      await queries.invalidateQueries({ refetchType: 'none' });
      beginSession(response.personalSettings);
      void loadStoredLanguage();
      await continueAfterObligation(search, configuredTarget('home'));
    },
    onError: (error) => {
      if (!isConnectionProblem(error)) resetField('password');
      // Only the sign-in page can show the captcha, so the user signs out and in again with the same redirectUrl.
      if (isApiError(error, 'RECAPTCHA_RESPONSE_TOKEN_MISSING'))
        return goTo(paths.logout({ redirectUrl: redirectTarget(search, undefined) }));
      const until = retryAt(error);
      if (isApiError(error, 'TOO_MANY_ATTEMPTS') && until !== undefined) setLockedUntil(until);
      setFocus('password');
    },
  });
  const isBusy = login.isBusy || login.isDone;
  usePageError(login.error !== null);

  function openAgain() {
    setLockedUntil(null);
    login.cancel();
  }

  return (
    <>
      <StepHeading subtitle={t('credentials.message')}>{t('credentials.title')}</StepHeading>
      <Form
        onSubmit={(event) =>
          void handleSubmit((credentials) => {
            if (lockedUntil === null && !isBusy) login.submit(credentials);
          })(event)
        }
      >
        <TextField
          {...asTyped}
          {...field('username')}
          label={t('credentials.username')}
          autoComplete="username"
          maxLength={255}
          readOnly={me.isPending || known !== ''}
        />
        <PasswordField {...field('password')} label={t('credentials.password')} autoComplete="current-password" />
        <FormMessage>
          {login.error !== null && (
            <Banner tone="error" announceKey={login.announceKey}>
              <p>{t(`credentials.${problemOf(login.error)}`)}</p>
              {lockedUntil !== null && <Countdown until={lockedUntil} onEnd={openAgain} />}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton
          busy={isBusy}
          busyLabel={t('credentials.loggingIn')}
          isReady={plainId(username) !== '' && password !== '' && lockedUntil === null}
        >
          {t('credentials.logIn')}
        </SubmitButton>
        <SlowNotice busy={login.isBusy} />
      </Form>
      <LinkButton variant="quiet" wide to={paths.forgotPassword()} state={{ identifier: username }}>
        {t('credentials.forgot')}
      </LinkButton>
      <LinkButton variant="quiet" wide to={paths.logout()}>
        {t('logout')}
      </LinkButton>
    </>
  );
}

function problemOf(error: unknown) {
  const problem = outcomeOf(error, problems);
  return problem === 'incorrect' && isBeforeLastTry(error) ? 'lastTry' : problem;
}
