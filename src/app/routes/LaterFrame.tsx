import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { recordOf } from '../../api/response/record';
import { useBackQuestion } from '../../forms/unsaved';
import { forgetLinkToken, keptLinkToken, tokenOfState } from '../../navigation/route-token';
import { searchOf } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { currentPage } from '../../navigation/redirects';
import { readCookie } from '../../platform/cookies';
import { showToast } from '../../navigation/toasts';
import { authCheckQuery } from '../../session/session';
import { Waiting } from '../layout/Waiting';
import { useScreenRoute } from './Arrived';
import type { ScreenRoute } from './route';
import { watchSession } from './watch-session';

/** What every screen but sign-in needs: the watch over the session, its token, and the limit of single sign-on. */
export function LaterFrame() {
  const queries = useQueryClient();
  // Before any response: the calls of the screen start in effects too.
  useEffect(() => watchSession(queries), [queries]);
  useBackQuestion();
  const route = useScreenRoute();
  return route && <FrameOf route={route} />;
}

function FrameOf({ route }: { route: ScreenRoute }) {
  const { pathname, search, state } = useLocation();
  const token = new URLSearchParams(search).get('token');
  const hasToken = tokenOfState(state) !== undefined;
  useEffect(() => {
    // The history entry has the token now.
    if (hasToken) forgetLinkToken();
  }, [hasToken]);
  if (route.takesToken && token !== null && token !== '') {
    return (
      <Redirect to={currentPage({ pathname, search: withoutToken(search) })} state={{ ...recordOf(state), token }} />
    );
  }
  const kept = route.takesToken && tokenOfState(state) === undefined ? keptLinkToken(pathname) : undefined;
  if (kept !== undefined)
    return <Redirect to={currentPage({ pathname, search })} state={{ ...recordOf(state), token: kept }} />;
  return (
    <SingleSignOnLimit key={route.path} route={route}>
      <Outlet />
    </SingleSignOnLimit>
  );
}

/** If the user is authenticated through a single-sign-on provider, only login and logout routes exist. */
function SingleSignOnLimit({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const isOpen = route.singleSignOn === true;
  const mayBeLimited = !isOpen && readCookie('ssoSession') !== undefined;
  // When the cookie is missing, an earlier session check in the cache may also report single sign-on.
  const check = useQuery({ ...authCheckQuery, enabled: mayBeLimited });
  if (mayBeLimited && check.isPending) return <Waiting />;
  return !isOpen && check.data?.isSingleSignOn === true ? <NotWithSingleSignOn /> : children;
}

/** Sign-in leads such a user on to the home. */
function NotWithSingleSignOn() {
  useEffect(() => showToast('info', 'NOT_WITH_SINGLE_SIGN_ON'), []);
  return <Redirect to={paths.login()} />;
}

function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  return searchOf(query);
}
