import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/response/api-error';
import type { FieldReason } from '../../forms/fields/field-reason';
import { LogoutLink } from '../../forms/LogoutLink';
import { useFields } from '../../forms/use-fields';
import { continueAfterObligation } from '../../session/handle-obligation';
import { currentPassword } from '../../forms/fields/password';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { loadStoredLanguage } from '../../texts/language';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { configuredTarget, redirectTarget, uncheckedRedirectUrl } from '../../navigation/redirects';
import { meQuery } from '../../session/me';
import { beginSession, logIn } from '../../session/sign-in';
import { asTyped } from '../../ui/as-typed';
import { LinkButton } from '../../ui/LinkButton';
import { PasswordField } from '../../ui/PasswordField';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { plainId } from '../../ui/plain-text';
import { logInProblem, logInProblems } from './obligations.errors';

const schema = z.object({
  username: z.string().check(z.overwrite(plainId), z.minLength(1, 'required' satisfies FieldReason)),
  password: currentPassword,
});

/** No other user can log in here: the username is fixed, unless the session has none. */
export function ForceBasicCredentials() {
  const { t } = useTranslation('obligations');
  const { search } = useLocation();
  const target = uncheckedRedirectUrl(search);
  const me = useQuery(meQuery);
  const queries = useQueryClient();
  const known = me.data?.username ?? '';
  const form = useFields({ schema, defaultValues: { username: known, password: '' } });
  const { field, typed, setValue } = form;
  useEffect(() => {
    if (known !== '') setValue('username', known);
  }, [known, setValue]);
  const login = useSubmission(
    (credentials: z.infer<typeof schema>, signal) => logIn(credentials, signal, logInProblems),
    {
      form,
      problemOf: logInProblem,
      onSuccess: async (response) => {
        await queries.invalidateQueries({ refetchType: 'none' });
        beginSession(response.personalSettings);
        void loadStoredLanguage();
        await continueAfterObligation(search, configuredTarget('home'));
      },
      onError: (error) => {
        // Only the sign-in page can show the captcha, so the user signs out and in again with the same redirectUrl.
        if (isApiError(error, 'RECAPTCHA_RESPONSE_TOKEN_MISSING'))
          goTo(paths.logout({ redirectUrl: redirectTarget(search, undefined) }));
      },
    },
  );

  return (
    <>
      <StepHeading subtitle={t('credentials.message')}>{t('credentials.title')}</StepHeading>
      <SubmissionForm of={login} label={t('credentials.logIn')} busyLabel={t('credentials.loggingIn')}>
        <TextField
          {...asTyped}
          {...field('username')}
          label={t('credentials.username')}
          autoComplete="username"
          maxLength={255}
          readOnly={me.isPending || known !== ''}
        />
        <PasswordField {...field('password')} label={t('credentials.password')} autoComplete="current-password" />
      </SubmissionForm>
      <LinkButton variant="onward" wide to={paths.forgotPassword(target)} state={{ identifier: typed.username }}>
        {t('credentials.forgot')}
      </LinkButton>
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}
