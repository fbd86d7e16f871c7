import { button, field, heading } from '../../screen';
import { bodyUnread, NEW_PASSWORD } from '../caller';
import { kinds } from '../kinds';
import { check, confirm, fill, fillCode, inTurn, press, seesTitle } from '../steps';
import type { Callers } from '../table';

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
const confirmation = '/auth/user-confirmation?token=invite-valid';
const personalInfo = inTurn(fill('Email address', INVITED), fill('Confirm email address', INVITED), check('checkbox'));
const verifyEmail = inTurn(personalInfo, press('Continue'), seesTitle('Verify your email address'));
const chooseCredentials = inTurn(
  verifyEmail,
  fillCode('registrationCode'),
  seesTitle('Choose your username and password'),
  fill('Username', 'nell.byrne'),
  fill('Password', NEW_PASSWORD),
);

/** The calls of the company search and of the links in mails: recovery, invitation, registration and linking. */
export const registrationCallers = {
  searchIdentityProviders: recovery('sso-login', 'kai@kestrel.example'),
  loadToken: { path: reset, unseen: [{ after: bodyUnread, shows: field('New password') }] },
  executeToken: { path: reset, way: fill('New password', NEW_PASSWORD), act: press('Reset password') },
  validateToken: { path: createAccount, way: verifyEmail, act: fillCode('registrationCode') },
  prepareCodeEmailVerification: {
    path: createAccount,
    way: personalInfo,
    act: press('Continue'),
    kept: ['Email address', INVITED],
  },
  createPerson: {
    path: createAccount,
    way: chooseCredentials,
    act: press('Create account'),
    kept: ['Username', 'nell.byrne'],
  },
  createSsoPerson: {
    as: 'ann',
    session: { method: 'SSO' },
    path: '/auth/create-account/sso-confirm/sso',
    way: inTurn(check('checkbox'), press('Continue'), seesTitle('Verify your email address')),
    act: fillCode('registrationCode'),
  },
  requestPasswordReset: recovery('forgot-password'),
  requestUsernameReminder: recovery('forgot-username'),
  requestSelfRegistration: recovery('self-registration'),
  verifyAssociate: {
    path: confirmation,
    way: inTurn(fill('Day', '17'), fill('Month', '4'), fill('Year', '1990')),
    act: press('Continue'),
    kept: ['Day', '17'],
  },
  getRegistrationSettings: { path: confirmation },
  // Without the flag that skips the date, the page asks for it.
  getAssociateAttributes: { path: confirmation, unseen: [{ after: ['JSON off the contract'], shows: field('Day') }] },
  // The app sends it when the field loses focus. A response without an objection counts as acceptance.
  checkEmailAddress: {
    path: createAccount,
    act: inTurn(fill('Email address', INVITED), fill('Confirm email address', INVITED)),
    kept: ['Email address', INVITED],
    unseen: [{ after: bodyUnread, shows: button('Continue') }],
  },
  getFeatureForClient: {
    path: '/auth/user-confirmation?token=invite-no-check',
    unseen: [{ after: kinds, shows: heading('Create your account') }],
  },
  verifyAssociateToken: { as: 'leo', path: '/auth/account-linking?token=invite-link' },
  executeAssociateToken: { as: 'leo', path: '/auth/account-linking?token=invite-link', act: press('Connect') },
  declineInvitation: {
    as: 'leo',
    path: '/auth/account-linking?token=invite-link',
    way: press('Decline the invitation'),
    act: confirm('Decline'),
  },
} satisfies Callers;
