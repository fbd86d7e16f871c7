import { page } from 'vitest/browser';
import { button, heading } from '../../screen';
import { bodyUnread, NEW_PASSWORD, settings } from '../caller';
import { kinds } from '../kinds';
import { check, confirm, fill, inTurn, press, sees, seesTitle } from '../steps';
import type { Callers } from '../table';

const PASSWORD = 'Sunny-Harbor-42';
const submitUsername = {
  as: 'uri',
  path: '/auth/change-username',
  way: inTurn(
    press('Continue'),
    seesTitle('Create your username'),
    fill('Username', 'uri.other'),
    fill('Current password', PASSWORD),
  ),
  act: press('Submit'),
  kept: ['Username', 'uri.other'],
} as const;
const addClient = press('Add New Client');
const impersonation = { as: 'oscar', path: '/auth/impersonation?impersonationId=impersonation-good' };
const startImpersonation = inTurn(fill('Reason', 'Case 4711'), press('Start impersonation'));
const agreements = '/auth/user/legal-agreements?agreements=WyJ0ZXJtcy1vZi1zZXJ2aWNlIl0=';

/** The calls of the account pages, and of the obligations about a username. */
export const accountCallers = {
  getMe: { as: 'vera', path: '/auth/email-verify-notification' },
  listMyDevices: settings('devices', 'dana'),
  revokeDevice: { ...settings('devices', 'dirk'), way: press(/^Revoke/), act: confirm('Revoke') },
  changePassword: {
    ...settings('change-password'),
    way: inTurn(fill('Current password', PASSWORD), fill('New password', NEW_PASSWORD)),
    act: press('Update password'),
  },
  createBasicCredentials: {
    as: 'basil',
    session: { method: 'SSO' },
    path: '/auth/user/create-credential',
    way: inTurn(fill('Username', 'basil.own'), fill('Password', NEW_PASSWORD), check('checkbox')),
    act: press('Create'),
    kept: ['Username', 'basil.own'],
  },
  getSettingsByGroup: {
    as: 'ann',
    path: '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=payroll-tools',
  },
  // The page names the present company by it. The list of companies names it too.
  getMyClientInfo: {
    ...settings('switch-clients', 'ben'),
    unseen: [{ after: kinds, shows: button('Switch to Juniper Mills') }],
  },
  listMyAssociates: settings('switch-clients', 'ben'),
  startImpersonation: {
    ...impersonation,
    way: fill('Reason', 'Case 4711'),
    act: press('Start impersonation'),
    kept: ['Reason', 'Case 4711'],
  },
  endImpersonation: {
    ...impersonation,
    way: inTurn(startImpersonation, sees(button('End impersonation'))),
    act: press('End impersonation'),
  },
  getImpersonation: impersonation,
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
  saveRegionalSettings: { ...settings('localization'), way: fill('Language', 'fr-CA'), act: press('Save') },
  switchAssociate: {
    ...settings('switch-clients', 'ben'),
    act: press('Switch to Juniper Mills'),
    unseen: [{ after: ['empty body'], shows: heading('Account settings') }],
  },
  provisionAllClientAccess: {
    ...settings('switch-clients', 'iris'),
    way: inTurn(addClient, fill('Company name', 'Maple'), check('radio')),
    act: press('Confirm'),
  },
  checkUsernameAvailability: submitUsername,
  getLegalAgreements: { as: 'lea', path: agreements },
  // The app does not confirm that the agreement is saved. If it is not, the server asks for it again.
  acceptLegalAgreements: {
    as: 'lea',
    path: agreements,
    way: check('checkbox'),
    act: press('Agree'),
    unseen: [{ after: bodyUnread, shows: page.getByRole('checkbox') }],
  },
} satisfies Callers;
