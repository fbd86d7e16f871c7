import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import type { FieldReason } from '../../forms/fields/field-reason';
import { useFields } from '../../forms/use-fields';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { Button } from '../../ui/Button';
import { asTyped } from '../../ui/as-typed';
import { PasswordField } from '../../ui/PasswordField';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { useDone } from './use-done';
import { checkUsernames, updateUsernames } from './username.api';
import { UnavailableError, usernamesProblem } from './username.errors';
import type { StepProps } from './username.flow';
import { companiesOf, suggestedUsernames, type UsernameSettings, usernamesSchema } from './username.rules';

/** By `associateId`. */
const typedUsernames = z.record(z.string(), z.string());

export function UsernameForm({ settings, send }: StepProps) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const { associates } = settings;
  const count = associates.length;
  const { kept = {}, keep, forget } = usePersonalInput('usernames', typedUsernames);
  const done = useDone(count);
  const [schema] = useState(() => usernamesSchema(settings));
  const form = useFields({ schema, defaultValues: { usernames: keptUsernames(kept, settings), password: '' } });
  const { field, getValues, getFieldState, trigger } = form;
  const save = useSubmission(
    async ({ usernames, password }: z.infer<typeof schema>, signal) => {
      const problems = await checkUsernames(usernames, settings, signal);
      if (problems.some((problem) => problem !== null)) throw new UnavailableError(problems);
      await updateUsernames(usernames, settings, password, signal);
      forget();
    },
    { form, problemOf: (error) => usernamesProblem(error, count), onSuccess: () => void done() },
  );
  const isBusy = save.isBusy || save.isDone;

  function keepUsernames() {
    const { usernames } = getValues();
    keep(Object.fromEntries(associates.map(({ associateId }, index) => [associateId, usernames[index]])));
  }

  /** Two equal usernames make the later one red, and a change of either one can end that. */
  function judgeTwins() {
    for (const index of associates.keys()) {
      const { error } = getFieldState(`usernames.${index}`);
      if (error?.message === ('username.duplicate' satisfies FieldReason)) void trigger(`usernames.${index}`);
    }
  }

  return (
    <>
      <StepHeading step="form" subtitle={t('form.subtitle')}>
        {t(`form.title${companiesOf(count)}`)}
      </StepHeading>
      <SubmissionForm
        of={save}
        label={t('form.submit')}
        busyLabel={t('form.submitting')}
        canCancel
        others={
          <Button variant="quiet" wide onClick={() => send('cancel')}>
            {t('form.cancel')}
          </Button>
        }
      >
        {associates.map(({ associateId, clientName }, index) => (
          <TextField
            key={associateId}
            {...asTyped}
            {...field(`usernames.${index}`, {
              onChange: () => {
                keepUsernames();
                judgeTwins();
              },
            })}
            label={count === 1 ? t('form.username') : t('form.usernameAt', { client: clientName })}
            autoComplete={count === 1 ? 'username' : 'off'}
            readOnly={isBusy}
          />
        ))}
        <PasswordField
          {...field('password')}
          label={t('form.password')}
          hint={t('form.passwordHint')}
          autoComplete="current-password"
          readOnly={isBusy}
        />
      </SubmissionForm>
    </>
  );
}

function keptUsernames(typed: Readonly<Record<string, string>>, settings: UsernameSettings): string[] {
  return suggestedUsernames(settings).map(
    (suggestion, index) => typed[settings.associates[index]?.associateId ?? ''] ?? suggestion,
  );
}
