import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { doesNotSee, heading } from '../../../tests/screens/screen';
import './notices';
import './RegistrationError';

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
