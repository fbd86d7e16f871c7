import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';
import { isPasswordValid, passwordProblems, passwordRules, passwordTexts } from '../../lib/forms/fields/password';
import { useText } from '../../lib/i18n/i18n';
import { usePageError } from '../../lib/navigation/page-title';
import { logOutEverywhere } from '../../lib/session/logout-all-sessions';
import { meQuery } from '../../lib/session/session';
import { readStored, writeStored } from '../../lib/browser/storage';
import { showToastAcrossReload } from '../../lib/feedback/toasts';
import { useUnsavedChanges } from '../../lib/forms/unsaved';
import { useSubmission } from '../../lib/forms/use-submission';
import { Banner } from '../../ui/Banner';
import { SubmitButton } from '../../ui/Button';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRequirements } from '../../ui/PasswordRequirements';
import { SlowNotice } from '../../ui/SlowNotice';
import { type ChangeOutcome, outcomeOfFailure } from './change-password.flow';
import { SignedOutSoon } from './SignedOutSoon';
import { changePasswordTexts } from './texts';

/**
 * The form of the settings tab and of the obligation page (see docs/product/2-screens.md#change-password): current and
 * new password, and the result modal. Does not render while a stored flag sends the user to sign-out.
 * @param hint "The new password may reuse the existing one" in the tab; an obligation demands another one
 */
export function ChangePasswordForm({ hint }: { hint: 'mayReuse' | 'mustDiffer' }) {
  const t = useText(changePasswordTexts);
  const tp = useText(passwordTexts);
  const me = useQuery(meQuery);
  // "If the stored flag is present on mount, the user goes to logout-all-sessions immediately."
  const [wasChanged] = useState(() => readStored('passwordChanged') === true);
  useEffect(() => {
    if (wasChanged) logOutEverywhere();
  }, [wasChanged]);
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  const change = useSubmission(
    (body: { oldPassword: string; newPassword: string }) =>
      done(orchestrator.POST('/persons/me/credentials', { body }), { table: passwordProblems }),
    {
      onSuccess: () => {
        // A reload signs out at once (see `wasChanged`). Sign-in then says why.
        showToastAcrossReload('CHANGE_PW_SUCCESS_MESSAGE');
        end({ kind: 'changed' });
      },
      onError: (error) => {
        const failure = outcomeOfFailure(error);
        if (failure.kind === 'notChanged') end(failure);
        else setOutcome(failure);
        if (failure.kind === 'problem' && failure.field !== null)
          focusById(failure.field === 'old' ? 'oldPassword' : 'newPassword');
      },
    },
  );
  const problem = outcome?.kind === 'problem' ? outcome : null;
  const isEnded = outcome?.kind === 'changed' || outcome?.kind === 'notChanged';
  usePageError(problem !== null);
  useUnsavedChanges(!isEnded && (oldPassword !== '' || newPassword !== ''));

  /** Ends the form. The stored flag keeps it ended after a reload, and no password stays in the page. */
  function end(how: ChangeOutcome) {
    writeStored('passwordChanged', true);
    setOldPassword('');
    setNewPassword('');
    setOutcome(how);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isBusy || !canSubmit) return;
    setOutcome(null);
    change.submit({ oldPassword, newPassword });
  }

  const canSubmit = oldPassword !== '' && newPassword !== '' && isPasswordValid(newPassword);
  const errorAt = (field: 'old' | 'new') => (problem?.field === field ? tp(problem.text) : undefined);
  if (wasChanged) return null;
  return (
    <Form onSubmit={submit}>
      <HiddenUsername value={me.data?.username ?? ''} />
      <PasswordField
        name="oldPassword"
        value={oldPassword}
        onChange={(event) => setOldPassword(event.target.value)}
        label={t('current')}
        autoComplete="current-password"
        error={errorAt('old')}
      />
      <PasswordField
        name="newPassword"
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        label={t('new')}
        hint={t(hint)}
        autoComplete="new-password"
        error={errorAt('new')}
        aria-describedby="new-password-rules"
      />
      <PasswordRequirements
        id="new-password-rules"
        requirements={passwordRules(newPassword).map(({ id, isMet }) => ({ id, isMet, label: tp(`rule.${id}`) }))}
      />
      <FormMessage>
        {problem !== null && problem.field === null && (
          <Banner tone="error" announceKey={change.announceKey}>
            {tp(problem.text)}
          </Banner>
        )}
      </FormMessage>
      <SubmitButton busy={change.isBusy} busyLabel={t('updating')} isReady={canSubmit}>
        {t('update')}
      </SubmitButton>
      <SlowNotice busy={change.isBusy} />
      {outcome?.kind === 'changed' && <SignedOutSoon kind="changed" />}
      {outcome?.kind === 'notChanged' && <SignedOutSoon kind="notChanged" until={outcome.until} />}
    </Form>
  );
}
