import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../app';
import { shows, toCredentials, typeCredentials } from '../registration';
import { field, follow, link, press, sees } from '../screen';
import '../../../src/features/registration-success/RegistrationSuccessScreen';

const IOS = 'https://apps.apple.com/app/id0000000000';
const ANDROID = 'https://play.google.com/store/apps/details?id=example.hrpayroll';
const APP = 'hrpayroll://open';

async function open(userAgent = navigator.userAgent) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const opened = await openApp('/auth/a/registration/success');
  await shows('Your account is ready');
  return opened;
}

test('a desktop goes on to the home page', async () => {
  await open();
  await sees('Registration is complete. You can now continue to your home page.');
  await expect.element(link('Continue')).toHaveAttribute('href', '/');
  expect(page.getByRole('button', { name: 'Open the app' }).elements()).toEqual([]);
});

test.each([
  ['iPhone', 'Get the app from the App Store', IOS],
  ['Android', 'Get the app from Google Play', ANDROID],
])('%s: "%s" leads to its store', async (device, name, store) => {
  await open(device);
  await sees('Registration is complete. You can now continue in the mobile app.');
  await expect.element(link(name)).toHaveAttribute('href', store);
  await expect.element(link('I already have the app')).toHaveAttribute('href', APP);
  await expect.element(link('Continue on the desktop site')).toHaveAttribute('href', '/');
});

test.each([
  ['iPhone', 'Continue on the desktop site', 'You can now continue in the mobile app.'],
  ['desktop', 'Log in', 'You can now log in.'],
])('%s: "%s" asks for the password of the new username', async (device, name, text) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device);
  await toCredentials({ as: 'ann' });
  await typeCredentials('nell.byrne');
  await press('Create account');
  await sees(text);
  await follow(name);
  await expect.element(field('Username')).toHaveValue('nell.byrne');
  await expect.element(field('Password')).toBeVisible();
});

test.each([
  ['stays on the page', 'visible', [APP, IOS]],
  ['is gone behind the app', 'hidden', [APP]],
] as const)('the store of a person who %s opens after 500 ms: %s', async (_who, state, addresses) => {
  const { left } = await open('iPhone');
  await expect.element(page.getByRole('button', { name: 'Open the app' })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page
    .getByRole('button', { name: 'Open the app' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.advanceTimersByTime(499);
  expect(left).toEqual([APP]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(left).toEqual(addresses);
});
