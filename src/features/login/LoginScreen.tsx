import { useState, useEffect } from 'react';
import { LoginForm } from './LoginForm';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { SENT_ON } from '../../config/constants';
import { readCookie } from '../../platform/cookies';
import { readStored, writeStored } from '../../platform/storage';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { isKnownUsername } from '../../forms/kept-input/identifier';
import { authCheckQuery, maybeSignedIn } from '../../session/session';
import { showToast } from '../../navigation/toasts';
import { listenToTabs } from '../../navigation/tab-messages';
import { loginTarget } from './login.target';

export default function LoginScreen() {
  const [isLeaving, setLeaving] = useState(false);
  return useFormMayShow(isLeaving) ? <LoginForm onLeave={setLeaving} /> : null;
}

/**
 * Entry to the login page. A signed-in user goes to the redirect target. If the check fails but a single-sign-on cookie
 * exists, the user goes to /auth/logout with the target.
 *
 * Without a session cookie the check waits for the first user input. Most visitors have no session, and their browsers
 * would report the 401 as an error.
 * @param isNavigating the form does already; ignores the new session, which belongs to the next page
 * @returns whether the form may show: not while a cookie hints at a session and the check is pending, nor during a
 * navigation
 */
function useFormMayShow(isNavigating: boolean): boolean {
  const { search, state } = useLocation();
  // Who comes with a known username is perhaps not who is signed in.
  const ignoresSession = isNavigating || isKnownUsername(state);
  const [mayBeSignedIn] = useState(() => maybeSignedIn());
  const isWanted = useUserPresence(mayBeSignedIn);
  const check = useQuery({ ...authCheckQuery, enabled: isWanted });
  const found = ignoresSession ? null : check.data;
  const isSsoLeftOver = !ignoresSession && !check.isPending && !found && readCookie('ssoSession') !== undefined;

  useEffect(() => {
    if (found) {
      // A target that is closed to single-sign-on users redirects back here without a redirectUrl. The next target is
      // then the landing page.
      const isRound = countSentOn();
      if (isRound) showToast('error', 'SENT_BACK');
      goTo(isRound ? paths.accountSettings({ tab: 'contact-info' }) : loginTarget(search), { replace: true });
    } else if (isSsoLeftOver) {
      goTo(paths.logout({ redirectUrl: loginTarget(search) }), { replace: true });
    }
  }, [found, isSsoLeftOver, search]);

  return ignoresSession || (!found && !isSsoLeftOver && !(mayBeSignedIn && check.isPending));
}

/** Returns whether the target sends the user back for ever, as a page does that does not see the session. */
function countSentOn(now: number = Date.now()): boolean {
  const times = [...(readStored('sentOn') ?? []).filter((time) => now - time < SENT_ON.withinMs), now];
  const isRound = times.length > SENT_ON.most;
  writeStored('sentOn', isRound ? [] : times);
  return isRound;
}

function useUserPresence(fromStart: boolean): boolean {
  const [isThere, setThere] = useState(fromStart);
  useEffect(() => {
    if (isThere) return;
    const signs = new AbortController();
    const see = () => setThere(true);
    for (const sign of ['keydown', 'pointerdown', 'input']) addEventListener(sign, see, { signal: signs.signal });
    const stop = listenToTabs(({ type }) => type === 'signed-in' && see());
    return () => (signs.abort(), stop());
  }, [isThere]);
  return isThere;
}
