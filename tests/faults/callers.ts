import type { Page } from '@playwright/test';
import type { OperationId } from '../../openapi/generated/operations';
import { PASSWORD } from '../support/sign-in';

/** How a person makes the app call an operation. */
export interface Caller {
  /** Who has signed in; nobody without it. */
  as?: string;
  level?: number;
  path: string;
  /** What the person does on the page; without it the page calls by itself. */
  act?: (page: Page) => Promise<void>;
  /** Label of a field that is not secret: what was typed must stay. */
  kept?: string;
  /** The page goes on without the answer, and nobody has to be told. */
  isQuiet?: true;
  /** A feature flag that has to be on. */
  flag?: string;
  /** Asks for a language other than the built-in one. */
  language?: string;
}

/** Why the app never makes the call, or why it is not in the matrix yet. */
export interface NoCaller {
  never: string;
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name, exact: typeof name === 'string' }).first().click();
const fill = (label: string, text: string) => async (page: Page) => page.getByLabel(label, { exact: true }).fill(text);
const inTurn = (...steps: ((page: Page) => Promise<void>)[]) => async (page: Page) => {
  for (const step of steps) await step(page);
};
const address = (path: string): Caller => ({ path, act: inTurn(fill('Email address', 'new.hire@example.com'), press('Submit')), kept: 'Email address' });
const settings = (tab: string, as = 'ann'): Caller => ({ as, level: 3, path: `/auth/account-settings/${tab}` });
const server = (why: string): NoCaller => ({ never: why });
const notYet: NoCaller = { never: 'has no cell yet' };

/**
 * Every operation of the contract with how the app comes to call it: a new operation does not compile until it is here, and the matrix
 * tries it with every fault from then on.
 */
export const callers: Record<OperationId, Caller | NoCaller> = {
  login: { path: '/auth/login', act: inTurn(fill('Username', 'ann.lee'), press('Next'), fill('Password', PASSWORD), press('Log in')) },
  logout: { as: 'ann', path: '/auth/logout' },
  logoutAllSessions: { as: 'ann', path: '/auth/logout-all-sessions' },
  checkAuthentication: { as: 'ann', path: '/auth/account-settings/devices' },
  // Whoever cannot be found out about is asked for the password: sign-in goes on.
  checkAuthPath: { path: '/auth/login', act: inTurn(fill('Username', 'ann.lee'), press('Next')), kept: 'Username', flag: 'enableCheckAuthPathPost', isQuiet: true },
  checkAuthPathByUsername: { path: '/auth/login', act: inTurn(fill('Username', 'ann.lee'), press('Next')), kept: 'Username', isQuiet: true },
  checkObligations: { as: 'ann', path: '/auth/change-password' },
  searchIdentityProviders: { ...address('/auth/sso-login/request'), act: inTurn(fill('Email address', 'kai@kestrel.example'), press('Submit')) },
  getLandingProducts: { as: 'petra', path: '/auth/choose-product' },
  getLanding: { as: 'ann', path: '/authn/landing' },
  getClientSamlPage: server('a navigation, no call'),
  loadToken: { path: '/auth/forgot-password/reset?token=reset-valid' },
  deleteToken: notYet,
  executeToken: { path: '/auth/forgot-password/reset?token=reset-valid', act: inTurn(fill('New password', 'Quiet!Meadow9Wx'), press('Reset password')) },
  validateToken: notYet,
  prepareCodeEmailVerification: notYet,
  createPersonFromToken: notYet,
  changeUnverifiedEmail: notYet,
  createPerson: server('the app creates people from a token'),
  createSsoPerson: server('the app creates people from a token'),
  requestPasswordReset: address('/auth/forgot-password/request'),
  requestUsernameReminder: address('/auth/forgot-username/request'),
  requestSelfRegistration: address('/auth/self-registration/request'),
  getAssociate: notYet,
  verifyAssociate: notYet,
  getRegistrationSettings: { path: '/auth/user-confirmation?token=invite-valid' },
  getAssociateAttributes: { path: '/auth/user-confirmation?token=invite-valid' },
  checkDateOfBirthExists: notYet,
  getMe: settings('contact-info'),
  updateMe: server('no screen changes the name'),
  listMyDevices: settings('devices', 'dana'),
  revokeDevice: notYet,
  changePassword: { as: 'ann', level: 3, path: '/auth/account-settings/change-password', act: inTurn(fill('Current password', PASSWORD), fill('New password', 'Quiet!Meadow9Wx'), press('Update password')) },
  createBasicCredentials: notYet,
  sendMyEmailVerification: { as: 'vera', path: '/auth/email-verify-notification' },
  getSettingsByGroup: { as: 'ann', path: '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=payroll-tools' },
  getMyClientInfo: { ...settings('switch-clients', 'ben'), isQuiet: true },
  listMyAssociates: settings('switch-clients', 'ben'),
  startImpersonation: { as: 'oscar', path: '/auth/impersonation?impersonationId=impersonation-good', act: inTurn(fill('Reason', 'Case 4711'), press('Start impersonation')), kept: 'Reason' },
  getImpersonation: { as: 'oscar', path: '/auth/impersonation?impersonationId=impersonation-good' },
  checkEmailAddress: notYet,
  getContactInfo: settings('contact-info'),
  confirmContactInfo: notYet,
  listSystemOfRecordContacts: { ...settings('contact-info', 'sora'), isQuiet: true },
  addPhoneNumber: { as: 'phil', path: '/auth/add-phone', act: inTurn(fill('Phone number', '(212) 555-0142'), press('Add phone number')), kept: 'Phone number' },
  deletePhoneNumber: notYet,
  addEmailAddress: { as: 'ella', path: '/auth/add-email', act: inTurn(fill('Email address', 'ella@example.com'), press('Add email address')), kept: 'Email address' },
  deleteEmailAddress: notYet,
  startContactVerification: { as: 'uma', path: '/auth/verify-contact-info?type=email&purpose=personal' },
  verifyContact: { as: 'uma', path: '/auth/verify-contact-info?type=email&purpose=personal', act: inTurn(fill('Code', '123456'), press('Verify')) },
  getMfaState: { as: 'max', path: '/auth/step-up?redirectUrl=/auth/account-settings/devices' },
  startMfaChallenge: { as: 'max', path: '/auth/step-up?redirectUrl=/auth/account-settings/devices', act: inTurn(async (page) => page.getByRole('radio', { name: 'Text message' }).check(), press('Continue')) },
  verifyMfaChallenge: notYet,
  getFeature: notYet,
  getFeatureForClient: notYet,
  searchClients: notYet,
  checkUsernameObligation: { as: 'uri', path: '/auth/change-username' },
  updateUsernames: notYet,
  reviewUsernames: notYet,
  listLanguages: settings('localization'),
  listRegions: settings('localization'),
  listTimezones: settings('localization'),
  getRegionalSettings: settings('localization'),
  saveRegionalSettings: { ...settings('localization'), act: inTurn(async (page) => void (await page.getByLabel('Language', { exact: true }).selectOption('fr-CA')), press('Save')) },
  verifyAssociateToken: notYet,
  executeAssociateToken: notYet,
  declineInvitation: notYet,
  switchAssociate: { ...settings('switch-clients', 'ben'), act: press('Switch to Juniper Mills') },
  provisionAllClientAccess: notYet,
  checkUsernameAvailability: notYet,
  getTextPackage: { path: '/auth/forgot-password/request', language: 'de-DE', isQuiet: true },
  prolongSession: notYet,
  log: server('the app logs in batches'),
  batchLog: { path: '/auth/login', isQuiet: true },
  getLegalAgreements: { as: 'lea', path: '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=' },
  acceptLegalAgreements: notYet,
};
