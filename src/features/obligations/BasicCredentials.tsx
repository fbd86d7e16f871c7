import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';
import type { Refusal } from '../../forms/fields/field-reason';
import { NewPasswordField } from '../../forms/NewPasswordField';
import { NewUsernameField } from '../../forms/NewUsernameField';
import { TermsField } from '../../forms/TermsField';
import { useFields } from '../../forms/use-fields';
import { firstCode } from '../../platform/outcomes';
import { showToast } from '../../platform/toasts';
import { newPassword, passwordProblem, passwordProblems } from '../../forms/fields/password';
import { terms } from '../../forms/fields/terms';
import { newUsername } from '../../forms/fields/username';
import { keptText, usePersonalInput } from '../../session/use-personal-input';
import { useSubmission } from '../../forms/use-submission';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { configuredTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/continue-after-obligation';
import type { Way } from '../../session/use-asked';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';

const schema = z.object({ username: newUsername(), password: newPassword, terms });

/**
 * Create basic credentials: username, password and terms. An obligation can only be left by logging out.
 * @param cancel the way back of a user who came by choice. The service then refuses a user who has a password.
 */
export function BasicCredentials({ cancel }: { cancel?: Way }) {
  const { t } = useTranslation('obligations');
  const { t: ui } = useTranslation('ui');
  const { search } = useLocation();
  const { kept, keep, forget } = usePersonalInput('basic-credentials');
  const { field, control, handleSubmit, setError, formState } = useFields({
    resolver: zodResolver(schema),
    defaultValues: { username: keptText(kept) ?? '', password: '', terms: false },
  });
  const [username, password] = useWatch({ control, name: ['username', 'password'] });
  const create = useSubmission(
    async (body: { username: string; password: string }) => {
      const table = {
        DUPLICATE_USERNAME: true,
        ...passwordProblems,
        ...(cancel && { INSUFFICIENT_PERMISSIONS: true }),
      };
      await done(orchestrator.POST('/persons/me/basic-credentials', { body }), { table });
      forget();
    },
    {
      onSuccess: () => {
        showToast('success', 'CREATED_BASIC_CREDENTIALS');
        void continueAfterObligation(search, configuredTarget('landing'));
      },
      onError: (error) => {
        const code = firstCode(error);
        const found = passwordProblem(code);
        if (code === 'DUPLICATE_USERNAME')
          setError('username', { message: 'obligations:basic.taken' satisfies Refusal }, { shouldFocus: true });
        else if (found !== undefined)
          setError('password', { message: `fields:passwords.${found}` satisfies Refusal }, { shouldFocus: true });
      },
    },
  );
  const hasFieldError = Object.keys(formState.errors).length > 0;
  const hasOtherFailure = create.error !== null && !hasFieldError;
  usePageError(hasFieldError || hasOtherFailure);

  return (
    <>
      <StepHeading subtitle={t('basic.subtitle')}>{t('basic.title')}</StepHeading>
      <Form
        onSubmit={(event) =>
          void handleSubmit(({ username, password }) => {
            if (!create.isDone) create.submit({ username, password });
          })(event)
        }
      >
        <NewUsernameField
          {...field('username', {
            onChange: (event: { target: { value: string } }) => {
              keep(event.target.value === '' ? undefined : event.target.value);
              forgive();
            },
          })}
          label={t('basic.username')}
          hint={t('basic.usernameHint')}
        />
        <NewPasswordField {...field('password', { onChange: forgive })} typed={password} label={t('basic.password')} />
        <TermsField {...field('terms')} />
        <FormMessage>
          {hasOtherFailure && (
            <Banner tone="error" announceKey={create.announceKey}>
              {t(firstCode(create.error) === 'INSUFFICIENT_PERMISSIONS' ? 'basic.exists' : 'basic.problem')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton
          busy={create.isBusy || create.isDone}
          busyLabel={t('basic.creating')}
          isReady={username !== '' && password !== ''}
        >
          {t('basic.create')}
        </SubmitButton>
        <SlowNotice busy={create.isBusy} />
        {cancel ? (
          <LinkButton variant="quiet" wide {...cancel}>
            {ui('dialog.cancel')}
          </LinkButton>
        ) : (
          <Button variant="quiet" wide onClick={() => goTo(paths.logout())}>
            {t('logout')}
          </Button>
        )}
      </Form>
    </>
  );

  function forgive() {
    if (create.error !== null) create.cancel();
  }
}
