import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, SETTINGS_TABS, type SettingsTab, targetIn, withQuery, withSearch } from '../../lib/navigation/paths';
import type { ShellKey } from '../layout/texts';

/** Who may open a route. */
export type Guard =
  /** Open without a session. */
  | 'public'
  /** Requires a session; without one the user goes to sign-in and comes back (see docs/product/6-permissions.md). */
  | 'session';

/** Loads the module of a screen; its default export is the component. */
export type Screen = () => Promise<{ default: ComponentType }>;

/** A path that shows a screen. */
export interface ScreenRoute {
  readonly path: string;
  readonly guard: Guard;
  /** Key of the page title in locales/en/shell.json. */
  readonly title: ShellKey;
  readonly screen: Screen;
  /**
   * `card` (the default) is the one-card page of signed-out flows; `document` is a wider card for long texts.
   * `settings` and `bare` bring their own frame.
   */
  readonly layout?: 'card' | 'document' | 'settings' | 'bare';
  /**
   * Open to single-sign-on users, who otherwise have only login and logout (see docs/product/2-screens.md). Obligation
   * pages are open to them too; otherwise such a user could not continue.
   */
  readonly singleSignOn?: true;
  /** The page meets an obligation, so the obligation gate of signed-in pages does not stop it. */
  readonly meetsObligation?: true;
  /**
   * Moves the `token` of the query to the history state before the screen renders (see docs/decisions/secrets.md). Read
   * it with `useRouteToken`.
   */
  readonly takesToken?: true;
  /**
   * The flow's own target when there is no session, instead of sign-in and back ("a flow-specific redirect", see
   * docs/product/4-states.md#authentication-check).
   */
  readonly whenSignedOut?: SignedOutTarget;
}

/** Returns the path for a user without a session; `token` is the token of the link, `search` the query with its "?". */
export type SignedOutTarget = (at: { token: string | undefined; search: string }) => string;

/** The decoded parameters of a path, by their names in the pattern. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** A path that redirects. */
export interface RedirectRoute {
  readonly path: string;
  /** Returns the target path; `search` is the query with its "?". */
  readonly redirect: (at: { params: RouteParams; search: string }) => string;
  readonly singleSignOn?: true;
}

/** One row of the route table. */
export type RouteEntry = ScreenRoute | RedirectRoute;

const home: Screen = () => import('../../features/home/HomeScreen');

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

/** The screens of the account settings tabs. */
const settingsScreens: Readonly<Record<SettingsTab, Screen>> = {
  'switch-clients': () => import('../../features/switch-clients/SwitchClientsScreen'),
  'contact-info': () => import('../../features/contact-info/ContactInfoTab'),
  'change-password': () => import('../../features/change-password/ChangePasswordTab'),
  localization: () => import('../../features/localization/LocalizationScreen'),
  devices: () => import('../../features/devices/DevicesScreen'),
};

const createAccount: Screen = () => import('../../features/registration/create-account/CreateAccountScreen');

/**
 * Both step-up addresses share one screen; the platform uses the address to see whether sign-in or a signed-in page
 * asked.
 */
const stepUp: Screen = () => import('../../features/step-up/StepUpScreen');

/** "personal-info redirects to /auth/create-account/{token}/sso"; without a token there is no account to create. */
function ssoPersonalInfo({ search }: { search: string }): string {
  const token = new URLSearchParams(search).get('token');
  return token === null
    ? withSearch(paths.ssoAssociateConfirmation(), search)
    : withQuery(paths.createAccountSso(token), targetIn(search));
}

/** Shows every component of the kit in every state; a production build leaves it out. */
const livingPage: readonly RouteEntry[] =
  import.meta.env.DEV || import.meta.env.MODE === 'ui-page'
    ? [
        {
          path: '/auth/__ui',
          guard: 'public',
          title: 'title.home',
          screen: () => import('../ui-page/UiPage'),
          layout: 'bare',
        },
      ]
    : [];

/**
 * The one table of routes (see docs/product/2-screens.md): every path of the app, its guard, its title and its screen.
 * A screen is the default export of its module. It loads when it is first shown, to keep the sign-in bundle small.
 */
export const routes: readonly RouteEntry[] = [
  ...livingPage,
  // Unauthenticated and entry routes
  {
    path: '/auth/login',
    guard: 'public',
    title: 'title.login',
    screen: () => import('../../features/login/LoginScreen'),
    singleSignOn: true,
  },
  {
    path: '/auth/logout',
    guard: 'public',
    title: 'title.logout',
    screen: () => import('../../features/logout/LogoutScreen'),
    singleSignOn: true,
  },
  {
    path: '/auth/logout-all-sessions',
    guard: 'public',
    title: 'title.logout',
    screen: () => import('../../features/logout/LogoutAllSessionsScreen'),
    singleSignOn: true,
  },
  {
    path: '/auth/forgot-password/request',
    guard: 'public',
    title: 'title.forgotPassword',
    screen: () => import('../../features/recovery/ForgotPasswordScreen'),
  },
  {
    path: '/auth/forgot-password/reset',
    guard: 'public',
    title: 'title.resetPassword',
    screen: () => import('../../features/recovery/ResetPasswordScreen'),
    takesToken: true,
  },
  { path: '/auth/forgot-password/*', redirect: () => paths.forgotPasswordRequest() },
  {
    path: '/auth/forgot-username/request',
    guard: 'public',
    title: 'title.forgotUsername',
    screen: () => import('../../features/recovery/ForgotUsernameScreen'),
  },
  { path: '/auth/forgot-username', redirect: () => paths.forgotUsernameRequest() },
  {
    path: '/auth/sso-login/request',
    guard: 'public',
    title: 'title.ssoLogin',
    screen: () => import('../../features/recovery/SsoLoginScreen'),
  },
  {
    path: '/auth/self-registration/request',
    guard: 'public',
    title: 'title.selfRegistration',
    screen: () => import('../../features/recovery/SelfRegistrationScreen'),
  },
  {
    path: '/auth/switch-clients-message',
    guard: 'public',
    title: 'title.switchClientsMessage',
    screen: () => import('../../features/switch-clients-message/SwitchClientsMessageScreen'),
  },
  {
    path: '/auth/legal',
    guard: 'public',
    title: 'title.legal',
    screen: () => import('../../features/legal/LegalScreen'),
    layout: 'document',
    singleSignOn: true,
  },
  {
    path: '/auth/a',
    guard: 'public',
    title: 'title.unauthenticatedRoot',
    screen: () => import('../../features/entry/EntryScreen'),
  },
  {
    path: '/auth/a/error',
    guard: 'public',
    title: 'title.error',
    screen: () => import('../notices/RegistrationError'),
  },
  {
    path: '/auth/a/registration/success',
    guard: 'public',
    title: 'title.registrationSuccess',
    screen: () => import('../../features/registration-success/RegistrationSuccessScreen'),
  },
  { path: '/auth/notification', guard: 'public', title: 'title.notification', screen: notices.notification },
  {
    path: '/auth/email-verify-notification',
    guard: 'session',
    title: 'title.verifyEmail',
    screen: () => import('../../features/email-verification/EmailVerificationScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/unauthorized-notification',
    guard: 'public',
    title: 'title.unauthorized',
    screen: notices.unauthorized,
  },
  {
    path: '/auth/user-confirmation',
    guard: 'public',
    title: 'title.userConfirmation',
    screen: () => import('../../features/registration/user-confirmation/UserConfirmationScreen'),
    takesToken: true,
  },
  { path: '/auth/create-account/:token', guard: 'public', title: 'title.createAccount', screen: createAccount },
  {
    path: '/auth/create-account/:token/:accountType',
    guard: 'public',
    title: 'title.createAccount',
    screen: createAccount,
    singleSignOn: true,
  },
  {
    path: '/auth/r/:token',
    redirect: ({ params, search }) => withSearch(paths.createAccount(params.token ?? ''), search),
  },
  {
    path: '/auth/r/:token/sso',
    redirect: ({ params, search }) => withSearch(paths.createAccountSso(params.token ?? ''), search),
  },
  { path: '/auth/email-verify', redirect: ({ search }) => withSearch(paths.emailVerifyNotification(), search) },
  // Another address of the invitation flow; its first page decides which step follows (see
  // docs/product/4-states.md#invited-registration).
  { path: '/auth/account-registration', redirect: ({ search }) => withSearch(paths.userConfirmation(), search) },
  {
    path: '/auth/account-linking',
    guard: 'session',
    title: 'title.accountLinking',
    screen: () => import('../../features/registration/account-linking/AccountLinkingScreen'),
    takesToken: true,
    whenSignedOut: ({ token, search }) =>
      token === undefined ? paths.login() : withQuery(paths.createAccount(token), targetIn(search)),
  },
  {
    path: '/auth/decline-confirmation',
    guard: 'public',
    title: 'title.declineConfirmation',
    screen: () => import('../../features/registration/account-linking/DeclineConfirmationScreen'),
  },
  {
    path: '/auth/create-credential/account-info',
    guard: 'public',
    title: 'title.createCredential',
    screen: () => import('../../features/registration/create-credential/CreateCredentialScreen'),
    takesToken: true,
  },
  {
    path: '/auth/create-credential/success-notification',
    guard: 'public',
    title: 'title.createCredentialSuccess',
    screen: () => import('../../features/registration/create-credential/CredentialCreatedScreen'),
  },
  {
    path: '/auth/create-credential/*',
    redirect: ({ search }) => withSearch(paths.createCredentialAccountInfo(), search),
  },
  {
    path: '/auth/sso-service-provider/associate-confirmation',
    guard: 'session',
    title: 'title.ssoConfirmation',
    screen: () => import('../../features/registration/sso-confirmation/SsoConfirmationScreen'),
    takesToken: true,
    singleSignOn: true,
  },
  { path: '/auth/sso-service-provider/personal-info', redirect: ssoPersonalInfo, singleSignOn: true },
  {
    path: '/auth/sso-service-provider/*',
    redirect: ({ search }) => withSearch(paths.ssoAssociateConfirmation(), search),
    singleSignOn: true,
  },

  // Authenticated routes
  { path: '/auth/user', redirect: () => paths.accountSettings() },
  {
    path: '/auth/user/create-credential',
    guard: 'session',
    title: 'title.createCredential',
    screen: () => import('../../features/obligations/UserCreateCredential'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/user/legal-agreements',
    guard: 'session',
    title: 'title.legalAgreements',
    screen: () => import('../../features/legal-agreements/LegalAgreementsScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/user/saml-redirect/:clientId',
    guard: 'session',
    title: 'title.samlRedirect',
    screen: () => import('../../features/saml-redirect/SamlRedirectScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/login-step-up',
    guard: 'session',
    title: 'title.stepUp',
    screen: stepUp,
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/step-up',
    guard: 'session',
    title: 'title.stepUp',
    screen: stepUp,
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/change-password',
    guard: 'session',
    title: 'title.changePassword',
    screen: () => import('../../features/change-password/ChangePasswordObligation'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/change-username',
    guard: 'session',
    title: 'title.changeUsername',
    screen: () => import('../../features/username/ChangeUsernameScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/review-username',
    guard: 'session',
    title: 'title.reviewUsername',
    screen: () => import('../../features/username/ReviewUsernameScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/review-contact-info',
    guard: 'session',
    title: 'title.reviewContactInfo',
    screen: () => import('../../features/contact-info/ReviewContactInfo'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/obligations/:obligation',
    guard: 'session',
    title: 'title.obligation',
    screen: () => import('../../features/obligations/ObligationScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/add-phone',
    guard: 'session',
    title: 'title.addPhone',
    screen: () => import('../../features/add-contact/AddPhoneScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/add-email',
    guard: 'session',
    title: 'title.addEmail',
    screen: () => import('../../features/add-contact/AddEmailScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  {
    path: '/auth/verify-contact-info',
    guard: 'session',
    title: 'title.verifyContactInfo',
    screen: () => import('../../features/verify-contact-info/VerifyContactInfoScreen'),
    singleSignOn: true,
    meetsObligation: true,
  },
  ...SETTINGS_TABS.map((tab): ScreenRoute => ({
    path: `/auth/account-settings/${tab}`,
    guard: 'session',
    title: 'title.accountSettings',
    layout: 'settings',
    screen: settingsScreens[tab],
  })),
  { path: '/auth/account-settings/*', redirect: ({ search }) => withSearch(paths.accountSettings(), search) },
  {
    path: '/auth/choose-product',
    guard: 'session',
    title: 'title.chooseProduct',
    screen: () => import('../../features/choose-product/ChooseProductScreen'),
  },
  {
    path: '/auth/impersonation',
    guard: 'session',
    title: 'title.impersonation',
    screen: () => import('../../features/impersonation/ImpersonationScreen'),
  },
  {
    path: '/auth/sso-idp-adp/marketplace',
    guard: 'session',
    title: 'title.marketplace',
    screen: () => import('../../features/marketplace/MarketplaceScreen'),
  },

  // Error and notice routes
  {
    path: '/auth/unauthorized-error',
    guard: 'public',
    title: 'title.unauthorized',
    screen: notices.unauthorized,
    singleSignOn: true,
  },
  {
    path: '/auth/resource-not-found',
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

  // Product home; a deployment may serve its own page there
  { path: '/', guard: 'session', title: 'title.home', screen: home, singleSignOn: true },
  { path: '/view/home', guard: 'session', title: 'title.home', screen: home, singleSignOn: true },
  {
    path: '/authn/landing',
    guard: 'session',
    title: 'title.home',
    screen: () => import('../../features/home/LandingScreen'),
    singleSignOn: true,
  },

  // Catch-alls: "any other unknown route goes to login"
  { path: '/auth/*', redirect: () => paths.login() },
  { path: '*', redirect: () => paths.login() },
];

/**
 * The first table entry that matches a path, with the path's parameters; undefined when none matches. Within each group
 * the table lists the most specific path first. A percent-encoded letter matches as the letter, as it does on a server.
 */
export function matchRoute(pathname: string): { entry: RouteEntry; params: RouteParams } | undefined {
  const decoded = decodeSegments(pathname);
  for (const entry of routes) {
    const match = matchPath(entry.path, decoded);
    if (match !== null) return { entry, params: match.params };
  }
  return undefined;
}

/** The first table entry that matches a path, or undefined. */
export function routeOf(pathname: string): RouteEntry | undefined {
  return matchRoute(pathname)?.entry;
}

/** Decodes each segment. `matchPath` expects this, with an encoded slash kept as "%2F". Keeps a malformed path. */
function decodeSegments(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** Whether a path is only for signed-in users. */
export function needsSession(pathname: string): boolean {
  const entry = routeOf(pathname);
  return entry !== undefined && 'screen' in entry && entry.guard === 'session';
}
