import type { Locator, Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import type { OperationId } from '../../openapi/generated/operations';
import { PASSWORD } from '../support/verbs/sign-in';
import { bodyUnread, type Caller, type NoCaller } from './caller';
import { securityCallers } from './security-callers';
import { check, choose, confirm, fill, fillCode, inTurn, press, sees, seesTitle } from './steps';

export type { Caller, NoCaller } from './caller';

const never = (why: string): NoCaller => ({ never: why });
const settings = (tab: string, as = 'ann') => ({ as, level: 3, path: `/auth/account-settings/${tab}` });
const NEW_PASSWORD = 'Quiet!Meadow9Wx';
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

const username = {
  path: '/auth/login',
  way: fill('Username', 'ann.lee'),
  act: press('Next'),
  kept: ['Username', 'ann.lee'],
  goesOn: passwordField,
} as const;
const recovery = (page: string, email = 'new.hire@example.com') =>
  ({
    path: `/auth/${page}/request`,
    way: fill('Email address', email),
    act: press('Submit'),
    kept: ['Email address', email],
  }) as const;
const reset = '/auth/forgot-password/reset?token=reset-valid';

const INVITED = 'nell.new@example.com';
const createAccount = '/auth/create-account/invite-no-check';
const personalInfo = inTurn(fill('Email address', INVITED), fill('Confirm email address', INVITED), check('checkbox'));
const verifyEmail = inTurn(
  personalInfo,
  press('Continue'),
  seesTitle('Verify your email address'),
  fillCode('registrationCode'),
);
const chooseCredentials = inTurn(
  verifyEmail,
  press('Verify'),
  seesTitle('Choose your username and password'),
  fill('Username', 'nell.byrne'),
  fill('Password', NEW_PASSWORD),
);
const birthDate = inTurn(
  fill('Day', '17'),
  async (page) => void (await page.getByLabel('Month').selectOption('April')),
  fill('Year', '1990'),
);

const verifyContact = { as: 'uma', path: '/auth/verify-contact-info?type=email&purpose=personal' };
const stepUp = { as: 'max', path: '/auth/step-up?redirectUrl=/auth/account-settings/devices' };
const textMessage = inTurn(check('radio', 'Text message'), press('Continue'));
const changeUsername = inTurn(
  press('Continue'),
  seesTitle('Create your username'),
  fill('Username', 'uri.other'),
  fill('Current password', PASSWORD),
);
const submitUsername = {
  as: 'uri',
  path: '/auth/change-username',
  way: changeUsername,
  act: press('Submit'),
  kept: ['Username', 'uri.other'],
} as const;
const addClient = press('Add New Client');
const aSecondPhone = async (world: MockWorld) => {
  const phones = ['+12125550190', '+12125550191'].map((number) => ({
    number,
    type: 'PHONE',
    isVerified: true,
    isPersonal: true,
    createdAt: 0,
    lastModifiedAt: 0,
  }));
  return world.state.patch('persons', 'mona', { phones });
};

/** The page once its dialog has closed. */
const closedDialog = (page: Page): Locator => page.locator('body:not(:has(dialog[open]))');

/** An ended session counts as signed out: the user is at the target without an error. */
const signedOut = { goesOn: title('Log in'), goesOnAfter: [...bodyUnread, '401'] };

/**
 * Every operation of the contract with the way the app calls it. A new operation does not compile without an entry.
 * The matrix then tries it with every fault.
 */
export const callers: Record<OperationId, Caller | NoCaller> = {
  login: {
    path: '/auth/login',
    way: inTurn(fill('Username', 'ann.lee'), press('Next'), fill('Password', PASSWORD)),
    act: press('Log in'),
  },
  logout: { as: 'ann', path: '/auth/logout', ...signedOut },
  logoutAllSessions: { as: 'ann', path: '/auth/logout-all-sessions', ...signedOut },
  checkAuthentication: { as: 'ann', path: '/auth/account-settings/devices' },
  // If the check fails, the app asks for the password and sign-in continues.
  checkAuthPath: { ...username, given: (world) => world.given.flag('enableCheckAuthPathPost') },
  checkAuthPathByUsername: username,
  // The server enforces the obligations, so a failed check does not stop the user.
  checkObligations: {
    ...settings('devices'),
    goesOn: (page) => page.getByText('No device is set up for biometric login.'),
  },
  searchIdentityProviders: recovery('sso-login', 'kai@kestrel.example'),
  getLandingProducts: { as: 'petra', path: '/auth/choose-product' },
  // If the service gives no landing page, the user goes to the product home.
  getLanding: {
    as: 'ann',
    path: '/authn/landing',
    goesOn: (page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ann' }),
  },
  getClientSamlPage: never('a page that the browser goes to, no call'),
  loadToken: {
    path: reset,
    goesOn: (page) => page.getByLabel('New password', { exact: true }),
    goesOnAfter: bodyUnread,
  },
  deleteToken: never('a token ends by being used or by its age: no screen gives one up'),
  executeToken: { path: reset, way: fill('New password', NEW_PASSWORD), act: press('Reset password') },
  validateToken: { path: createAccount, way: verifyEmail, act: press('Verify') },
  prepareCodeEmailVerification: {
    path: createAccount,
    way: personalInfo,
    act: press('Continue'),
    kept: ['Email address', INVITED],
  },
  createPersonFromToken: {
    path: createAccount,
    way: chooseCredentials,
    act: press('Create account'),
    kept: ['Username', 'nell.byrne'],
  },
  changeUnverifiedEmail: {
    as: 'vera',
    path: '/auth/email-verify-notification',
    way: inTurn(press('Change email address'), fill('New email address', 'vera.new@example.com')),
    act: press('Save and send code'),
    kept: ['New email address', 'vera.new@example.com'],
  },
  createPerson: never('the app creates people from a token'),
  createSsoPerson: never('the app creates people from a token'),
  requestPasswordReset: recovery('forgot-password'),
  requestUsernameReminder: recovery('forgot-username'),
  requestSelfRegistration: recovery('self-registration'),
  getAssociate: never('an invitation names its person itself'),
  verifyAssociate: {
    path: '/auth/user-confirmation?token=invite-valid',
    way: birthDate,
    act: press('Continue'),
    kept: ['Day', '17'],
  },
  getRegistrationSettings: { path: '/auth/user-confirmation?token=invite-valid' },
  // Without the flag that skips it, the page asks for the date.
  getAssociateAttributes: {
    path: '/auth/user-confirmation?token=invite-valid',
    goesOn: (page) => page.getByLabel('Day'),
    goesOnAfter: ['off the schema'],
  },
  checkDateOfBirthExists: never('the registration settings say it too'),
  getMe: { as: 'vera', path: '/auth/email-verify-notification' },
  updateMe: never('no screen changes the name'),
  listMyDevices: settings('devices', 'dana'),
  revokeDevice: { ...settings('devices', 'dirk'), way: press(/^Revoke/), act: confirm('Revoke') },
  changePassword: {
    ...settings('change-password'),
    way: inTurn(fill('Current password', PASSWORD), fill('New password', NEW_PASSWORD)),
    act: press('Update password'),
  },
  createBasicCredentials: {
    as: 'basil',
    method: 'SSO',
    path: '/auth/user/create-credential',
    way: inTurn(fill('Username', 'basil.own'), fill('Password', NEW_PASSWORD), check('checkbox')),
    act: press('Create'),
    kept: ['Username', 'basil.own'],
  },
  sendMyEmailVerification: { as: 'vera', path: '/auth/email-verify-notification', act: press('Send code') },
  getSettingsByGroup: {
    as: 'ann',
    path: '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=payroll-tools',
  },
  getMyClientInfo: {
    ...settings('switch-clients', 'ben'),
    goesOn: (page) => page.getByRole('button', { name: 'Switch to Juniper Mills' }),
  },
  listMyAssociates: settings('switch-clients', 'ben'),
  startImpersonation: {
    as: 'oscar',
    path: '/auth/impersonation?impersonationId=impersonation-good',
    way: fill('Reason', 'Case 4711'),
    act: press('Start impersonation'),
    kept: ['Reason', 'Case 4711'],
  },
  endImpersonation: {
    as: 'oscar',
    path: '/auth/impersonation?impersonationId=impersonation-good',
    way: inTurn(
      fill('Reason', 'Case 4711'),
      press('Start impersonation'),
      sees((page) => page.getByRole('button', { name: 'End impersonation' })),
    ),
    act: press('End impersonation'),
    goesOn: (page) => page.getByRole('button', { name: 'End impersonation' }),
  },
  getImpersonation: { as: 'oscar', path: '/auth/impersonation?impersonationId=impersonation-good' },
  // The app sends it when the field loses focus. A response without an objection counts as acceptance.
  checkEmailAddress: {
    path: createAccount,
    act: inTurn(fill('Email address', INVITED), fill('Confirm email address', INVITED)),
    kept: ['Email address', INVITED],
    goesOn: (page) => page.getByRole('button', { name: 'Continue' }),
    goesOnAfter: ['off the schema'],
  },
  getContactInfo: settings('contact-info'),
  confirmContactInfo: { as: 'cora', path: '/auth/review-contact-info', act: press('Confirm') },
  listSystemOfRecordContacts: {
    ...settings('contact-info', 'sora'),
    goesOn: (page) => page.getByText('sora@example.com'),
  },
  addPhoneNumber: {
    as: 'phil',
    path: '/auth/add-phone',
    way: fill('Phone number', '(212) 555-0142'),
    act: press('Add phone number'),
    kept: ['Phone number', '(212) 555-0142'],
    goesOn: title('Add a phone number'),
    goesOnAfter: bodyUnread,
  },
  changePhoneUse: {
    ...settings('contact-info', 'mona'),
    way: inTurn(press('Edit +1 212 555 0190'), check('radio', 'Personal')),
    act: press('Save'),
    goesOn: closedDialog,
    goesOnAfter: bodyUnread,
  },
  deletePhoneNumber: {
    ...settings('contact-info', 'mona'),
    given: aSecondPhone,
    way: press('Delete +1 212 555 0191'),
    act: confirm('Delete'),
  },
  addEmailAddress: {
    as: 'ella',
    path: '/auth/add-email',
    way: fill('Email address', 'ella@example.com'),
    act: press('Add email address'),
    kept: ['Email address', 'ella@example.com'],
    goesOn: title('Add an email address'),
    goesOnAfter: bodyUnread,
  },
  changeEmailUse: {
    ...settings('contact-info', 'mona'),
    way: inTurn(press('Edit mona@company.example'), check('radio', 'Personal')),
    act: press('Save'),
    goesOn: closedDialog,
    goesOnAfter: bodyUnread,
  },
  deleteEmailAddress: {
    ...settings('contact-info', 'mona'),
    way: press('Delete mona@company.example'),
    act: confirm('Delete'),
  },
  startContactVerification: verifyContact,
  verifyContact: { ...verifyContact, way: fill('Code', '123456'), act: press('Verify') },
  getMfaState: stepUp,
  startMfaChallenge: { ...stepUp, act: textMessage },
  verifyMfaChallenge: { ...stepUp, way: inTurn(textMessage, fillCode('stepUp')), act: press('Confirm') },
  // A flag without a response is off.
  getFeature: username,
  getFeatureForClient: { path: '/auth/user-confirmation?token=invite-no-check', goesOn: title('Create your account') },
  searchClients: {
    ...settings('switch-clients', 'iris'),
    way: addClient,
    act: fill('Client name', 'Maple'),
    kept: ['Client name', 'Maple'],
  },
  checkUsernameObligation: { as: 'uri', path: '/auth/change-username' },
  updateUsernames: submitUsername,
  reviewUsernames: {
    as: 'rex',
    path: '/auth/review-username',
    way: inTurn(press('Continue'), seesTitle('Review your username')),
    act: press('Continue'),
  },
  listLanguages: settings('localization'),
  listRegions: settings('localization'),
  listTimezones: settings('localization'),
  getRegionalSettings: settings('localization'),
  saveRegionalSettings: { ...settings('localization'), way: choose('Language', 'fr-CA'), act: press('Save') },
  verifyAssociateToken: { as: 'leo', path: '/auth/account-linking?token=invite-link' },
  executeAssociateToken: { as: 'leo', path: '/auth/account-linking?token=invite-link', act: press('Connect') },
  declineInvitation: {
    as: 'leo',
    path: '/auth/account-linking?token=invite-link',
    way: press('Decline the invitation'),
    act: confirm('Decline'),
  },
  switchAssociate: {
    ...settings('switch-clients', 'ben'),
    act: press('Switch to Juniper Mills'),
    goesOn: title('Account settings'),
    goesOnAfter: ['empty body', 'invalid JSON'],
  },
  provisionAllClientAccess: {
    ...settings('switch-clients', 'iris'),
    way: inTurn(addClient, fill('Client name', 'Maple'), check('radio')),
    act: press('Confirm'),
  },
  checkUsernameAvailability: submitUsername,
  getTextPackage: { path: '/auth/forgot-password/request', language: 'de-DE', goesOn: title('Forgot your password?') },
  prolongSession: {
    as: 'ann',
    given: (world) => world.given.limits({ sessionMs: 50_000 }),
    path: '/auth/account-settings/change-password',
    way: sees((page) => page.getByRole('alertdialog', { name: 'Are you still there?' })),
    act: press('Stay logged in'),
  },
  log: never('the app logs in batches'),
  // The start of a verification is logged. A failed log must not affect the user.
  batchLog: { ...verifyContact, goesOn: (page) => page.getByLabel('Code', { exact: true }) },
  reportViolations: never('browsers call it by themselves'),
  getLegalAgreements: { as: 'lea', path: '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=' },
  // The app confirms nothing beyond the request: the server asks again for an agreement that it did not save.
  acceptLegalAgreements: {
    as: 'lea',
    path: '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=',
    way: check('checkbox'),
    act: press('Agree'),
    goesOn: (page) => page.getByRole('checkbox'),
    goesOnAfter: bodyUnread,
  },
  ...securityCallers,
};
