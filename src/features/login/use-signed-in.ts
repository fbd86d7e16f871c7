import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getConfig } from '../../lib/config';
import { readCookie } from '../../lib/cookies';
import { goTo } from '../../lib/navigation';
import { paths } from '../../lib/paths';
import { authCheckQuery, maybeSignedIn } from '../../lib/session';
import { loginTarget, singleSignOnTarget } from './login.target';

/**
 * Entry to the login page (spec 4, Login): somebody who is signed in already goes to the redirect target; if the check fails but a
 * single-sign-on cookie exists, to /auth/logout with the target. Returns whether the form may show: not while a cookie says that there
 * may be a session and the check has not answered, nor when the person is on the way elsewhere (spec 2, /auth/login).
 */
export function useFormMayShow(): boolean {
  const { search } = useLocation();
  const [mayBeSignedIn] = useState(() => maybeSignedIn());
  const check = useQuery(authCheckQuery);
  const isSsoLeftOver = !check.isPending && !check.data && readCookie('ssoSession') !== undefined;

  useEffect(() => {
    if (check.data) {
      const target = loginTarget(search);
      goTo(check.data.isSingleSignOn ? singleSignOnTarget(target, getConfig().landing) : target, { replace: true });
    } else if (isSsoLeftOver) {
      goTo(paths.logout({ redirectUrl: loginTarget(search) }), { replace: true });
    }
  }, [check.data, isSsoLeftOver, search]);

  return !check.data && !isSsoLeftOver && !(mayBeSignedIn && check.isPending);
}
