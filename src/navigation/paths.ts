import { definePath, isAt } from './path';

/**
 * Every path of docs/product/2-screens.md that the app itself leads to. Each is written once: the route table takes its
 * `pattern`, and the code calls it for a URL. A path that only other systems link to is in the route table alone, unless
 * it carries a token: `withoutTokens` finds those here. The contract has the pages of obligations (`obligationPages`).
 */
export const paths = {
  home: definePath('/'),
  defaultHome: definePath('/view/home'),

  // Signing in and out
  login: definePath('/auth/login', 'redirectUrl'),
  codeSignIn: definePath('/auth/login-code', 'redirectUrl'),
  forgotPassword: definePath('/auth/forgot-password/request', 'redirectUrl'),
  resetPassword: definePath('/auth/forgot-password/reset', 'token'),
  forgotUsername: definePath('/auth/forgot-username/request', 'redirectUrl'),
  ssoLogin: definePath('/auth/sso-login/request', 'redirectUrl'),
  selfRegistration: definePath('/auth/self-registration/request', 'redirectUrl'),
  logout: definePath('/auth/logout', 'redirectUrl'),
  logoutAllSessions: definePath('/auth/logout-all-sessions', 'redirectUrl'),
  switchClientsMessage: definePath('/auth/switch-clients-message'),
  legal: definePath('/auth/legal'),

  // Registration
  userConfirmation: definePath('/auth/user-confirmation', 'token', 'redirectUrl'),
  createAccount: definePath('/auth/create-account/:token', 'redirectUrl'),
  /** The account type `sso` selects the single-sign-on variant. */
  createAccountOfType: definePath('/auth/create-account/:token/:accountType', 'redirectUrl'),
  invitationLink: definePath('/auth/r/:token'),
  invitationLinkOfSso: definePath('/auth/r/:token/sso'),
  accountLinking: definePath('/auth/account-linking', 'redirectUrl'),
  declineConfirmation: definePath('/auth/decline-confirmation'),
  registrationSuccess: definePath('/auth/a/registration/success'),
  createCredential: definePath('/auth/create-credential/account-info'),
  credentialCreated: definePath('/auth/create-credential/success-notification', 'redirectUrl'),
  ssoConfirmation: definePath('/auth/sso-service-provider/associate-confirmation'),
  ssoPersonalInfo: definePath('/auth/sso-service-provider/personal-info', 'token', 'redirectUrl'),

  // Obligations and step-up
  userCreateCredential: definePath('/auth/user/create-credential'),
  samlRedirect: definePath('/auth/user/saml-redirect/:clientId'),
  passkeyOffer: definePath('/auth/passkey-offer', 'redirectUrl'),
  obligation: definePath('/auth/obligations/:obligation'),
  verifyContactInfo: definePath('/auth/verify-contact-info', 'type', 'purpose', 'returnUrl'),

  // Signed-in pages
  accountSettings: definePath('/auth/account-settings/:tab', 'returnUrl'),
  chooseProduct: definePath('/auth/choose-product'),

  // Notices
  notification: definePath('/auth/notification'),
  unauthorized: definePath('/auth/unauthorized-error', 'traceId'),
  resourceNotFound: definePath('/auth/resource-not-found', 'traceId'),
};

/** A button to such a target says "Log out" and not "Cancel". */
export function leadsToLogout(target: string, ownOrigin = location.origin): boolean {
  const { origin, pathname } = new URL(target, ownOrigin);
  return origin === ownOrigin && [paths.logout, paths.logoutAllSessions].some((path) => isAt(pathname, path));
}

export const SETTINGS_TABS = [
  'switch-clients',
  'contact-info',
  'change-password',
  'localization',
  'devices',
  'security',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
