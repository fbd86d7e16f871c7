import { expect, test } from 'vitest';
import { allowInConsole } from '../../../tests/screens/app';
import { alert, arrivesAt, button, field, link, press, type } from '../../../tests/screens/screen';
import { refusedAtField } from '../../../tests/screens/refusals';
import { sentWith, toast, visit } from '../../../tests/screens/settings';
import './AddEmailScreen';
import './AddPhoneScreen';

const GOOD = '(212) 555-0142';
const openPhone = (query = '') => visit(`/auth/add-phone${query}`, { as: 'phil', level: 1 });
const openEmail = (query = '') => visit(`/auth/add-email${query}`, { as: 'ella', level: 1 });

async function add(phone = GOOD): Promise<void> {
  await type('Phone number', phone);
  await press('Add phone number');
}

test('each refusal of a number says its message at the field', async () => {
  const { world } = await openPhone();
  await refusedAtField(world.on('addPhoneNumber'), add, field('Phone number'), {
    INVALID_PHONE_NUMBER: 'Please enter a valid phone number, without an extension.',
    PHONE_NUMBER_ALREADY_EXISTS: 'This phone number is already in use. Please enter another one.',
  });
  await expect.element(field('Phone number')).toHaveValue(GOOD);
  await expect.element(field('Phone number')).toHaveAttribute('autocomplete', 'tel');
});

test('each refusal of an address says its message at the field', async () => {
  const { world } = await openEmail();
  const addEmail = async () => {
    await type('Email address', 'ella@example.com');
    await press('Add email address');
    await expect.element(field('Email address')).toHaveAttribute('autocomplete', 'email');
  };
  await refusedAtField(world.on('addEmailAddress'), addEmail, field('Email address'), {
    INVALID_EMAIL: 'Please enter a valid email address.',
    EMAIL_ALREADY_EXISTS: 'This email address is already in use. Please enter another one.',
  });
});

test('a lost connection has its own message', async () => {
  allowInConsole(/./);
  const { world } = await openPhone();
  await world.on('addPhoneNumber').drop();
  await add();
  await expect
    .element(alert())
    .toHaveTextContent('We couldn’t reach the server. Please check your connection and try again.');
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

test('an added number without a redirectUrl leads home', async () => {
  const { left } = await openPhone();
  await add();
  await expect.poll(() => left).toEqual(['/']);
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

test('another failure has its message above the button', async () => {
  const { world } = await openPhone();
  await world.on('addPhoneNumber').status(503);
  await add();
  await expect.element(alert()).toHaveTextContent('The phone number couldn’t be added. Please try again.');
});
