import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_CHANGED_LOGOUT } from '../../platform/constants';
import { redirectTarget } from '../../navigation/redirects';
import { logOutEverywhere } from '../../session/logout-all-sessions';
import { Countdown } from '../../ui/Countdown';
import { Dialog } from '../../ui/Dialog';
import { secondsLeft } from './change-password.flow';

/** The modal counts down from 10 seconds in 500 ms steps. At zero, or on OK, it goes to /auth/logout-all-sessions. */
export function SignedOutSoon({ kind, until }: { kind: 'changed' | 'notChanged'; until?: number | undefined }) {
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

/**
 * Signs out of all sessions and keeps the redirectUrl of the query. A user who met this obligation on the way to a page
 * reaches it after the next login.
 */
function signOut() {
  const redirectUrl = redirectTarget(window.location.search, undefined);
  logOutEverywhere(redirectUrl);
}
