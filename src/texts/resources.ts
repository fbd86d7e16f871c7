/** The English texts, one namespace a row. They type the keys: one that does not exist does not compile. */
interface Resources {
  'account-linking': typeof import('../../locales/en/account-linking.json');
  acting: typeof import('../../locales/en/acting.json');
  'add-contact': typeof import('../../locales/en/add-contact.json');
  'change-password': typeof import('../../locales/en/change-password.json');
  'choose-product': typeof import('../../locales/en/choose-product.json');
  'contact-info': typeof import('../../locales/en/contact-info.json');
  'create-account': typeof import('../../locales/en/create-account.json');
  'create-credential': typeof import('../../locales/en/create-credential.json');
  devices: typeof import('../../locales/en/devices.json');
  'email-verification': typeof import('../../locales/en/email-verification.json');
  entry: typeof import('../../locales/en/entry.json');
  fields: typeof import('../../locales/en/fields.json');
  home: typeof import('../../locales/en/home.json');
  impersonation: typeof import('../../locales/en/impersonation.json');
  'legal-agreements': typeof import('../../locales/en/legal-agreements.json');
  legal: typeof import('../../locales/en/legal.json');
  localization: typeof import('../../locales/en/localization.json');
  login: typeof import('../../locales/en/login.json');
  logout: typeof import('../../locales/en/logout.json');
  marketplace: typeof import('../../locales/en/marketplace.json');
  notices: typeof import('../../locales/en/notices.json');
  'obligation-question': typeof import('../../locales/en/obligation-question.json');
  obligations: typeof import('../../locales/en/obligations.json');
  page: typeof import('../../locales/en/page.json');
  'passkey-offer': typeof import('../../locales/en/passkey-offer.json');
  'passkey-sign-in': typeof import('../../locales/en/passkey-sign-in.json');
  password: typeof import('../../locales/en/password.json');
  recovery: typeof import('../../locales/en/recovery.json');
  'registration-success': typeof import('../../locales/en/registration-success.json');
  registration: typeof import('../../locales/en/registration.json');
  results: typeof import('../../locales/en/results.json');
  'saml-redirect': typeof import('../../locales/en/saml-redirect.json');
  security: typeof import('../../locales/en/security.json');
  session: typeof import('../../locales/en/session.json');
  settings: typeof import('../../locales/en/settings.json');
  shell: typeof import('../../locales/en/shell.json');
  'sso-confirmation': typeof import('../../locales/en/sso-confirmation.json');
  'start-problem': typeof import('../../locales/en/start-problem.json');
  'step-up': typeof import('../../locales/en/step-up.json');
  'switch-clients-message': typeof import('../../locales/en/switch-clients-message.json');
  'switch-clients': typeof import('../../locales/en/switch-clients.json');
  toasts: typeof import('../../locales/en/toasts.json');
  ui: typeof import('../../locales/en/ui.json');
  'user-confirmation': typeof import('../../locales/en/user-confirmation.json');
  username: typeof import('../../locales/en/username.json');
  'verify-contact-info': typeof import('../../locales/en/verify-contact-info.json');
}

/** The name of a file of locales/en. */
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    // No text has a context, and error codes have this separator in their names.
    contextSeparator: '|';
    resources: Resources;
  }
}
