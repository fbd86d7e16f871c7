import type { Page } from '@playwright/test';
import { PASSWORD } from '../../support/verbs/sign-in';
import { bodyUnread, type Caller, type NoCaller } from '../caller';
import { check, fill, fillCode, inTurn, press, sees } from '../steps';
import { never, settings, title } from './common';

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const username = {
  path: '/auth/login',
  way: fill('Username', 'ann.lee'),
  act: press('Next'),
  kept: ['Username', 'ann.lee'],
  goesOn: passwordField,
} as const;
const stepUp = { as: 'max', path: '/auth/step-up?redirectUrl=/auth/account-settings/devices' };
const textMessage = inTurn(check('radio', 'Text message'), press('Continue'));
/** An ended session is as good as a logout: the user arrives without an error. */
const signedOut = { goesOn: title('Log in'), goesOnAfter: [...bodyUnread, '401'] };

/** The calls of sign-in, of its checks before each page, and of the platform. */
export const signInCallers = {
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
  getLandingProducts: { as: 'petra', path: '/auth/choose-product' },
  // If the service gives no landing page, the user goes to the product home.
  getLanding: {
    as: 'ann',
    path: '/authn/landing',
    goesOn: (page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ann' }),
  },
  getClientSamlPage: never('a page that the browser goes to, no call'),
  getMfaState: stepUp,
  startMfaChallenge: { ...stepUp, act: textMessage },
  verifyMfaChallenge: { ...stepUp, way: textMessage, act: fillCode('stepUp') },
  // A flag without a response is off.
  getFeature: username,
  getTextPackage: { path: '/auth/forgot-password/request', language: 'de-DE', goesOn: title('Forgot your password?') },
  prolongSession: {
    as: 'ann',
    given: (world) => world.given.limits({ sessionMs: 50_000 }),
    path: '/auth/account-settings/change-password',
    way: sees((page) => page.getByRole('alertdialog', { name: 'Are you still there?' })),
    act: press('Stay logged in'),
  },
  log: never('the app logs in batches'),
  reportViolations: never('browsers call it by themselves'),
} satisfies Record<string, Caller | NoCaller>;
