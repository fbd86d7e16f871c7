import { bodyUnread, type Caller, type NoCaller } from '../caller';
import { check, confirm, fill, fillCode, inTurn, press, seesTitle } from '../steps';
import { NEW_PASSWORD, never, title } from './common';

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
const verifyEmail = inTurn(personalInfo, press('Continue'), seesTitle('Verify your email address'));
const chooseCredentials = inTurn(
  verifyEmail,
  fillCode('registrationCode'),
  seesTitle('Choose your username and password'),
  fill('Username', 'nell.byrne'),
  fill('Password', NEW_PASSWORD),
);
const birthDate = inTurn(
  fill('Day', '17'),
  async (page) => void (await page.getByLabel('Month').selectOption('April')),
  fill('Year', '1990'),
);

/** The calls of the company search and of the links in mails: recovery, invitation, registration and linking. */
export const registrationCallers = {
  searchIdentityProviders: recovery('sso-login', 'kai@kestrel.example'),
  loadToken: {
    path: reset,
    goesOn: (page) => page.getByLabel('New password', { exact: true }),
    goesOnAfter: bodyUnread,
  },
  deleteToken: never('a token ends by being used or by its age: no screen gives one up'),
  executeToken: { path: reset, way: fill('New password', NEW_PASSWORD), act: press('Reset password') },
  validateToken: { path: createAccount, way: verifyEmail, act: fillCode('registrationCode') },
  prepareCodeEmailVerification: {
    path: createAccount,
    way: personalInfo,
    act: press('Continue'),
    kept: ['Email address', INVITED],
  },
  createPersonFromToken: never('its body has no place for the address and the consent'),
  createPerson: {
    path: createAccount,
    way: chooseCredentials,
    act: press('Create account'),
    kept: ['Username', 'nell.byrne'],
  },
  createSsoPerson: never('createPerson stands for it: one function sends both'),
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
  // Without the flag that skips the date, the page asks for it.
  getAssociateAttributes: {
    path: '/auth/user-confirmation?token=invite-valid',
    goesOn: (page) => page.getByLabel('Day'),
    goesOnAfter: ['off the schema'],
  },
  checkDateOfBirthExists: never('the registration settings say it too'),
  // The app sends it when the field loses focus. A response without an objection counts as acceptance.
  checkEmailAddress: {
    path: createAccount,
    act: inTurn(fill('Email address', INVITED), fill('Confirm email address', INVITED)),
    kept: ['Email address', INVITED],
    goesOn: (page) => page.getByRole('button', { name: 'Continue' }),
    goesOnAfter: ['off the schema'],
  },
  getFeatureForClient: { path: '/auth/user-confirmation?token=invite-no-check', goesOn: title('Create your account') },
  verifyAssociateToken: { as: 'leo', path: '/auth/account-linking?token=invite-link' },
  executeAssociateToken: { as: 'leo', path: '/auth/account-linking?token=invite-link', act: press('Connect') },
  declineInvitation: {
    as: 'leo',
    path: '/auth/account-linking?token=invite-link',
    way: press('Decline the invitation'),
    act: confirm('Decline'),
  },
} satisfies Record<string, Caller | NoCaller>;
