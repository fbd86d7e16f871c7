import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { orchestrator } from '../../api/clients';
import { isApiError } from '../../api/response/api-error';
import { isConnectionProblem } from '../../api/response/outcomes';
import { done } from '../../api/response/unwrap';
import { NewPasswordField } from '../../forms/NewPasswordField';
import { NewUsernameField } from '../../forms/NewUsernameField';
import { TermsField } from '../../forms/TermsField';
import { useFields } from '../../forms/use-fields';
import { showToast } from '../../navigation/toasts';
import { newPassword, passwordProblems } from '../../forms/fields/password';
import { terms } from '../../forms/fields/terms';
import { newUsername } from '../../forms/fields/username';
import { typedText } from '../../forms/kept-input/kept-input';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { configuredTarget, type LinkTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/handle-obligation';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { StepHeading } from '../../ui/StepHeading';
import { basicProblem } from './obligations.errors';

const schema = z.object({ username: newUsername(), password: newPassword, terms });

/**
 * Create basic credentials: username, password and terms. An obligation can only be left by logging out.
 * @param cancel the way back of a user who came by choice. The service then refuses a user who has a password.
 */
export function BasicCredentials({ cancel }: { cancel?: LinkTarget }) {
  const { t } = useTranslation('obligations');
  const { t: ui } = useTranslation('ui');
  const { search } = useLocation();
  const { kept = '', keep, forget } = usePersonalInput('basic-credentials', typedText);
  const form = useFields({ schema, defaultValues: { username: kept, password: '', terms: false } });
  const { field, typed } = form;
  /** A request without a response may have made them. The service then refuses to make others. */
  const isLost = useRef(false);
  function unlessMadeBefore(error: unknown): false {
    if (cancel || !isLost.current || !isApiError(error, 'INSUFFICIENT_PERMISSIONS')) throw error;
    return false;
  }

  const create = useSubmission(
    async ({ username, password }: z.infer<typeof schema>) => {
      const table = {
        DUPLICATE_USERNAME: true,
        ...passwordProblems,
        ...((cancel !== undefined || isLost.current) && { INSUFFICIENT_PERMISSIONS: true }),
      };
      const call = orchestrator.POST('/persons/me/basic-credentials', { body: { username, password } });
      const isMade = await done(call, { table }).then(() => true, unlessMadeBefore);
      forget();
      return isMade;
    },
    {
      form,
      problemOf: basicProblem,
      onError: (error) => void (isLost.current = isConnectionProblem(error)),
      onSuccess: (isMade) => {
        if (isMade) showToast('success', 'CREATED_BASIC_CREDENTIALS');
        void continueAfterObligation(search, configuredTarget('landing'));
      },
    },
  );

  return (
    <>
      <StepHeading subtitle={t('basic.subtitle')}>{t('basic.title')}</StepHeading>
      <SubmissionForm
        of={create}
        label={t('basic.create')}
        busyLabel={t('basic.creating')}
        others={
          cancel ? (
            <LinkButton variant="quiet" wide {...cancel}>
              {ui('dialog.cancel')}
            </LinkButton>
          ) : (
            <Button variant="quiet" wide onClick={() => goTo(paths.logout())}>
              {t('logout')}
            </Button>
          )
        }
      >
        <NewUsernameField
          {...field('username', {
            onChange: (event: { target: { value: string } }) => keep(event.target.value || undefined),
          })}
          label={t('basic.username')}
          hint={t('basic.usernameHint')}
        />
        <NewPasswordField {...field('password')} typed={typed.password} label={t('basic.password')} />
        <TermsField {...field('terms')} />
      </SubmissionForm>
    </>
  );
}
