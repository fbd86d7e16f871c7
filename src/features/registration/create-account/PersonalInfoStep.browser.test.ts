import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockWorld } from '../../../../mock-server/client/world';
import { openApp } from '../../../../tests/screens/app';
import { refusedAtField } from '../../../../tests/screens/refusals';
import { askForCode, open, shows, terms, typeAddress } from '../../../../tests/screens/registration';
import { alert, button, field, hasError, leave, press, sees, type } from '../../../../tests/screens/screen';
import './CreateAccountScreen';

const TAKEN = 'There is already an account with this email address.';
const COMPANY = 'A company email address is required.';

async function tryAddress(email: string): Promise<void> {
  await typeAddress(email);
  await leave();
}

test('the fields have the names that browsers know, and the terms their documents', async () => {
  await open();
  const tokens = [...document.querySelectorAll('main :is(input, select)[name]')].map((one) =>
    one.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['given-name', 'family-name', 'email', 'email', 'tel-country-code', 'tel', null]);
  await expect.element(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/auth/legal');
  await expect
    .element(page.getByRole('main').getByRole('link').last())
    .toHaveAttribute('href', expect.stringMatching(/privacy/));
});

test('each field has its error until it is right again', { tags: 'long' }, async () => {
  await open();
  await terms().click();
  for (const [label, text, error, good] of [
    ['First name', '王'.repeat(41), 'First names must have at most 40 characters.', 'Nell'],
    ['Confirm email address', 'other@example.com', 'The email addresses are not the same.', 'nell@example.com'],
    ['Email address', 'nell at example', 'A valid email address is required', 'nell@example.com'],
    ['Phone number (optional)', '212 555 0188 ext 4', 'Please enter a valid phone number, without an extension.', ''],
  ] as const) {
    await type(label, text);
    await press('Continue');
    await hasError(label, error);
    await type(label, good);
    await expect.element(field(label), { message: label }).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('several errors are a list that has the focus', { tags: 'long' }, async () => {
  await open();
  await type('First name', 'x'.repeat(41));
  await type('Phone number (optional)', '12');
  await press('Continue');
  const summary = page.getByRole('group', { name: 'Please check the following' });
  await expect.element(summary).toHaveFocus();
  const links = summary.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'First names must have at most 40 characters.',
    'Please enter a valid phone number, without an extension.',
    'Terms must be accepted',
  ]);
  await summary.getByRole('link', { name: 'Please enter a valid phone number' }).click();
  await expect.element(field('Phone number (optional)')).toHaveFocus();
  await press('Continue');
  await expect.element(summary).toHaveFocus();
});

test('Japanese puts the family name first', { tags: 'long' }, async () => {
  await open();
  await field('Language').selectOptions('ja-JP');
  await expect.poll(() => document.querySelector('main input')?.getAttribute('name')).toBe('lastName');
  await expect.element(page.getByRole('combobox').last()).toHaveTextContent('ドイツ');
});

test('what is typed just before Enter is there again after Back', { tags: 'long' }, async () => {
  await open();
  await typeAddress('nell@example.com');
  await terms().click();
  await type('First name', 'Nelly');
  await userEvent.keyboard('{Enter}');
  await shows('Verify your email address');
  history.back();
  await expect.element(field('First name')).toHaveValue('Nelly');
  await expect.element(terms()).not.toBeChecked();
});

test('spaces around a name go when the field is left', async () => {
  await open();
  await type('Last name', '  O’Byrne ');
  await leave();
  await expect.element(field('Last name')).toHaveValue('O’Byrne');
});

test('each refusal of the address says its message', { tags: 'long' }, async () => {
  const { world } = await open();
  await terms().click();
  const send = () => press('Continue');
  await refusedAtField(world.on('checkEmailAddress'), send, field('Email address'), {
    TOO_MANY_ATTEMPTS: 'There were too many attempts. Please wait a while and try again.',
    SERVER_ERROR: 'Something went wrong, and we couldn’t check this email address. Please try again.',
  });
  await refusedAtField(world.on('prepareCodeEmailVerification'), send, field('Email address'), {
    DUPLICATE_EMAIL: TAKEN,
    INVALID_EMAIL: COMPANY,
  });
});

test('the mail to a taken address is not said to be sent, because an account without a password gets none', async () => {
  const { world } = await open();
  await world.state.patch('persons', 'ann', { password: null });
  await tryAddress('ann@example.com');
  await hasError('Email address', TAKEN);
  expect(document.title).toMatch(/^Error: /);
  await world.on('requestPasswordReset').times(1).status(500);
  await press('Send a reset email');
  await expect.element(alert()).toHaveTextContent('We couldn’t send the email. Please try again later.');
  await press('Send a reset email');
  await expect.element(page.getByText('If we find an account with this email address')).toBeVisible();
  expect(await world.outbox.list()).toEqual([]);
});

test('too many codes hold Continue until the wait is over', { tags: 'long' }, async () => {
  const { world } = await open();
  const once = world.on('prepareCodeEmailVerification').times(1);
  await once.answer({ status: 429, headers: { 'Retry-After': '2' } });
  await askForCode();
  await expect.element(alert()).toHaveTextContent('There were too many attempts. Please wait a while and try again.');
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Try again in 0:0\d/);
  await expect.element(button('Continue')).toBeDisabled();
  await expect.element(button('Continue')).toBeEnabled();
  await press('Continue');
  await shows('Verify your email address');
});

test('a service that wants the date of birth first gets it', async () => {
  const { world } = await open();
  await world.on('prepareCodeEmailVerification').code('ERROR_VERIFYING_ASSOCIATE');
  await askForCode();
  await shows('Welcome, Nell');
});

test('a company rule that cannot be looked up refuses the address', async () => {
  const before = ({ on }: MockWorld) => on('getFeatureForClient').status(500);
  await open('invite-company-email', { before });
  await tryAddress('cody@company.example');
  await hasError('Email address', 'We couldn’t check this email address. Please try again later.');
  await sees('Some settings couldn’t be loaded. You can continue.');
});

test.each([
  ['invite-no-birth-date', 'Your profile is incomplete'],
  ['invite-sso', 'This link is no longer valid'],
  ['a b', 'This link is no longer valid'],
])('the link %s leads to "%s"', async (token, title) => {
  await openApp(`/auth/create-account/${encodeURIComponent(token)}`);
  await shows(title);
});

test.each([
  [403, 'INSUFFICIENT_PERMISSIONS', 'Create your account'],
  [401, 'MISSING_SESSION_COOKIE', 'Create your account'],
  [500, 'SERVER_ERROR', 'Something went wrong'],
] as const)('a session check that ends with %i %s leads to "%s"', async (status, code, title) => {
  const before = ({ on }: MockWorld) => on('checkAuthentication').status(status, code);
  await openApp('/auth/create-account/invite-no-check', { as: 'ann', before });
  await shows(title);
});

test('client 002 on the external-domain host takes any address', async () => {
  const config = { ...(await (await fetch('/auth/config.json')).json()), externalDomainHost: location.host };
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(input) === '/auth/config.json' ? Promise.resolve(Response.json(config)) : own(input, init),
  );
  await open('invite-staff', { before: (world) => world.given.flag('requireAdpEmailForICCAccess', true, '002') });
  await askForCode();
  await shows('Verify your email address');
});
