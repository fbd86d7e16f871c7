import { PASSWORD } from '../../support/verbs/sign-in';
import { bodyUnread, type Caller, type NoCaller } from '../caller';
import { check, choose, confirm, fill, inTurn, press, sees, seesTitle } from '../steps';
import { NEW_PASSWORD, never, settings, title } from './common';
import { fromForm } from './from-form';

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

/** The calls of the account pages, and of the obligations about a username. */
export const accountCallers = {
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
  getSettingsByGroup: {
    as: 'ann',
    path: '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=payroll-tools',
  },
  getMyClientInfo: {
    ...settings('switch-clients', 'ben'),
    goesOn: (page) => page.getByRole('button', { name: 'Switch to Juniper Mills' }),
  },
  listMyAssociates: settings('switch-clients', 'ben'),
  startImpersonation: fromForm('startImpersonation'),
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
  searchClients: {
    ...settings('switch-clients', 'iris'),
    way: addClient,
    act: fill('Company name', 'Maple'),
    kept: ['Company name', 'Maple'],
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
  switchAssociate: {
    ...settings('switch-clients', 'ben'),
    act: press('Switch to Juniper Mills'),
    goesOn: title('Account settings'),
    goesOnAfter: ['empty body', 'invalid JSON'],
  },
  provisionAllClientAccess: {
    ...settings('switch-clients', 'iris'),
    way: inTurn(addClient, fill('Company name', 'Maple'), check('radio')),
    act: press('Confirm'),
  },
  checkUsernameAvailability: submitUsername,
  getLegalAgreements: { as: 'lea', path: '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=' },
  // The app does not confirm that the agreement is saved. If it is not, the server asks for it again.
  acceptLegalAgreements: {
    as: 'lea',
    path: '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=',
    way: check('checkbox'),
    act: press('Agree'),
    goesOn: (page) => page.getByRole('checkbox'),
    goesOnAfter: bodyUnread,
  },
} satisfies Record<string, Caller | NoCaller>;
