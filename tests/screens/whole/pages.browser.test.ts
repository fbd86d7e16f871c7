import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../app';
import { kinds } from '../results';
import { arrivesAt, button, doesNotSee, heading, link, press, sees } from '../screen';
import { RESULT_KINDS } from '../../../src/navigation/result-kinds';
import { goTo } from '../../../src/navigation/navigation';
import { currentPage } from '../../../src/navigation/redirects';
import '../../../src/app/notices/ResultPage';
import '../../../src/app/notices/notices';
import '../../../src/app/notices/RegistrationError';
import '../../../src/features/choose-product/ChooseProductScreen';
import '../../../src/features/entry/EntryScreen';
import '../../../src/features/legal/LegalScreen';
import '../../../src/features/marketplace/MarketplaceScreen';
import '../../../src/features/switch-clients-message/SwitchClientsMessageScreen';

async function open(): Promise<void> {
  await openApp('/auth/notification?redirectUrl=%2Fauth%2Fchoose-product');
  await expect.element(heading('404: Page Not Found')).toBeVisible();
}
/** Shows the result as a flow does. */
const show = (result: unknown) => goTo(currentPage(), { state: { result } });

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

test('a value that the browser refuses to copy is selected instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await open();
  show({ kind: 'FAILURE_REDIRECT_TO_AIM', registrationCode: 'A1' });
  await button('Copy registration code').click();
  await expect.poll(() => getSelection()?.toString()).toBe('A1');
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

test('in the mobile app each result about a contact continues with its event', { tags: 'long' }, async () => {
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

const toLogin = 'Back to login > /auth/login';
const toLogout = 'Log out > /auth/logout';
const goToLogin = 'Go to login > /auth/login';

test.each([
  ['unauthorized-error', 'Error: ', 'You don’t have permission to see this page', [toLogin, toLogout]],
  ['resource-not-found', 'Error: ', 'You don’t have access to this product', [toLogout]],
  ['account-no-access', 'Error: ', 'Your account has no access', [toLogout]],
  ['archived', '', 'This company is archived', [toLogout]],
  ['outage', '', 'We’ll be right back', ['Try again > /auth/login']],
  ['a/error?error=BAD_REGISTRATION_TOKEN', 'Error: ', 'This registration link can’t be used', [goToLogin]],
  ['a/error?error=%3Cimg%20src=x%3E', 'Error: ', 'Something went wrong', [goToLogin]],
])('/auth/%s has the title "%s%s" and the ways %j', async (path, error, title, ways) => {
  await openApp(`/auth/${path}`);
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => document.title).toBe(`${error}${title} – Lifion`);
  const links = page.getByRole('main').getByRole('link').elements();
  expect(links.map((one) => `${one.textContent} > ${one.getAttribute('href')}`)).toEqual(ways);
});

test.each([
  ['4f1c2a90-trace', true],
  ['<b>click here</b>', false],
])('the trace id "%s" of a link is shown: %s', async (traceId, isShown) => {
  await openApp(`/auth/unauthorized-error?traceId=${encodeURIComponent(traceId)}`);
  await page.getByText('Details for support').click();
  if (isShown) await expect.element(page.getByText(traceId)).toBeVisible();
  else doesNotSee('click here');
});

test.each([
  ['SAML-17.b', 'The link names SAML-17.b'],
  ['paid by ann@example.com', 'The link names no code'],
])('the outage page logs of "%s": %s', async (error, logged) => {
  const { world } = await openApp(`/auth/outage?error=${encodeURIComponent(error)}`);
  await expect
    .poll(async () => JSON.stringify(await world.journal.list({ operationId: 'batchLog' })))
    .toContain(logged);
});

const chooser = '/auth/choose-product';
const products = () => page.getByRole('main').getByRole('listitem').getByRole('link');

test('who has none reads whom to ask', async () => {
  await openApp(chooser, { as: 'ann' });
  await sees('There is no product that you can open yet. Please contact your HR department.');
  await expect.element(link('Go to home')).toHaveAttribute('href', '/');
  doesNotSee('more than one product');
});

test('products that cannot be loaded are asked for again', async () => {
  const { world } = await openApp(chooser, { as: 'petra', before: (w) => w.on('getLandingProducts').status(500) });
  await sees('We couldn’t load your products. Please try again.');
  await world.faults.clear();
  await press('Try again');
  await expect.element(link(/^Payroll/)).toBeVisible();
});

test('a product whose address leaves the site is not offered', async () => {
  const away = { targetUrl: 'https://evil.example/time' };
  await openApp(chooser, {
    as: 'petra',
    before: (world) => world.state.patch('products', 'product-petra-time', away),
  });
  await expect.element(link(/^Payroll/)).toBeVisible();
  expect(products().elements()).toHaveLength(2);
});

test('/auth/a offers each way in', async () => {
  await openApp('/auth/a');
  await expect.element(heading('Welcome to Lifion')).toBeVisible();
  for (const [name, href] of [
    ['Log in', '/auth/login'],
    ['Log in with single sign-on', '/auth/sso-login/request'],
    ['Create an account', '/auth/self-registration/request'],
    ['Forgot your username?', '/auth/forgot-username/request'],
    ['Forgot your password?', '/auth/forgot-password/request'],
  ] as const)
    await expect.element(link(name), { message: name }).toHaveAttribute('href', href);
});

test('the terms are open to a visitor', async () => {
  await openApp('/auth/legal');
  await expect.element(heading('Terms of Service')).toBeVisible();
});

const marketplace = '/auth/sso-idp-adp/marketplace?marketplaceApplicationGroupName=';

test.each([
  ['payroll-tools', '/outside/marketplace/payroll-tools'],
  ['NS_SSO_TESTING~%2Foutside%2Ftested', '/outside/tested'],
])('the marketplace group %s leaves for %s', async (group, to) => {
  const { left } = await openApp(marketplace + group, { as: 'ann' });
  await expect.poll(() => left).toEqual([to]);
});

test.each(['no-such-group', 'off-site'])('the marketplace group "%s" ends on a page with a way home', async (name) => {
  const { left } = await openApp(marketplace + name, { as: 'ann' });
  await expect.element(heading('This page can’t be opened')).toBeVisible();
  await expect.element(link('Go to home')).toHaveAttribute('href', '/');
  expect(left).toEqual([]);
});

test('who has switched no company is not asked to log in, and Continue leads to the companies', async () => {
  await openApp('/auth/switch-clients-message', { as: 'ben' });
  await sees('To switch companies, choose the company in your account settings.');
  await press('Continue');
  await arrivesAt('/auth/account-settings/switch-clients');
});
