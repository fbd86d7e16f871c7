import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { button, doesNotSee, field, heading, press, sees } from '../../../tests/screens/screen';
import { called, PASSWORD, signIn } from '../../../tests/screens/sign-in';
import './LoginForm';

const login = '/auth/login';
const challenge = () => page.getByRole('checkbox', { name: 'I am not a robot' });
const required = 'This field is required';

/** The window keeps the script, so this test comes before the others. */
test('a security check that does not load can be loaded again', async () => {
  const own = document.head.append.bind(document.head);
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'));
      else own(node);
  });
  await openApp(login);
  await signIn('cam.captcha');
  await sees('The security check couldn’t be loaded. Please check your connection and try again.');
  append.mockRestore();
  await press('Load the security check again');
  await expect.element(challenge()).toBeVisible();
  doesNotSee('couldn’t be loaded');
});

test('nothing can be sent before the security check', { tags: 'long' }, async () => {
  const { world } = await openApp(login);
  await signIn('cam.captcha');
  await sees('Please complete the security check below, then log in again.');
  await expect.element(button('Log in')).toBeDisabled();
  await expect.element(field('Password')).toHaveValue(PASSWORD);
  await challenge().click();
  await press('Log in');
  await expect.element(heading('Welcome, Cam')).toBeVisible();
  await world.verify({ call: { operationId: 'login', body: { recaptchaToken: 'captcha-ok' } }, times: 1 });
});

test('Enter without the security check says what is missing, until it is done', { tags: 'long' }, async () => {
  const { world } = await openApp(login);
  await signIn('cam.captcha');
  await expect.element(challenge()).toBeVisible();
  await field('Password').click();
  await userEvent.keyboard('{Enter}');
  await sees(required);
  await expect.element(page.getByRole('group', { name: 'Security check' })).toHaveFocus();
  await called(world, 'login', 1);
  // A screen reader says the message again only if it is new.
  const said = page.getByText(required).element();
  await field('Password').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said.isConnected).toBe(false);
  await challenge().click();
  await expect.element(page.getByText(required)).not.toBeInTheDocument();
});

test('a security check that expires has to be done again', async () => {
  await openApp(login);
  await signIn('cam.captcha');
  await challenge().click();
  await expect.element(button('Log in')).toBeEnabled();
  // The stand-in then calls back as at the end of its time.
  await challenge().click();
  await sees(required);
  await expect.element(button('Log in')).toBeDisabled();
});

test('a security check that breaks says so', async () => {
  const code = 'RECAPTCHA_RESPONSE_TOKEN_MISSING';
  const body = { code, message: 'x', traceId: 't', errors: [{ code, message: 'x', details: { siteKey: 'broken' } }] };
  await openApp(login, { before: (world) => world.on('login').answer({ status: 401, body }) });
  await signIn('ann.lee');
  await sees('The security check couldn’t be loaded.');
});

test('a lock hides the security check', { tags: 'long' }, async () => {
  const { world } = await openApp(login);
  await signIn('cam.captcha');
  await challenge().click();
  await world.on('login').code('TOO_MANY_ATTEMPTS');
  await press('Log in');
  await sees('There were too many attempts.');
  await expect.element(challenge()).not.toBeInTheDocument();
});
