import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { button, heading, link, sees } from '../../../tests/screens/screen';
import { RESULT_KINDS } from '../../navigation/result-kinds';
import { goTo } from '../../navigation/navigation';
import { currentPage } from '../../navigation/redirects';
import './ResultPage';

async function open(): Promise<void> {
  await openApp('/auth/notification?redirectUrl=%2Fauth%2Fchoose-product');
  await expect.element(heading('404: Page Not Found')).toBeVisible();
}
/** Shows the result as a flow does. */
const show = (result: unknown) => goTo(currentPage(), { state: { result } });

const login = 'Go to login > /auth/login';
const onward = 'Continue > /auth/choose-product';
const expired = 'This link is no longer valid';

/** The rows come from docs/product, so that they check the table of the app. */
const kinds = [
  `FAILURE | error | 404: Page Not Found | Sorry, the requested page could not be found. It may have been | ${login}`,
  `FAILURE_LINK | error | ${expired} | contact your HR department for a new link | ${login}`,
  `FAILURE_LINK_VERIFY_EMAIL | error | ${expired} | The link to verify your email address has expired | ${login}`,
  `FAILURE_LINK_RESET_PASS | error | ${expired} | has expired | Try again > /auth/forgot-password/request`,
  'FAILURE_SAML_INCORRECT_APP_ID | error | We couldn’t open this application | HR department | Continue > /authn/landing',
  `FAILURE_UNAUTHORIZED | error | You don’t have access | contact your HR department or support | ${login}`,
  `FAILURE_RECOVER_ATTEMPT | error | Too many attempts | Please try again later. | ${login}`,
  'FAILURE_REDIRECT_TO_AIM | info | Continue on the registration portal | Registration code: A1 | Go to the registration portal > https://registration.example/portal',
  `FAILURE_UNSUPPORTED | error | Something went wrong | We couldn’t complete this | ${login}`,
  `FAILURE_INCOMPLETE_PROFILE | error | Your profile is incomplete | contact your HR department | ${login}`,
  `FAILURE_SSO_LOGIN_REQUEST | error | Single sign-on didn’t work | Please try again. | ${login}`,
  `FAILURE_UNDETERMINED_NEXO_SESSION | error | We couldn’t log you out completely | close all browser windows | ${login}`,
  `BAD_REGISTRATION_TOKEN | error | This registration link can’t be used | Links are valid for 15 days. | ${login}`,
  `FAILURE_VERIFY_CONTACT_INFO | error | We couldn’t verify your contact info | Please try again. | ${onward}`,
  `FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS | error | Too many attempts | Please try again later. | ${onward}`,
  `FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL | error | This email address is already in use | Shared email addresses cannot be used for account security. | ${onward}`,
  `FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT | error | We couldn’t read your contact info | The format of the contact info value is invalid | ${onward}`,
  `SUCCESS_VERIFY_EMAIL | success | Email address verified | You can continue now. | ${onward}`,
  `SUCCESS_FORGOT_PASS_REQUEST | success | Check your email | a link to reset your password | ${login}`,
  `SUCCESS_FORGOT_USERNAME_REQUEST | success | Check your email | we’ll send you your username | ${login}`,
  `SUCCESS_SELF_REGISTRATION_REQUEST | success | Check your email | a link to register | ${login}`,
  'SUCCESS_FORGOT_PASS_RESET | success | Password changed | You can use it to log in now. | Log in > /auth/login',
  'SUCCESS_CREATE_ACCOUNT | success | Account created | You can log in now. | Log in > /auth/login',
  'SUCCESS_ACCOUNT_ALREADY_CREATED | info | You already have an account | You can use it to log in. | Log in > /auth/login',
  `SUCCESS_VERIFY_CONTACT_EMAIL | success | Email address verified | You can continue now. | ${onward}`,
  `SUCCESS_VERIFY_CONTACT_PHONE | success | Phone number verified | You can continue now. | ${onward}`,
  `SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED | success | Already verified | There is nothing left to do. | ${onward}`,
].map((row) => row.split(' | '));

test('every kind of result has a row here', () =>
  expect(kinds.map(([kind]) => kind).sort()).toEqual(Object.keys(RESULT_KINDS).sort()));

test('each kind of result is a page with its status, title, message and way on', async () => {
  await open();
  for (const [kind = '', status = '', title = '', message = '', way = ''] of kinds) {
    show({ kind, ...(kind === 'FAILURE_REDIRECT_TO_AIM' && { registrationCode: 'A1' }) });
    await expect.element(heading(title), { message: kind }).toBeVisible();
    await sees(message);
    expect(document.querySelector('.ui-result__icon')?.className, kind).toMatch(new RegExp(`--${status}$`));
    const shown = `${status === 'error' ? 'Error: ' : ''}${title} – Lifion`;
    await expect.poll(() => document.title, { message: kind }).toBe(shown);
    const [label = '', href = ''] = way.split(' > ');
    await expect.element(page.getByRole('main').getByRole('link'), { message: kind }).toHaveAttribute('href', href);
    await expect.element(link(label), { message: kind }).toBeVisible();
  }
});

test('the title of a result ends with its page', async () => {
  await open();
  show({ kind: 'SUCCESS_CREATE_ACCOUNT' });
  await link('Log in').click();
  await expect.poll(() => document.title).toBe('Log in – Lifion');
});

test('an unknown result shows the unsupported failure', async () => {
  await open();
  for (const result of [{ kind: 'NEW_KIND' }, { kind: '__proto__' }, { kind: 7 }, []]) {
    show({ kind: 'SUCCESS_CREATE_ACCOUNT' });
    await expect.element(heading('Account created')).toBeVisible();
    show(result);
    await expect.element(heading('Something went wrong'), { message: JSON.stringify(result) }).toBeVisible();
  }
});

test('in the mobile app each result about a contact continues with its event', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('ReactNativeWebView', { postMessage });
  onTestFinished(() => void vi.unstubAllGlobals());
  await open();
  for (const [kind = '', , title = ''] of kinds.filter(([kind]) => /_VERIFY_CONTACT/.test(String(kind)))) {
    show({ kind });
    await expect.element(heading(title)).toBeVisible();
    postMessage.mockClear();
    await button('Continue').click();
    const type = `contact-verify-${kind.startsWith('S') ? 'success' : 'error'}`;
    expect(postMessage.mock.calls, kind).toEqual([[JSON.stringify({ type })]]);
    await expect.element(page.getByRole('main').getByRole('link'), { message: kind }).not.toBeInTheDocument();
  }
});
