import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';
import type { Refusal } from '../../forms/fields/field-reason';
import { NewPasswordField, unmetRules } from '../../forms/NewPasswordField';
import { useFields } from '../../forms/use-fields';
import { currentPassword, newPassword, passwordProblems } from '../../forms/fields/password';
import { usePageError } from '../../navigation/page-title';
import { logOutEverywhere } from '../../session/logout-all-sessions';
import { meQuery } from '../../session/me';
import { readStored, writeStored } from '../../platform/storage';
import { showToastAcrossReload } from '../../platform/toasts';
import { useUnsavedChanges } from '../../forms/unsaved';
import { useSubmission } from '../../forms/use-submission';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { PasswordField } from '../../ui/PasswordField';
import { SlowNotice } from '../../ui/SlowNotice';
import { type ChangeOutcome, outcomeOfFailure, secondsLeft } from './change-password.flow';
import { PASSWORD_CHANGED_LOGOUT } from '../../platform/constants';
import { redirectTarget } from '../../navigation/redirects';
import { Countdown } from '../../ui/Countdown';
import { Dialog } from '../../ui/Dialog';

const schema = z.object({ oldPassword: currentPassword, newPassword });

/** @param hint "The new password may reuse the existing one" in the tab; an obligation demands another one */
export function ChangePasswordForm({ hint }: { hint: 'mayReuse' | 'mustDiffer' }) {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  const { t: tp } = useTranslation('fields', { keyPrefix: 'passwords' });
  const me = useQuery(meQuery);
  const [wasChanged] = useState(() => readStored('passwordChanged') === true);
  useEffect(() => {
    if (wasChanged) logOutEverywhere();
  }, [wasChanged]);
  const { field, control, handleSubmit, reset, setError, formState } = useFields({
    resolver: zodResolver(schema),
    defaultValues: { oldPassword: '', newPassword: '' },
  });
  const typed = useWatch({ control });
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  const change = useSubmission(
    (body: { oldPassword: string; newPassword: string }) =>
      done(orchestrator.POST('/persons/me/credentials', { body }), { table: passwordProblems }),
    {
      onSuccess: () => {
        // A reload signs out at once (see `wasChanged`). Sign-in then says why.
        showToastAcrossReload('success', 'CHANGE_PW_SUCCESS_MESSAGE');
        end({ kind: 'changed' });
      },
      onError: (error) => {
        const failure = outcomeOfFailure(error);
        if (failure.kind === 'notChanged') end(failure);
        else setOutcome(failure);
        if (failure.kind === 'problem' && failure.field !== null)
          setError(
            `${failure.field}Password`,
            { message: `fields:passwords.${failure.text}` satisfies Refusal },
            { shouldFocus: true },
          );
      },
    },
  );
  const problem = outcome?.kind === 'problem' ? outcome : null;
  const isEnded = outcome?.kind === 'changed' || outcome?.kind === 'notChanged';
  usePageError(problem !== null || Object.keys(formState.errors).length > 0);
  useUnsavedChanges(!isEnded && (typed.oldPassword !== '' || typed.newPassword !== ''));

  /** The stored flag keeps the form ended after a reload. */
  function end(how: ChangeOutcome) {
    writeStored('passwordChanged', true);
    reset();
    setOutcome(how);
  }

  if (wasChanged) return null;
  return (
    <Form
      onSubmit={(event) =>
        void handleSubmit((passwords) => {
          setOutcome(null);
          change.submit(passwords);
        })(event)
      }
    >
      <HiddenUsername value={me.data?.username ?? ''} />
      <PasswordField {...field('oldPassword')} label={t('current')} autoComplete="current-password" />
      <NewPasswordField {...field('newPassword')} typed={typed.newPassword ?? ''} label={t('new')} hint={t(hint)} />
      <FormMessage>
        {problem !== null && problem.field === null && (
          <Banner tone="error" announceKey={change.announceKey}>
            {tp(problem.text)}
          </Banner>
        )}
      </FormMessage>
      <SubmitButton
        busy={change.isBusy}
        busyLabel={t('updating')}
        isReady={schema.safeParse(typed).success}
        aria-describedby={unmetRules(typed.newPassword ?? '')}
      >
        {t('update')}
      </SubmitButton>
      <SlowNotice busy={change.isBusy} />
      {outcome?.kind === 'changed' && <SignedOutSoon kind="changed" />}
      {outcome?.kind === 'notChanged' && <SignedOutSoon kind="notChanged" until={outcome.until} />}
    </Form>
  );
}

function SignedOutSoon({ kind, until }: { kind: 'changed' | 'notChanged'; until?: number | undefined }) {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  const [seconds, setSeconds] = useState(secondsLeft(0));

  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => {
      const left = secondsLeft(Date.now() - startedAt);
      setSeconds(left);
      if (left === 0) signOut();
    }, PASSWORD_CHANGED_LOGOUT.tickMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <Dialog open focusOnOk role="alertdialog" title={t(`${kind}.title`)} onOk={signOut} okLabel={t('ok')}>
      <p>{t(`${kind}.body`)}</p>
      {until !== undefined && (
        <p>
          <Countdown until={until} />
        </p>
      )}
      {/* Screen readers announce the countdown once, when the dialog opens, and not every second. */}
      <p aria-live="off">{t('countdown', { count: seconds })}</p>
    </Dialog>
  );
}

/** Keeps the redirectUrl: a user who met this obligation on the way to a page reaches it after the next login. */
function signOut() {
  const redirectUrl = redirectTarget(window.location.search, undefined);
  logOutEverywhere(redirectUrl);
}
