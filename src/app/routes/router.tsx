import { createElement } from 'react';
import { type RouteObject, useLocation, useParams } from 'react-router-dom';
import { Redirect } from '../../navigation/Redirect';
import { Waiting } from '../layout/Waiting';
import { ErrorBoundary } from '../notices/ErrorBoundary';
import { Root } from './Root';
import { lazyScreen } from './lazy-screen';
import { PageFrame } from './PageFrame';
import type { RedirectRoute, ScreenRoute } from './route';
import { redirectRoutes, screenRoutes } from './routes';

/** The table of routes as the router takes it: each screen in the frame of its page, and the redirects. */
export const routeObjects: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    children: [{ Component: PageFrame, children: screenRoutes.map(toScreen) }, ...redirectRoutes.map(toRedirect)],
  },
];

function toScreen(route: ScreenRoute): RouteObject {
  return { path: route.path, lazy: lazyScreen(route), hydrateFallbackElement: <Waiting />, handle: route };
}

function toRedirect({ path, redirect }: RedirectRoute): RouteObject {
  return { path, element: createElement(RedirectOf, { redirect }) };
}

/** A redirect while rendering, because one from a loader would lose the navigation state. */
function RedirectOf({ redirect }: Pick<RedirectRoute, 'redirect'>) {
  const params = useParams();
  const { search, state } = useLocation();
  return <Redirect to={redirect({ params, search })} state={state} />;
}
