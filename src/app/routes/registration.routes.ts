import { type SafeUrl, withSearch } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { uncheckedRedirectUrl } from '../../navigation/redirects';
import type { RouteEntry, ScreenRoute } from './route';

const createAccount = {
  guard: 'public',
  title: 'registration:pageTitle.createAccount',
  screen: () => import('../../features/registration/create-account/CreateAccountScreen'),
  texts: ['fields', 'registration', 'results'],
} satisfies Omit<ScreenRoute, 'path'>;

/** "personal-info redirects to /auth/create-account/{token}/sso"; without a token there is no account to create. */
function ssoPersonalInfo({ search }: { search: string }): SafeUrl {
  const token = new URLSearchParams(search).get('token');
  return token === null
    ? withSearch(paths.ssoConfirmation(), search)
    : paths.createAccountOfType({ token, accountType: 'sso', ...uncheckedRedirectUrl(search) });
}

export const registrationRoutes: readonly RouteEntry[] = [
  {
    path: '/auth/a/error',
    guard: 'public',
    title: 'results:pageTitle.error',
    screen: () => import('../notices/RegistrationError'),
    texts: ['recovery', 'results'],
  },
  {
    path: paths.registrationSuccess.pattern,
    guard: 'public',
    title: 'registration:pageTitle.registrationSuccess',
    screen: () => import('../../features/registration-success/RegistrationSuccessScreen'),
    texts: ['registration'],
    singleSignOn: true,
  },
  {
    path: paths.userConfirmation.pattern,
    guard: 'public',
    title: 'registration:pageTitle.userConfirmation',
    screen: () => import('../../features/registration/user-confirmation/UserConfirmationScreen'),
    texts: ['registration'],
    takesToken: true,
  },
  { path: paths.createAccount.pattern, ...createAccount },
  { path: paths.createAccountOfType.pattern, ...createAccount, singleSignOn: true },
  {
    path: paths.invitationLink.pattern,
    redirect: ({ params, search }) => withSearch(paths.createAccount({ token: params.token ?? '' }), search),
  },
  {
    path: paths.invitationLinkOfSso.pattern,
    redirect: ({ params, search }) =>
      withSearch(paths.createAccountOfType({ token: params.token ?? '', accountType: 'sso' }), search),
  },
  // Another address of the invitation flow; its first page decides which step follows.
  { path: '/auth/account-registration', redirect: ({ search }) => withSearch(paths.userConfirmation(), search) },
  {
    path: paths.accountLinking.pattern,
    title: 'registration:pageTitle.accountLinking',
    screen: () => import('../../features/registration/account-linking/AccountLinkingScreen'),
    texts: ['registration'],
    takesToken: true,
    whenSignedOut: ({ token, search }) =>
      token === undefined ? paths.login() : paths.userConfirmation({ token, ...uncheckedRedirectUrl(search) }),
  },
  {
    path: paths.declineConfirmation.pattern,
    guard: 'public',
    title: 'registration:pageTitle.declineConfirmation',
    screen: () => import('../../features/registration/account-linking/DeclineConfirmationScreen'),
    texts: ['registration'],
  },
  {
    path: paths.createCredential.pattern,
    guard: 'public',
    title: 'registration:pageTitle.createCredential',
    screen: () => import('../../features/registration/create-credential/CreateCredentialScreen'),
    texts: ['fields', 'registration'],
    takesToken: true,
  },
  {
    path: paths.credentialCreated.pattern,
    guard: 'public',
    title: 'registration:pageTitle.createCredentialSuccess',
    screen: () => import('../../features/registration/create-credential/CredentialCreatedScreen'),
    texts: ['registration'],
  },
  {
    path: '/auth/create-credential/*',
    redirect: ({ search }) => withSearch(paths.createCredential(), search),
  },
  {
    path: paths.ssoConfirmation.pattern,
    title: 'registration:pageTitle.ssoConfirmation',
    screen: () => import('../../features/registration/sso-confirmation/SsoConfirmationScreen'),
    texts: ['registration'],
    takesToken: true,
    singleSignOn: true,
  },
  { path: paths.ssoPersonalInfo.pattern, redirect: ssoPersonalInfo, singleSignOn: true },
  {
    path: '/auth/sso-service-provider/*',
    redirect: ({ search }) => withSearch(paths.ssoConfirmation(), search),
    singleSignOn: true,
  },
];
