import type { Page } from '@playwright/test';
import { RESULT_KINDS } from '../../../src/navigation/result-kinds';
import { expectAccessible } from '../../support/guards/axe';
import { historyEntry } from '../../support/verbs/history';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The rows come from docs/product, not from the app's own table, so that they check it. */

type Row = readonly [
  kind: string,
  status: 'success' | 'error' | 'info',
  title: string,
  message: string,
  wayOn: string,
  href: string,
];

const login = ['Go to login', '/auth/login'] as const;
const loginNow = ['Log in', '/auth/login'] as const;
const onward = ['Continue', '/auth/choose-product'] as const;

const kinds: readonly Row[] = [
  [
    'FAILURE',
    'error',
    '404: Page Not Found',
    'Sorry, the requested page could not be found. It may have been deleted or moved.',
    ...login,
  ],
  ['FAILURE_LINK', 'error', 'This link is no longer valid', 'contact your HR department for a new link', ...login],
  [
    'FAILURE_LINK_VERIFY_EMAIL',
    'error',
    'This link is no longer valid',
    'The link to verify your email address has expired',
    ...login,
  ],
  [
    'FAILURE_LINK_RESET_PASS',
    'error',
    'This link is no longer valid',
    'The link to reset your password has expired',
    'Try again',
    '/auth/forgot-password/request',
  ],
  [
    'FAILURE_SAML_INCORRECT_APP_ID',
    'error',
    'We couldn’t open this application',
    'The single sign-on settings for this application are not correct.',
    'Continue',
    '/authn/landing',
  ],
  ['FAILURE_UNAUTHORIZED', 'error', 'You don’t have access', 'contact your HR department or support', ...login],
  ['FAILURE_RECOVER_ATTEMPT', 'error', 'Too many attempts', 'Please try again later.', ...login],
  [
    'FAILURE_REDIRECT_TO_AIM',
    'info',
    'Continue on the registration portal',
    'Registration code: A1B2-C3',
    'Go to the registration portal',
    'https://registration.example/portal',
  ],
  ['FAILURE_UNSUPPORTED', 'error', 'Something went wrong', 'We couldn’t complete this', ...login],
  ['FAILURE_INCOMPLETE_PROFILE', 'error', 'Your profile is incomplete', 'contact your HR department', ...login],
  ['FAILURE_SSO_LOGIN_REQUEST', 'error', 'Single sign-on didn’t work', 'Please try again.', ...login],
  [
    'FAILURE_UNDETERMINED_NEXO_SESSION',
    'error',
    'We couldn’t log you out completely',
    'close all browser windows',
    ...login,
  ],
  [
    'BAD_REGISTRATION_TOKEN',
    'error',
    'This registration link can’t be used',
    'already registered, or the link has expired. Links are valid for 15 days.',
    ...login,
  ],
  ['FAILURE_VERIFY_CONTACT_INFO', 'error', 'We couldn’t verify your contact info', 'Please try again.', ...onward],
  ['FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS', 'error', 'Too many attempts', 'Please try again later.', ...onward],
  [
    'FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL',
    'error',
    'This email address is already in use',
    'Shared email addresses cannot be used for account security.',
    ...onward,
  ],
  [
    'FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT',
    'error',
    'We couldn’t read your contact info',
    'The format of the contact info value is invalid',
    ...onward,
  ],
  ['SUCCESS_VERIFY_EMAIL', 'success', 'Email address verified', 'You can continue now.', ...onward],
  ['SUCCESS_FORGOT_PASS_REQUEST', 'success', 'Check your email', 'a link to reset your password', ...login],
  ['SUCCESS_FORGOT_USERNAME_REQUEST', 'success', 'Check your email', 'we’ll send you your username', ...login],
  ['SUCCESS_SELF_REGISTRATION_REQUEST', 'success', 'Check your email', 'a link to register', ...login],
  ['SUCCESS_FORGOT_PASS_RESET', 'success', 'Password changed', 'You can use it to log in now.', ...loginNow],
  ['SUCCESS_CREATE_ACCOUNT', 'success', 'Account created', 'You can log in now.', ...loginNow],
  ['SUCCESS_ACCOUNT_ALREADY_CREATED', 'info', 'You already have an account', 'You can use it to log in.', ...loginNow],
  ['SUCCESS_VERIFY_CONTACT_EMAIL', 'success', 'Email address verified', 'You can continue now.', ...onward],
  ['SUCCESS_VERIFY_CONTACT_PHONE', 'success', 'Phone number verified', 'You can continue now.', ...onward],
  ['SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED', 'success', 'Already verified', 'There is nothing left to do.', ...onward],
];

/** Navigates to a result within the page, as a flow does. */
async function expectResult(page: Page, [kind, status, title, message, wayOn, href]: Row): Promise<void> {
  const result = { kind, ...(kind === 'FAILURE_REDIRECT_TO_AIM' && { registrationCode: 'A1B2-C3' }) };
  await page.evaluate((entry) => {
    history.pushState(entry, '', '/auth/notification?redirectUrl=%2Fauth%2Fchoose-product');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, historyEntry({ result }));
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page.locator('.ui-result__icon')).toHaveClass(new RegExp(`--${status}$`));
  await expect(page).toHaveTitle(`${status === 'error' ? 'Error: ' : ''}${title} – Lifion`);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: wayOn })).toHaveAttribute('href', href);
}

test('each result kind has its title, message, status and continuation', async ({ page }) => {
  expect(kinds.map(([kind]) => kind).sort()).toEqual(Object.keys(RESULT_KINDS).sort());
  await page.goto('/auth/notification');
  for (const row of kinds) await test.step(row[0], () => expectResult(page, row));
  await expectAccessible(page);
});
