import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readCookie } from '../../lib/browser/cookies';
import { wasSomebodyEarly } from '../../lib/forms/early-input';
import { goTo } from '../../lib/navigation/navigation';
import { paths } from '../../lib/navigation/paths';
import { authCheckQuery, maybeSignedIn } from '../../lib/session/session';
import { listenToTabs } from '../../lib/session/tabs';
import { loginTarget } from './login.target';

/**
 * Entry to the login page (see docs/product/4-states.md#login): somebody who is signed in already goes to the redirect
 * target; if the check fails but a single-sign-on cookie exists, to /auth/logout with the target. Returns whether the
 * form may show: not while a cookie says that there may be a session and the check has not answered, nor when the
 * person is on the way elsewhere (see docs/product/2-screens.md#login). Where no cookie says so the check waits until
 * somebody is there: most visitors have no session, and their browsers would report its answer as an error.
 * @param isLeaving the form itself takes the person elsewhere, and what is learnt of the new session is for the page
 *   that comes
 */
export function useFormMayShow(isLeaving: boolean): boolean {
  const { search } = useLocation();
  const [mayBeSignedIn] = useState(() => maybeSignedIn());
  const isWanted = useSomebodyThere(mayBeSignedIn);
  const check = useQuery({ ...authCheckQuery, enabled: isWanted });
  const found = isLeaving ? null : check.data;
  const isSsoLeftOver = !isLeaving && !check.isPending && !check.data && readCookie('ssoSession') !== undefined;

  useEffect(() => {
    if (found) {
      // A target that single sign-on closes comes back here without one, and on to the landing page.
      goTo(loginTarget(search), { replace: true });
    } else if (isSsoLeftOver) {
      goTo(paths.logout({ redirectUrl: loginTarget(search) }), { replace: true });
    }
  }, [found, isSsoLeftOver, search]);

  return isLeaving || (!found && !isSsoLeftOver && !(mayBeSignedIn && check.isPending));
}

/**
 * True from the first key or touch on, be it before the app was there, or once another tab has signed in, or from the
 * start.
 */
function useSomebodyThere(fromStart: boolean): boolean {
  const [isThere, setThere] = useState(fromStart);
  useEffect(() => {
    if (isThere) return;
    const signs = new AbortController();
    const see = () => setThere(true);
    if (wasSomebodyEarly()) return see();
    for (const sign of ['keydown', 'pointerdown', 'input'])
      window.addEventListener(sign, see, { signal: signs.signal });
    const stop = listenToTabs(({ type }) => type === 'signed-in' && see());
    return () => (signs.abort(), stop());
  }, [isThere]);
  return isThere;
}
