/**
 * Builders for every route of docs/product/2-screens.md. Code builds each path and query string with them, never by
 * hand.
 */

type Query = Readonly<Record<string, string | number | undefined>>;

/** Adds a query to a path. Omits parameters that are undefined or empty. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Appends the query string of the current page ("the same query", see
 * docs/product/4-states.md#logout-and-logout-all-sessions). `search` starts with "?" or is empty.
 */
export function withSearch(path: string, search: string): string {
  return search === '' || search === '?' ? path : `${path}${search}`;
}

/**
 * Returns the `redirectUrl` of a query, for links to neighbouring pages and back. It is unchecked: the page that
 * follows it checks it. `search` starts with "?" or is empty.
 */
export function targetIn(search: string): Redirect {
  return { redirectUrl: new URLSearchParams(search).get('redirectUrl') ?? '' };
}

const segment = encodeURIComponent;

interface Redirect extends Query {
  readonly redirectUrl?: string;
}
interface Return extends Query {
  readonly returnUrl?: string;
}
interface StepUp extends Redirect {
  readonly requiredLevel?: number;
  readonly cancelUrl?: string;
}

/** One builder per route. Tokens and ids are percent-encoded, and parameters without a value are omitted. */
export const paths = {
  home: () => '/',
  defaultHome: () => '/view/home',
  landing: () => '/authn/landing',

  // Unauthenticated and entry routes
  login: (query?: Redirect) => withQuery('/auth/login', query),
  forgotPasswordRequest: (query?: Redirect) => withQuery('/auth/forgot-password/request', query),
  forgotPasswordReset: (token?: string) => withQuery('/auth/forgot-password/reset', { token }),
  forgotUsernameRequest: (query?: Redirect) => withQuery('/auth/forgot-username/request', query),
  ssoLoginRequest: (query?: Redirect) => withQuery('/auth/sso-login/request', query),
  selfRegistrationRequest: (query?: Redirect) => withQuery('/auth/self-registration/request', query),
  logout: (query?: Redirect) => withQuery('/auth/logout', query),
  logoutAllSessions: (query?: Redirect) => withQuery('/auth/logout-all-sessions', query),
  switchClientsMessage: () => '/auth/switch-clients-message',
  legal: () => '/auth/legal',
  unauthenticatedRoot: () => '/auth/a',
  registrationError: () => '/auth/a/error',
  registrationSuccess: () => '/auth/a/registration/success',
  notification: () => '/auth/notification',
  emailVerifyNotification: (query?: Redirect) => withQuery('/auth/email-verify-notification', query),
  unauthorizedNotification: () => '/auth/unauthorized-notification',
  userConfirmation: (token?: string) => withQuery('/auth/user-confirmation', { token }),
  createAccount: (token: string) => `/auth/create-account/${segment(token)}`,
  createAccountSso: (token: string) => `/auth/create-account/${segment(token)}/sso`,
  accountRegistration: () => '/auth/account-registration',
  accountLinking: (token?: string) => withQuery('/auth/account-linking', { token }),
  declineConfirmation: () => '/auth/decline-confirmation',
  createCredentialAccountInfo: (token?: string) => withQuery('/auth/create-credential/account-info', { token }),
  createCredentialSuccess: (query?: Redirect) => withQuery('/auth/create-credential/success-notification', query),
  ssoAssociateConfirmation: (token?: string) =>
    withQuery('/auth/sso-service-provider/associate-confirmation', { token }),
  ssoPersonalInfo: (token?: string) => withQuery('/auth/sso-service-provider/personal-info', { token }),

  // Authenticated routes
  user: () => '/auth/user',
  userCreateCredential: (query?: Redirect) => withQuery('/auth/user/create-credential', query),
  legalAgreements: (query?: Redirect & { agreements?: string }) => withQuery('/auth/user/legal-agreements', query),
  samlRedirect: (clientId: string) => `/auth/user/saml-redirect/${segment(clientId)}`,
  loginStepUp: (query?: StepUp) => withQuery('/auth/login-step-up', query),
  stepUp: (query?: StepUp) => withQuery('/auth/step-up', query),
  changePassword: (query?: Redirect) => withQuery('/auth/change-password', query),
  changeUsername: (query?: Redirect) => withQuery('/auth/change-username', query),
  reviewUsername: (query?: Redirect) => withQuery('/auth/review-username', query),
  reviewContactInfo: (query?: Redirect) => withQuery('/auth/review-contact-info', query),
  obligation: (kind: string, query?: Redirect & { clientId?: string }) =>
    withQuery(`/auth/obligations/${segment(kind)}`, query),
  addPhone: (query?: Redirect & { cancelUrl?: string }) => withQuery('/auth/add-phone', query),
  addEmail: (query?: Redirect & { cancelUrl?: string }) => withQuery('/auth/add-email', query),
  verifyContactInfo: (query?: Return & { type?: string; purpose?: string; platformType?: string }) =>
    withQuery('/auth/verify-contact-info', query),
  accountSettings: (tab: SettingsTab = 'switch-clients') => `/auth/account-settings/${tab}`,
  chooseProduct: () => '/auth/choose-product',
  impersonation: (query?: Return & { impersonationId?: string }) => withQuery('/auth/impersonation', query),
  marketplace: (marketplaceApplicationGroupName?: string) =>
    withQuery('/auth/sso-idp-adp/marketplace', { marketplaceApplicationGroupName }),

  // Error and notice routes
  unauthorizedError: (query?: { traceId?: string }) => withQuery('/auth/unauthorized-error', query),
  resourceNotFound: (query?: { traceId?: string }) => withQuery('/auth/resource-not-found', query),
  accountNoAccess: (query?: { traceId?: string }) => withQuery('/auth/account-no-access', query),
  archived: () => '/auth/archived',
  outage: (query?: { error?: string }) => withQuery('/auth/outage', query),
  samlError: (query?: { error?: string }) => withQuery('/auth/saml-error', query),
} as const;

/** The tabs of /auth/account-settings, as their path segments. */
export const SETTINGS_TABS = ['switch-clients', 'contact-info', 'change-password', 'localization', 'devices'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
