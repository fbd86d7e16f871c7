import { paths } from '../../navigation/paths';
import type { RouteEntry, ScreenRoute } from './route';

const logout = (name: 'Logout' | 'LogoutAllSessions') =>
  ({
    guard: 'public',
    title: 'session:pageTitle.logout',
    screen: async () => ({ default: (await import('../../features/logout/EndOfSession'))[name] }),
    texts: ['session'],
    singleSignOn: true,
  }) satisfies Partial<ScreenRoute>;

const forgot = (name: 'ForgotPassword' | 'ForgotUsername') =>
  ({
    guard: 'public',
    screen: async () => ({ default: (await import('../../features/recovery/EmailRequest'))[name] }),
    texts: ['fields', 'recovery'],
    singleSignOn: true,
  }) satisfies Partial<ScreenRoute>;

export const entryRoutes: readonly RouteEntry[] = [
  { path: paths.logout.pattern, ...logout('Logout') },
  { path: paths.logoutAllSessions.pattern, ...logout('LogoutAllSessions') },
  {
    path: paths.codeSignIn.pattern,
    guard: 'public',
    title: 'contact:email-verification.enterCode.title',
    screen: () => import('../../features/login/code/CodeSignInScreen'),
    texts: ['contact', 'fields', 'recovery'],
  },
  { path: paths.forgotPassword.pattern, title: 'recovery:pageTitle.forgotPassword', ...forgot('ForgotPassword') },
  {
    path: paths.resetPassword.pattern,
    guard: 'public',
    title: 'recovery:pageTitle.resetPassword',
    screen: () => import('../../features/recovery/ResetPasswordScreen'),
    texts: ['fields', 'recovery'],
    takesToken: true,
    singleSignOn: true,
  },
  { path: '/auth/forgot-password/*', redirect: () => paths.forgotPassword() },
  { path: paths.forgotUsername.pattern, title: 'recovery:pageTitle.forgotUsername', ...forgot('ForgotUsername') },
  { path: '/auth/forgot-username', redirect: () => paths.forgotUsername() },
  {
    path: paths.ssoLogin.pattern,
    guard: 'public',
    title: 'recovery:pageTitle.ssoLogin',
    screen: () => import('../../features/recovery/SsoLoginScreen'),
    texts: ['fields', 'recovery'],
  },
  {
    path: paths.selfRegistration.pattern,
    guard: 'public',
    title: 'recovery:pageTitle.selfRegistration',
    screen: () => import('../../features/recovery/SelfRegistrationScreen'),
    texts: ['fields', 'recovery'],
  },
  {
    path: paths.switchClientsMessage.pattern,
    guard: 'public',
    title: 'settings:pageTitle.switchClientsMessage',
    screen: () => import('../../features/switch-clients-message/SwitchClientsMessageScreen'),
    texts: ['settings'],
  },
  {
    path: paths.legal.pattern,
    guard: 'public',
    title: 'legal:title',
    screen: () => import('../../features/legal/LegalScreen'),
    texts: ['legal'],
    layout: 'document',
    singleSignOn: true,
  },
  {
    path: '/auth/a',
    guard: 'public',
    title: 'session:pageTitle.unauthenticatedRoot',
    screen: () => import('../../features/entry/EntryScreen'),
    texts: ['session'],
  },
];
