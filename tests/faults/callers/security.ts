import { plugInAuthenticator } from '../../support/verbs/passkey';
import { bodyUnread, type Caller } from '../caller';
import { confirm, fill, inTurn, press, type Step } from '../steps';

const tab = { as: 'ann', level: 3, path: '/auth/account-settings/security' } as const;
const secured = { ...tab, given: (world) => world.scenario('secured-account') } satisfies Caller;
const authenticator: Step = async (page) => void (await plugInAuthenticator(page, { holdsKey: false }));
const create = inTurn(authenticator, press('Create a passkey'));
const setUp = press(/^Set up/);

/** The calls of the security tab and of sign-in with a passkey. */
export const securityCallers = {
  // The page prepares its passkey suggestions, and works without them.
  startPasskeySignIn: { path: '/auth/login', goesOn: (page) => page.getByLabel('Username', { exact: true }) },
  // The authenticator also accepts the suggestions of the username field. So plug it in after the fault.
  finishPasskeySignIn: {
    path: '/auth/login',
    act: inTurn(async (page) => void (await plugInAuthenticator(page)), press('Log in with a passkey')),
  },
  // A refusal means that the user has no such tab. After any other failure the tab stays and shows an error.
  getAccountSecurity: {
    ...tab,
    goesOn: (page) => page.locator('[aria-current="page"]', { hasText: 'Switch companies' }),
    goesOnAfter: ['403'],
  },
  listPasskeys: tab,
  startPasskeyRegistration: { ...tab, way: create, act: press('Continue') },
  registerPasskey: { ...tab, way: create, act: press('Continue') },
  renamePasskey: {
    ...secured,
    way: inTurn(press('Rename Apple Passwords'), fill('Name', 'Laptop')),
    act: press('Save'),
    kept: ['Name', 'Laptop'],
    // The dialog closes, and the list loads again.
    goesOn: (page) => page.getByRole('button', { name: 'Rename Apple Passwords' }),
    goesOnAfter: bodyUnread,
  },
  deletePasskey: { ...secured, way: press('Delete Apple Passwords'), act: confirm('Delete') },
  setPasskeyOffer: {
    ...tab,
    act: async (page) => page.getByRole('checkbox').first().click(),
    // The checkbox itself shows what was saved.
    goesOn: (page) => page.getByRole('checkbox').first(),
    goesOnAfter: bodyUnread,
  },
  startAuthenticatorApp: { ...tab, act: setUp },
  confirmAuthenticatorApp: {
    ...tab,
    way: setUp,
    act: fill('Code that the app shows', '123456'),
  },
  removeAuthenticatorApp: { ...secured, way: press(/^Remove/), act: confirm('Remove') },
  createBackupCodes: { ...tab, act: press('Create new codes') },
  keepBackupCodes: {
    ...tab,
    way: press('Create new codes'),
    act: press('I have saved them'),
    // The dialog closes once the codes count.
    goesOn: (page) => page.getByRole('button', { name: 'Create new codes' }),
    goesOnAfter: bodyUnread,
  },
  listSessions: tab,
  endSession: { ...secured, act: press('Log out Safari on iPhone') },
  endOtherSessions: {
    ...secured,
    way: press('Log out everywhere else'),
    act: confirm('Log out everywhere else'),
    // The question closes, and the list loads again.
    goesOn: (page) => page.getByRole('region', { name: 'Where you are logged in' }),
    goesOnAfter: bodyUnread,
  },
  listActivity: tab,
} satisfies Record<string, Caller>;
