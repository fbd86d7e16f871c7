import type accountLinking from '../../locales/en/account-linking.json';
import type acting from '../../locales/en/acting.json';
import type addContact from '../../locales/en/add-contact.json';
import type changePassword from '../../locales/en/change-password.json';
import type chooseProduct from '../../locales/en/choose-product.json';
import type contactInfo from '../../locales/en/contact-info.json';
import type createAccount from '../../locales/en/create-account.json';
import type createCredential from '../../locales/en/create-credential.json';
import type devices from '../../locales/en/devices.json';
import type emailVerification from '../../locales/en/email-verification.json';
import type entry from '../../locales/en/entry.json';
import type fields from '../../locales/en/fields.json';
import type home from '../../locales/en/home.json';
import type impersonation from '../../locales/en/impersonation.json';
import type legalAgreements from '../../locales/en/legal-agreements.json';
import type legal from '../../locales/en/legal.json';
import type localization from '../../locales/en/localization.json';
import type login from '../../locales/en/login.json';
import type logout from '../../locales/en/logout.json';
import type marketplace from '../../locales/en/marketplace.json';
import type notices from '../../locales/en/notices.json';
import type obligationQuestion from '../../locales/en/obligation-question.json';
import type obligations from '../../locales/en/obligations.json';
import type page from '../../locales/en/page.json';
import type passkeyOffer from '../../locales/en/passkey-offer.json';
import type passkeySignIn from '../../locales/en/passkey-sign-in.json';
import type password from '../../locales/en/password.json';
import type recovery from '../../locales/en/recovery.json';
import type registrationSuccess from '../../locales/en/registration-success.json';
import type registration from '../../locales/en/registration.json';
import type results from '../../locales/en/results.json';
import type samlRedirect from '../../locales/en/saml-redirect.json';
import type security from '../../locales/en/security.json';
import type session from '../../locales/en/session.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';
import type ssoConfirmation from '../../locales/en/sso-confirmation.json';
import type startProblem from '../../locales/en/start-problem.json';
import type stepUp from '../../locales/en/step-up.json';
import type switchClientsMessage from '../../locales/en/switch-clients-message.json';
import type switchClients from '../../locales/en/switch-clients.json';
import type toasts from '../../locales/en/toasts.json';
import type ui from '../../locales/en/ui.json';
import type userConfirmation from '../../locales/en/user-confirmation.json';
import type username from '../../locales/en/username.json';
import type verifyContactInfo from '../../locales/en/verify-contact-info.json';

/** The English texts, one namespace a row. They type the keys: one that does not exist does not compile. */
interface Resources {
  'account-linking': typeof accountLinking;
  acting: typeof acting;
  'add-contact': typeof addContact;
  'change-password': typeof changePassword;
  'choose-product': typeof chooseProduct;
  'contact-info': typeof contactInfo;
  'create-account': typeof createAccount;
  'create-credential': typeof createCredential;
  devices: typeof devices;
  'email-verification': typeof emailVerification;
  entry: typeof entry;
  fields: typeof fields;
  home: typeof home;
  impersonation: typeof impersonation;
  'legal-agreements': typeof legalAgreements;
  legal: typeof legal;
  localization: typeof localization;
  login: typeof login;
  logout: typeof logout;
  marketplace: typeof marketplace;
  notices: typeof notices;
  'obligation-question': typeof obligationQuestion;
  obligations: typeof obligations;
  page: typeof page;
  'passkey-offer': typeof passkeyOffer;
  'passkey-sign-in': typeof passkeySignIn;
  password: typeof password;
  recovery: typeof recovery;
  'registration-success': typeof registrationSuccess;
  registration: typeof registration;
  results: typeof results;
  'saml-redirect': typeof samlRedirect;
  security: typeof security;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  'sso-confirmation': typeof ssoConfirmation;
  'start-problem': typeof startProblem;
  'step-up': typeof stepUp;
  'switch-clients-message': typeof switchClientsMessage;
  'switch-clients': typeof switchClients;
  toasts: typeof toasts;
  ui: typeof ui;
  'user-confirmation': typeof userConfirmation;
  username: typeof username;
  'verify-contact-info': typeof verifyContactInfo;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    // No text has a context, and error codes have this separator in their names.
    contextSeparator: '|';
    resources: Resources;
  }
}
