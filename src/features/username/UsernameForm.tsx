import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import type { FieldReason, Refusal } from '../../forms/fields/field-reason';
import { useFields } from '../../forms/use-fields';
import { retryAt } from '../../platform/outcomes';
import { usePersonalInput } from '../../session/use-personal-input';
import { useSubmission } from '../../forms/use-submission';
import { usePageError } from '../../navigation/page-title';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { PasswordField } from '../../ui/PasswordField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { useDone } from './use-done';
import { checkUsernames, updateUsernames, type UsernameProblem } from './username.api';
import { submitProblemOf } from './username.flow';
import { companiesOf, suggestedUsernames, type UsernameSettings, usernamesSchema } from './username.rules';
import { plainId } from '../../ui/plain-text';

interface Sent {
  usernames: string[];
  password: string;
}

class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  constructor(readonly problems: readonly UsernameProblem[]) {
    super('A username is not available.');
  }
}

export function UsernameForm({ settings, onCancel }: { settings: UsernameSettings; onCancel: () => void }) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const { associates } = settings;
  const count = associates.length;
  const { kept, keep, forget } = usePersonalInput('usernames');
  const done = useDone(count);
  const [schema] = useState(() => usernamesSchema(settings));
  const { field, control, handleSubmit, getValues, getFieldState, resetField, setError, trigger, formState } =
    useFields({
      resolver: zodResolver(schema),
      defaultValues: { usernames: keptUsernames(kept, settings), password: '' },
    });
  const typed = useWatch({ control, compute: (values: Sent) => values });
  const [until, setUntil] = useState<number>();

  const save = useSubmission(
    async ({ usernames, password }: Sent, signal) => {
      const problems = await checkUsernames(usernames, settings, signal);
      if (problems.some((problem) => problem !== null)) throw new UnavailableError(problems);
      await updateUsernames(usernames, settings, password, signal);
      forget();
    },
    {
      onSuccess: () => void done(),
      onError: (error) => {
        if (error instanceof UnavailableError) return refuse(error.problems);
        if (isOneTaken(error)) return refuse(['taken']);
        const found = submitProblemOf(error);
        if (found === 'tooMany') setUntil(retryAt(error));
        if (found !== 'password') return;
        resetField('password');
        setError(
          'password',
          { message: 'obligations:username.problem.password' satisfies Refusal },
          { shouldFocus: true },
        );
      },
    },
  );
  const isBusy = save.isBusy || save.isDone;
  const problem = bannerOf(save.error);
  usePageError((Object.keys(formState.errors).length > 0 || problem !== null) && !isBusy);

  function refuse(problems: readonly UsernameProblem[]) {
    const first = problems.findIndex((problem) => problem !== null);
    for (const [index, problem] of problems.entries())
      if (problem !== null)
        setError(
          `usernames.${index}`,
          { message: `obligations:username.problem.${problem}` satisfies Refusal },
          { shouldFocus: index === first },
        );
  }

  /** With one username, the field itself says that it is taken. */
  function isOneTaken(error: unknown): boolean {
    return count === 1 && submitProblemOf(error) === 'taken';
  }

  function bannerOf(error: Error | null) {
    if (error === null || error instanceof UnavailableError || isOneTaken(error)) return null;
    const found = submitProblemOf(error);
    return found === 'password' ? null : found;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && until === undefined) void handleSubmit(save.submit, forgive)(event);
  }

  /** Hides the failure, because it was about the earlier input. */
  function forgive() {
    if (save.error !== null) save.cancel();
  }

  function endWait() {
    setUntil(undefined);
    save.cancel();
  }

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
      <Form onSubmit={submit}>
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
        <FormMessage>
          {problem !== null && (
            <Banner tone="error" announceKey={save.announceKey}>
              <p>
                {problem === 'connection'
                  ? t('connection')
                  : problem === 'taken'
                    ? t('problem.unavailable')
                    : problem === 'tooMany'
                      ? t('problem.tooMany')
                      : t('unexpected')}
              </p>
              {until !== undefined && <Countdown until={until} onEnd={endWait} />}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton
          busy={isBusy}
          busyLabel={t('form.submitting')}
          isReady={
            until === undefined &&
            typed.password !== '' &&
            typed.usernames.every((username) => plainId(username) !== '')
          }
        >
          {t('form.submit')}
        </SubmitButton>
        <Button variant="quiet" wide onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <SlowNotice busy={save.isBusy} onCancel={save.cancel} />
      </Form>
    </>
  );
}

function keptUsernames(kept: unknown, settings: UsernameSettings): string[] {
  const typed = z.record(z.string(), z.string()).safeParse(kept).data ?? {};
  return suggestedUsernames(settings).map(
    (suggestion, index) => typed[settings.associates[index]?.associateId ?? ''] ?? suggestion,
  );
}
