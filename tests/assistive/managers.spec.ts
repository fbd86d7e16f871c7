import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { PASSWORD } from '../support/verbs/sign-in';
import type { Desktop } from './desktop/desktop';
import { isPasswordStep, shows, test } from './test';

/**
 * The password manager of Firefox: a window on a virtual screen, keys of the desktop, and the browser's own questions.
 * The tests share its profile, so each begins with the logins that those before have saved.
 */
const BEN_PASSWORD = 'Misty-Valley-63';

const valueOf = (tab: Page, name: string) => tab.$eval(`input[name="${name}"]`, ({ value }: HTMLInputElement) => value);
/** The browser has filled the field. */
const isFilled = (tab: Page, name: string) => tab.waitForSelector(`input[name="${name}"]:autofill`);

test.beforeEach(({ world }) => world.state.patch('persons', 'ben', { password: BEN_PASSWORD }));

test('nothing saved, sign-in by hand: offers to save the login', async ({ tab, desktop, open }) => {
  await open('/auth/login');
  await desktop.type('ann.lee');
  await desktop.press('Return');
  await isPasswordStep(tab);
  await desktop.type(PASSWORD);
  await desktop.press('Return');
  await shows(tab, 'Ann');
  expect(await desktop.pressOwnButton('Save')).toContain('ann.lee');
});

test('one login, page opened: Enter, Enter signs in', async ({ tab, desktop, open }) => {
  await open('/auth/login');
  await isFilled(tab, 'username');
  await desktop.press('Return');
  await isPasswordStep(tab);
  expect(await valueOf(tab, 'username')).toBe('ann.lee');
  await desktop.press('Return');
  await shows(tab, 'Ann');
});

test('another username typed over the filled one: no wrong password', async ({ tab, desktop, open }) => {
  await open('/auth/login');
  await isFilled(tab, 'username');
  await desktop.press('ctrl+a');
  await desktop.type('ben.many');
  await desktop.press('Return');
  await isPasswordStep(tab);
  expect(await valueOf(tab, 'password')).toBe('');
  await desktop.type(BEN_PASSWORD);
  await desktop.press('Return');
  await shows(tab, 'Ben');
});

/** Signs in with what the manager fills for a typed username. */
async function signsInAs(tab: Page, desktop: Desktop, username: string, greeted: string): Promise<void> {
  await desktop.press('ctrl+a');
  await desktop.type(username);
  await desktop.press('Return');
  await isPasswordStep(tab);
  await isFilled(tab, 'password');
  await desktop.press('Return');
  await shows(tab, greeted);
}

test('reset by link: offers to update the login of the hidden username', async ({ tab, desktop, open }) => {
  await open('/auth/forgot-password/reset?token=reset-valid');
  await tab.focus('input[autocomplete="new-password"]');
  await desktop.type('Lantern!72Harbor');
  await desktop.press('Return');
  await shows(tab, 'Password changed');
  expect(await desktop.pressOwnButton('Update')).toContain('ann.lee');
  await open('/auth/login');
  await signsInAs(tab, desktop, 'ann.lee', 'Ann');
});

test('a one-time code: nothing filled, nothing offered', async ({ tab, desktop, open, world }) => {
  await open('/auth/step-up?redirectUrl=/auth/account-settings/contact-info', 'max');
  await tab.locator('::-p-xpath(//label[contains(., "Email")])').click();
  await desktop.press('Return');
  await tab.waitForSelector('input[autocomplete="one-time-code"]');
  expect(await tab.$eval('input[autocomplete="one-time-code"]', ({ value }: HTMLInputElement) => value)).toBe('');
  await tab.focus('input[autocomplete="one-time-code"]');
  const { code } = await world.outbox.waitFor({ kind: 'stepUp' });
  await desktop.type(code ?? '');
  await desktop.press('Return');
  await tab.waitForFunction(() => location.pathname.endsWith('/contact-info'));
  expect(await desktop.pressOwnButton('Save', 3)).toBeUndefined();
});
