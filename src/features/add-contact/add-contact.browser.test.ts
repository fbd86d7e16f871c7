import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allowInConsole } from '../../../tests/screens/app';
import {
  alert,
  arrivesAt,
  button,
  field,
  follow,
  hasError,
  heading,
  link,
  press,
  sees,
  type,
} from '../../../tests/screens/screen';
import { sentWith, timesCalled, titleIsError, toast, visit } from '../../../tests/screens/settings';
import './AddContactForm';

const GOOD = '(212) 555-0142';
const openPhone = (query = '') => visit(`/auth/add-phone${query}`, { as: 'phil', level: 1 });
const openEmail = (query = '') => visit(`/auth/add-email${query}`, { as: 'ella', level: 1 });

async function add(phone = GOOD): Promise<void> {
  await type('Phone number', phone);
  await press('Add phone number');
}

test.each([
  ['phone', openPhone, 'Add a phone number'],
  ['address', openEmail, 'Add an email address'],
])('the page of a %s has its heading', async (_what, open, title) => {
  await open();
  await expect.element(heading(title)).toBeVisible();
  await sees('We use it to reach you and to confirm that it’s you.');
});

test.each([
  ['INVALID_PHONE_NUMBER', 'Please enter a valid phone number, without an extension.'],
  ['PHONE_NUMBER_ALREADY_EXISTS', 'This phone number is already in use. Please enter another one.'],
])('%s says at the number "%s"', async (code, text) => {
  const { world } = await openPhone();
  await world.on('addPhoneNumber').code(code);
  await add();
  await hasError('Phone number', text);
  await expect.element(field('Phone number')).toHaveFocus();
  await expect.element(field('Phone number')).toHaveValue(GOOD);
  await titleIsError();
});

test.each([
  ['INVALID_EMAIL', 'Please enter a valid email address.'],
  ['EMAIL_ALREADY_EXISTS', 'This email address is already in use. Please enter another one.'],
])('%s says at the address "%s"', async (code, text) => {
  const { world } = await openEmail();
  await world.on('addEmailAddress').code(code);
  await type('Email address', 'ella@example.com');
  await press('Add email address');
  await hasError('Email address', text);
});

test('a number that is none is not sent', async () => {
  const { world } = await openPhone();
  await add('12');
  await hasError('Phone number', 'Please enter a valid phone number, without an extension.');
  expect(await timesCalled(world, 'addPhoneNumber')).toBe(0);
});

test('an address that is none is not sent', async () => {
  const { world } = await openEmail();
  await type('Email address', 'ella');
  await press('Add email address');
  await hasError('Email address', 'Please enter a valid email address.');
  expect(await timesCalled(world, 'addEmailAddress')).toBe(0);
});

test.each([
  [
    'number',
    openPhone,
    'addPhoneNumber',
    'Phone number',
    GOOD,
    'Add phone number',
    'The phone number could not be added. Please try again.',
  ],
  [
    'address',
    openEmail,
    'addEmailAddress',
    'Email address',
    'ella@example.com',
    'Add email address',
    'The email address could not be added. Please try again.',
  ],
] as const)(
  'a failure of the %s is told above the button',
  async (_what, open, operation, label, value, action, text) => {
    const { world } = await open();
    await world.on(operation).status(503);
    await type(label, value);
    await press(action);
    await expect.element(alert()).toHaveTextContent(text);
    await expect.element(field(label)).toHaveValue(value);
  },
);

test('a lost connection is told as such', async () => {
  allowInConsole(/./);
  const { world } = await openPhone();
  await world.on('addPhoneNumber').drop();
  await add();
  await expect
    .element(alert())
    .toHaveTextContent('We couldn’t reach the server. Please check your connection and try again.');
});

test('a message ends when the person types on', async () => {
  const { world } = await openPhone();
  await world.on('addPhoneNumber').code('PHONE_NUMBER_ALREADY_EXISTS');
  await add();
  await hasError('Phone number', 'already in use');
  await type('Phone number', '+12125550143');
  await expect.element(field('Phone number')).not.toHaveAttribute('aria-invalid');
});

test('the button is disabled without a number', async () => {
  await openPhone();
  await expect.element(button('Add phone number')).toBeDisabled();
});

test('a number is sent as E.164 with its purpose', async () => {
  const { world } = await openPhone();
  await field('Business').click();
  await add();
  expect(await sentWith(world, 'addPhoneNumber')).toEqual({ phoneNumber: '+12125550142', isPersonal: false });
  await expect.element(toast('The contact method was saved.')).toBeVisible();
});

test('an added number leads to redirectUrl', async () => {
  await openPhone('?redirectUrl=/auth/account-settings/devices');
  await add();
  await arrivesAt('/auth/account-settings/devices');
});

test('a redirectUrl of another origin leads home', async () => {
  allowInConsole(/redirectUrl is ignored/);
  const { left } = await openPhone('?redirectUrl=https://evil.example/');
  await add();
  await expect.element(toast('The contact method was saved.')).toBeVisible();
  expect(left.join()).not.toContain('evil');
});

test('a second press while it is added sends nothing', async () => {
  const { world } = await openPhone();
  await world.on('addPhoneNumber').delay(60_000);
  await add();
  await userEvent.keyboard('{Enter}');
  await world.faults.clear();
  await expect.element(toast('The contact method was saved.')).toBeVisible();
  expect(await timesCalled(world, 'addPhoneNumber')).toBe(1);
});

test.each([
  ['', 'Log out', '/auth/logout'],
  ['?cancelUrl=/auth/account-settings/contact-info', 'Cancel', '/auth/account-settings/contact-info'],
  ['?cancelUrl=https://evil.example/', 'Log out', '/auth/logout'],
])('the way out of "%s" is %s', async (query, name, path) => {
  allowInConsole(/cancelUrl is ignored/);
  await openPhone(query);
  await expect.element(link(name)).toHaveAttribute('href', path);
});

test('Cancel follows cancelUrl', async () => {
  await visit('/auth/add-phone?cancelUrl=/auth/account-settings/devices');
  await follow('Cancel');
  await arrivesAt('/auth/account-settings/devices');
});
