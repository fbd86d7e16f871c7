import { paths } from '../../lib/navigation/paths';
import type { RouteEntry, Screen } from './route';

/** A loader for one of the error and notice pages. They share one module because they are small. */
const notice =
  (name: 'Unauthorized' | 'NotFound' | 'NoAccess' | 'Archived' | 'Outage' | 'Nothing'): Screen =>
  async () => ({ default: (await import('../notices/notices'))[name] });
const notices = {
  unauthorized: notice('Unauthorized'),
  notFound: notice('NotFound'),
  noAccess: notice('NoAccess'),
  archived: notice('Archived'),
  outage: notice('Outage'),
  notification: notice('Nothing'),
};

/** Error and notice pages. */
export const noticeRoutes: readonly RouteEntry[] = [
  { path: paths.notification.pattern, guard: 'public', title: 'title.notification', screen: notices.notification },
  {
    path: '/auth/unauthorized-notification',
    guard: 'public',
    title: 'title.unauthorized',
    screen: notices.unauthorized,
  },
  {
    path: paths.unauthorized.pattern,
    guard: 'public',
    title: 'title.unauthorized',
    screen: notices.unauthorized,
    singleSignOn: true,
  },
  {
    path: paths.resourceNotFound.pattern,
    guard: 'public',
    title: 'title.notFound',
    screen: notices.notFound,
    singleSignOn: true,
  },
  {
    path: '/auth/account-no-access',
    guard: 'public',
    title: 'title.noAccess',
    screen: notices.noAccess,
    singleSignOn: true,
  },
  { path: '/auth/archived', guard: 'public', title: 'title.archived', screen: notices.archived, singleSignOn: true },
  { path: '/auth/outage', guard: 'public', title: 'title.outage', screen: notices.outage, singleSignOn: true },
  { path: '/auth/saml-error', guard: 'public', title: 'title.outage', screen: notices.outage, singleSignOn: true },
];
