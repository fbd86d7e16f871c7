import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';
import { NewPasswordField, unmetRules } from '../../forms/NewPasswordField';
import { useFields } from '../../forms/use-fields';
import { currentPassword, newPassword, passwordProblems } from '../../forms/fields/password';
import { logOutEverywhere } from '../../session/logout-all-sessions';
import { meQuery } from '../../session/me';
import { personOfPage } from '../../session/session-state';
import { readStored, writeStored } from '../../platform/storage';
import { showToastAcrossReload } from '../../navigation/toasts';
import { useUnsavedChanges } from '../../forms/unsaved';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { PasswordField } from '../../ui/PasswordField';
import { changeProblem } from './change-password.errors';
import { secondsLeft } from './change-password.flow';
import { retryAt } from '../../api/response/outcomes';
import { PASSWORD_CHANGED_LOGOUT } from '../../config/constants';
import { redirectTarget } from '../../navigation/redirects';
import { Countdown } from '../../ui/Countdown';
import { Dialog } from '../../ui/Dialog';

const schema = z.object({ oldPassword: currentPassword, newPassword });
/** A service may refuse to name the person. */
const whose = () => personOfPage() ?? '';

/** @param hint "The new password may reuse the existing one" in the tab; an obligation demands another one */
export function ChangePasswordForm({ hint }: { hint: 'mayReuse' | 'mustDiffer' }) {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  const me = useQuery(meQuery);
  const [wasChanged] = useState(() => readStored('passwordChanged') === whose());
  useEffect(() => {
    if (wasChanged) logOutEverywhere();
  }, [wasChanged]);
  const form = useFields({ schema, waitsFor: 'rules', defaultValues: { oldPassword: '', newPassword: '' } });
  const { field, typed } = form;
  const [ended, setEnded] = useState<Ended | null>(null);
  const username = me.data?.username;
  const change = useSubmission(
    (body: z.infer<typeof schema>) =>
      done(orchestrator.POST('/persons/me/credentials', { body }), { table: passwordProblems }),
    {
      form,
      problemOf: changeProblem,
      onSuccess: () => {
        // A reload signs out at once (see `wasChanged`). Sign-in then says why.
        showToastAcrossReload('success', 'CHANGE_PW_SUCCESS_MESSAGE');
        end({ kind: 'changed' });
      },
      onError: (error) => changeProblem(error) ?? end({ kind: 'notChanged', until: retryAt(error) }),
    },
  );
  // Password managers fill in the current one: nobody has typed it.
  useUnsavedChanges(ended === null && typed.newPassword !== '');

  /** The stored flag keeps the form ended after a reload. */
  function end(how: Ended) {
    writeStored('passwordChanged', whose());
    form.reset();
    change.cancel();
    setEnded(how);
  }

  if (wasChanged) return null;
  return (
    <SubmissionForm
      of={change}
      label={t('update')}
      busyLabel={t('updating')}
      describedBy={unmetRules(typed.newPassword)}
      others={ended !== null && <SignedOutSoon {...ended} onEnd={() => signOut(username)} />}
    >
      <HiddenUsername value={username ?? ''} />
      <PasswordField {...field('oldPassword')} label={t('current')} autoComplete="current-password" />
      <NewPasswordField {...field('newPassword')} typed={typed.newPassword} label={t('new')} hint={t(hint)} />
    </SubmissionForm>
  );
}

interface Ended {
  /** "notChanged" after too many attempts: the app signs the user out. */
  kind: 'changed' | 'notChanged';
  /** Epoch ms of this device; undefined when the service names none. */
  until?: number | undefined;
}

function SignedOutSoon({ kind, until, onEnd }: Ended & { onEnd: () => void }) {
  const { t } = useTranslation('settings', { keyPrefix: 'change-password' });
  const [seconds, setSeconds] = useState(secondsLeft(0));

  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => {
      const left = secondsLeft(Date.now() - startedAt);
      setSeconds(left);
      if (left === 0) end();
    }, PASSWORD_CHANGED_LOGOUT.tickMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <Dialog open focusOnOk role="alertdialog" title={t(`${kind}.title`)} onOk={onEnd} okLabel={t('ok')}>
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
function signOut(username: string | undefined) {
  const redirectUrl = redirectTarget(window.location.search, undefined);
  logOutEverywhere(redirectUrl, username === undefined ? undefined : { identifier: username });
}
