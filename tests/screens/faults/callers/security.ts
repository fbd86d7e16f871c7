import { page } from 'vitest/browser';
import { plugInAuthenticator } from '../../passkey';
import { button, field } from '../../screen';
import { bodyUnread, settings } from '../caller';
import { kinds } from '../kinds';
import { check, confirm, fill, inTurn, press, type Step } from '../steps';
import type { Callers } from '../table';

const tab = settings('security');
const secured = { ...tab, scenario: 'secured-account' };
const authenticator: Step = () => plugInAuthenticator({ holdsKey: false });
const setUp = press(/^Set up/);

/** The calls of the security tab and of sign-in with a passkey. */
export const securityCallers = {
  // The page prepares its passkey suggestions, and works without them.
  startPasskeySignIn: { path: '/auth/login', unseen: [{ after: kinds, shows: field('Username') }] },
  // The authenticator also accepts the suggestions of the username field. So plug it in after the fault.
  finishPasskeySignIn: {
    path: '/auth/login',
    act: inTurn(() => plugInAuthenticator(), press('Log in with a passkey')),
  },
  // A refusal means that the user has no such tab. After any other failure the tab stays and shows an error.
  getAccountSecurity: {
    ...tab,
    unseen: [
      {
        after: ['403 of the service', '403 of a stranger'],
        shows: () => document.querySelector('[aria-current="page"]')?.textContent === 'Switch companies',
      },
    ],
  },
  listPasskeys: tab,
  startPasskeyRegistration: { ...tab, way: authenticator, act: press('Create a passkey') },
  registerPasskey: { ...tab, way: authenticator, act: press('Create a passkey') },
  renamePasskey: {
    ...secured,
    way: inTurn(press('Rename Apple Passwords'), fill('Name', 'Laptop')),
    act: press('Save'),
    kept: ['Name', 'Laptop'],
    // The dialog closes, and the list loads again.
    unseen: [{ after: bodyUnread, shows: button('Rename Apple Passwords') }],
  },
  deletePasskey: { ...secured, way: press('Delete Apple Passwords'), act: confirm('Delete') },
  setPasskeyOffer: {
    ...tab,
    act: check('checkbox'),
    // The checkbox itself shows what was saved.
    unseen: [{ after: bodyUnread, shows: page.getByRole('checkbox') }],
  },
  startAuthenticatorApp: { ...tab, act: setUp },
  confirmAuthenticatorApp: { ...tab, way: setUp, act: fill('Code that the app shows', '123456') },
  removeAuthenticatorApp: { ...secured, way: press(/^Remove/), act: confirm('Remove') },
  createBackupCodes: { ...tab, act: press('Create new codes') },
  keepBackupCodes: {
    ...tab,
    way: press('Create new codes'),
    act: press('I have saved them'),
    // The dialog closes once the codes count.
    unseen: [{ after: bodyUnread, shows: button('Create new codes') }],
  },
  listSessions: tab,
  endSession: { ...secured, act: press('Log out Safari on iPhone') },
  endDeviceTrust: { ...tab, scenario: 'trusted-devices', act: press('Stop trusting Safari on iPhone') },
  endOtherSessions: {
    ...secured,
    way: press('Log out everywhere else'),
    act: confirm('Log out everywhere else'),
    // The question closes, and the list loads again.
    unseen: [{ after: bodyUnread, shows: page.getByRole('region', { name: 'Where you are logged in' }) }],
  },
  listActivity: tab,
} satisfies Callers;
