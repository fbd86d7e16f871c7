import { paths } from '../../navigation/paths';
import { entryRoutes } from './entry.routes';
import { obligationRoutes } from './obligation.routes';
import { registrationRoutes } from './registration.routes';
import type { RouteEntry, ScreenRoute } from './route';
import { signedInRoutes } from './signed-in.routes';

/** One of the error and notice pages. They share one module because they are small. */
const notice = (name: 'Unauthorized' | 'NotFound' | 'NoAccess' | 'Archived' | 'Outage') =>
  ({
    guard: 'public',
    screen: async () => ({ default: (await import('../notices/notices'))[name] }),
    texts: ['results'],
    singleSignOn: true,
  }) satisfies Partial<ScreenRoute>;

export const resultRoute = {
  path: paths.notification.pattern,
  guard: 'public',
  title: 'shell:title.notification',
  screen: () => import('../notices/ResultPage'),
  texts: ['recovery', 'results'],
} satisfies ScreenRoute;

const noticeRoutes: readonly RouteEntry[] = [
  resultRoute,
  { path: '/auth/unauthorized-notification', title: 'results:pageTitle.unauthorized', ...notice('Unauthorized') },
  {
    path: paths.unauthorized.pattern,
    title: 'results:pageTitle.unauthorized',
    ...notice('Unauthorized'),
  },
  {
    path: paths.resourceNotFound.pattern,
    title: 'results:pageTitle.notFound',
    ...notice('NotFound'),
  },
  { path: '/auth/account-no-access', title: 'results:pageTitle.noAccess', ...notice('NoAccess') },
  { path: '/auth/archived', title: 'results:pageTitle.archived', ...notice('Archived') },
  { path: '/auth/outage', title: 'results:notices.outage.title', ...notice('Outage') },
  { path: '/auth/saml-error', title: 'results:notices.outage.title', ...notice('Outage') },
];

/** Every route but sign-in, which known-routes.ts has. They load after the first script, to keep that small. */
export const laterRoutes: readonly RouteEntry[] = [
  ...entryRoutes,
  ...registrationRoutes,
  ...obligationRoutes,
  ...signedInRoutes,
  ...noticeRoutes,
  // Catch-alls: "any other unknown route goes to login"
  { path: '/auth/*', redirect: () => paths.login() },
  { path: '*', redirect: () => paths.login() },
];
