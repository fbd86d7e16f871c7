import { page } from 'vitest/browser';
import { field, heading } from '../../screen';
import type { Callers } from '../table';
import { bodyUnread, settings } from '../caller';
import { kinds } from '../kinds';
import { check, fill, fillCode, inTurn, press, sees } from '../steps';

const username = {
  path: '/auth/login',
  way: fill('Username', 'ann.lee'),
  act: press('Next'),
  kept: ['Username', 'ann.lee'],
} as const;
/** If the check fails, the app asks for the password and sign-in continues. */
const asksForPassword = [{ after: kinds, shows: field('Password') }];
const noLanding = kinds.filter((kind) => !['401', '403 of the service', '412'].includes(kind));
const stepUp = { as: 'max', path: '/auth/step-up?redirectUrl=/auth/account-settings/devices' };
const textMessage = inTurn(check('radio', /Text message/), press('Continue'));
/** An ended session is as good as a logout: the user arrives without an error. */
const signedOut = [{ after: [...bodyUnread, '401'] as const, shows: heading('Log in') }];

const asksPassword = { path: '/auth/login', way: inTurn(fill('Username', 'ann.lee'), press('Next')) } as const;
const mailCode = press('Email me a code');

/** The calls of sign-in, of its checks before each page, and of the platform. */
export const signInCallers = {
  login: {
    path: '/auth/login',
    way: inTurn(fill('Username', 'ann.lee'), press('Next'), fill('Password', 'Sunny-Harbor-42')),
    act: press('Log in'),
  },
  logout: { as: 'ann', path: '/auth/logout', unseen: signedOut },
  logoutAllSessions: { as: 'ann', path: '/auth/logout-all-sessions', act: press(/^Log out/), unseen: signedOut },
  checkAuthentication: { as: 'ann', path: '/auth/account-settings/devices' },
  checkAuthPath: {
    ...username,
    given: (world) => world.given.flag('enableCheckAuthPathPost'),
    unseen: asksForPassword,
  },
  checkAuthPathByUsername: { ...username, unseen: asksForPassword },
  // The server enforces the obligations, so a failed check does not stop the user.
  checkObligations: {
    ...settings('devices'),
    unseen: [{ after: kinds.filter((kind) => kind !== '412'), shows: page.getByText('No device is set up') }],
  },
  getLandingProducts: { as: 'petra', path: '/auth/choose-product' },
  // If the service gives no landing page, the user goes to the product home.
  getLanding: { as: 'ann', path: '/authn/landing', unseen: [{ after: noLanding, shows: heading('Welcome, Ann') }] },
  getMfaState: stepUp,
  startMfaChallenge: { ...stepUp, act: textMessage },
  verifyMfaChallenge: { ...stepUp, way: textMessage, act: fillCode('stepUp') },
  // A flag without a response is off.
  getFeature: { ...username, unseen: asksForPassword },
  getTextPackage: {
    path: '/auth/forgot-password/request',
    given: () => void (document.cookie = 'user-language=de-DE; path=/'),
    unseen: [{ after: kinds, shows: heading('Forgot your password?') }],
  },
  startCodeSignIn: { ...asksPassword, act: mailCode },
  finishCodeSignIn: { ...asksPassword, way: inTurn(asksPassword.way, mailCode), act: fillCode('signIn') },
  redeemPasswordResetCode: {
    path: '/auth/forgot-password/request',
    way: inTurn(fill('Email address', 'ann@example.com'), press('Submit'), fill('Code from the email', '123456')),
    act: press('Continue'),
    kept: ['Code from the email', '123456'],
  },
  prolongSession: {
    as: 'ann',
    given: (world) => world.given.limits({ sessionMs: 50_000 }),
    path: '/auth/account-settings/change-password',
    way: sees(page.getByRole('alertdialog', { name: 'Are you still there?' })),
    act: press('Stay logged in'),
  },
} satisfies Callers;
