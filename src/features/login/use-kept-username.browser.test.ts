import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../tests/screens/app';
import { alert, arrivesAt, button, field, follow, heading, press, type } from '../../../tests/screens/screen';
import { called, enterUsername, PASSWORD, submit } from '../../../tests/screens/sign-in';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { stateOfKnownUsername } from '../../forms/kept-input/identifier';
import './LoginForm';

const login = '/auth/login';
const box = () => page.getByRole('checkbox', { name: 'Remember me on this device' });
const stored = () => localStorage.getItem('remembered-username');
const remember = (username: string) => ({
  before: () => localStorage.setItem('remembered-username', JSON.stringify(username)),
});

test.each([
  ['a ticked box remembers the username of a sign-in', true, PASSWORD, '"ann.lee"'],
  ['nothing is remembered without the tick', false, PASSWORD, null],
  ['a failed sign-in remembers nothing', true, 'Wrong-Harbor-1', null],
])('%s', async (_claim, isTicked, password, kept) => {
  await openApp(login);
  await enterUsername('ann.lee');
  if (isTicked) await box().click();
  await submit(password);
  await expect.element(password === PASSWORD ? heading('Welcome, Ann') : alert()).toBeVisible();
  expect(stored()).toBe(kept);
});

test('a remembered username asks for the password at once', async () => {
  const { world } = await openApp(login, remember('ann.lee'));
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('ann.lee');
  await expect.element(field('Username')).toHaveAttribute('readonly');
  await expect.element(box()).toBeChecked();
  await submit(PASSWORD);
  await expect.element(heading('Welcome, Ann')).toBeVisible();
  await called(world, 'checkAuthPathByUsername', 1);
});

test('a remembered username of the other system is checked before the password', async () => {
  const { left, again } = await openApp(login);
  await box().click();
  await type('Username', 'nina.nexo');
  await press('Next');
  await expect.poll(() => left).toHaveLength(1);
  await again();
  await expect.element(box()).toBeChecked();
  await expect.element(button('Next')).toBeVisible();
});

test('Change forgets the username and gives an empty field', async () => {
  await openApp(login, remember('ann.lee'));
  await type('Password', PASSWORD);
  await press('Change username');
  await expect.element(field('Username')).toHaveFocus();
  expect(document.querySelector('[name=password]')).toHaveValue('');
  await expect.element(field('Username')).toHaveValue('');
  await expect.element(box()).not.toBeChecked();
  await expect.element(button('Change username')).not.toBeInTheDocument();
  expect(stored()).toBeNull();
});

test('an unticked box forgets the username at once, and after a reload', async () => {
  const { again } = await openApp(login, remember('ann.lee'));
  await expect.element(box()).toBeChecked();
  await box().click();
  expect(stored()).toBeNull();
  await again();
  await expect.element(field('Username')).toHaveValue('');
});

test('what was typed comes back from a page beside sign-in', async () => {
  await openApp(login);
  await type('Username', 'ann.l');
  await follow('Log in with single sign-on');
  await arrivesAt('/auth/sso-login/request');
  await follow('Cancel');
  await expect.element(field('Username')).toHaveValue('ann.l');
});

test('a username that an extension writes over the remembered one is not to be remembered', async () => {
  await openApp(login, remember('ann.lee'));
  await expect.element(box()).toBeChecked();
  const input = field('Username').element();
  if (input instanceof HTMLInputElement) input.value = 'ben.many';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(box()).not.toBeChecked();
});

test.each([
  [stateOfKnownUsername('nell.byrne'), 'nell.byrne', 'Log in'],
  [{ identifier: 'ben.many' }, 'ben.many', 'Next'],
])('a flow that brings %j comes before the remembered username, which stays', async (state, username, next) => {
  await openApp('/auth/a', remember('ann.lee'));
  await expect.element(heading(/^Welcome to/)).toBeVisible();
  goTo(paths.login(), { state });
  await expect.element(field('Username')).toHaveValue(username);
  await expect.element(page.getByRole('main').getByRole('button', { name: next, exact: true })).toBeVisible();
  await expect.element(box()).not.toBeChecked();
  expect(stored()).toBe('"ann.lee"');
});
