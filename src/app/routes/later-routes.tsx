import { createElement } from 'react';
import { type RouteObject, useLocation, useParams } from 'react-router-dom';
import { Redirect } from '../../navigation/Redirect';
import { currentPage } from '../../navigation/redirects';
import { tryPart } from '../../texts/part';
import { ArrivedScreen } from './Arrived';
import { routeOf } from './known-routes';
import { toScreen } from './lazy-screen';
import type { RedirectRoute, ScreenRoute } from './route';
import { LaterFrame } from './LaterFrame';
import { laterRoutes, resultRoute } from './routes';
import { SessionRequired } from './SessionRequired';

export { laterRoutes };

/** Sign-in needs none of these. Each needs other files, and the script of sign-in would name them all. */
export const loadActingBar = () => tryPart(() => import('../overlays/ActingBar'), ['results', 'session']);
export const loadSettingsFrame = () => tryPart(() => import('../layout/SettingsFrame'), ['settings']);
export const loadResultPage = () => tryPart(resultRoute.screen, resultRoute.texts);

function screensFor(guard: ScreenRoute['guard']): RouteObject[] {
  const guarded = laterRoutes.filter((route) => 'screen' in route).filter((route) => route.guard === guard);
  return guarded.map(toScreen);
}

export const screens: RouteObject = {
  id: 'later',
  Component: LaterFrame,
  children: [
    { Component: ArrivedScreen, children: screensFor('public') },
    { Component: SessionRequired, children: screensFor(undefined) },
  ],
};

export const redirects = laterRoutes.filter((route) => 'redirect' in route).map(toRedirect);

function toRedirect({ path, redirect }: RedirectRoute): RouteObject {
  return { path, element: createElement(RedirectOf, { redirect }) };
}

/** A redirect while rendering, because one from a loader would lose the navigation state. */
function RedirectOf({ redirect }: Pick<RedirectRoute, 'redirect'>) {
  const params = useParams();
  const { search, state } = useLocation();
  return <Redirect to={redirect({ params, search })} state={state} />;
}

/** Goes to the same address again. The table has loaded by now, so the router knows the page. */
export function AnyOther() {
  const { pathname, search, state } = useLocation();
  const entry = routeOf(pathname);
  if (entry !== undefined && 'redirect' in entry) return <RedirectOf redirect={entry.redirect} />;
  return <Redirect to={currentPage({ pathname, search })} state={state} />;
}
