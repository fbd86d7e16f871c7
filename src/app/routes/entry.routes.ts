import { paths } from '../../navigation/paths';
import LoginScreen from '../../features/login/LoginScreen';
import type { RouteEntry } from './route';

/** Signing in and out, recovery, and the other pages for signed-out users. */
export const entryRoutes: readonly RouteEntry[] = [
  {
    path: paths.login.pattern,
    guard: 'public',
    title: 'title.login',
    screen: () => Promise.resolve({ default: LoginScreen }),
    texts: [],
    singleSignOn: true,
  },
  {
    path: paths.logout.pattern,
    guard: 'public',
    title: 'title.logout',
    screen: () => import('../../features/logout/LogoutScreen'),
    texts: ['logout'],
    singleSignOn: true,
  },
  {
    path: paths.logoutAllSessions.pattern,
    guard: 'public',
    title: 'title.logout',
    screen: () => import('../../features/logout/LogoutAllSessionsScreen'),
    texts: ['logout'],
    singleSignOn: true,
  },
  {
    path: paths.forgotPassword.pattern,
    guard: 'public',
    title: 'title.forgotPassword',
    screen: () => import('../../features/recovery/ForgotPasswordScreen'),
    texts: ['fields', 'recovery'],
  },
  {
    path: '/auth/forgot-password/reset',
    guard: 'public',
    title: 'title.resetPassword',
    screen: () => import('../../features/recovery/ResetPasswordScreen'),
    texts: ['password', 'recovery'],
    takesToken: true,
  },
  { path: '/auth/forgot-password/*', redirect: () => paths.forgotPassword() },
  {
    path: paths.forgotUsername.pattern,
    guard: 'public',
    title: 'title.forgotUsername',
    screen: () => import('../../features/recovery/ForgotUsernameScreen'),
    texts: ['fields', 'recovery'],
  },
  { path: '/auth/forgot-username', redirect: () => paths.forgotUsername() },
  {
    path: paths.ssoLogin.pattern,
    guard: 'public',
    title: 'title.ssoLogin',
    screen: () => import('../../features/recovery/SsoLoginScreen'),
    texts: ['fields', 'recovery'],
  },
  {
    path: paths.selfRegistration.pattern,
    guard: 'public',
    title: 'title.selfRegistration',
    screen: () => import('../../features/recovery/SelfRegistrationScreen'),
    texts: ['fields', 'recovery'],
  },
  {
    path: paths.switchClientsMessage.pattern,
    guard: 'public',
    title: 'title.switchClientsMessage',
    screen: () => import('../../features/switch-clients-message/SwitchClientsMessageScreen'),
    texts: ['switch-clients-message'],
  },
  {
    path: paths.legal.pattern,
    guard: 'public',
    title: 'title.legal',
    screen: () => import('../../features/legal/LegalScreen'),
    texts: ['legal'],
    layout: 'document',
    singleSignOn: true,
  },
  {
    path: '/auth/a',
    guard: 'public',
    title: 'title.unauthenticatedRoot',
    screen: () => import('../../features/entry/EntryScreen'),
    texts: ['entry'],
  },
];
