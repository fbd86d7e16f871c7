import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { arrivesAt, doesNotSee, follow, heading, press, sees } from '../screen';
import { openTab } from '../settings';
import '../../../src/app/layout/SettingsFrame';

const tabs = () => page.getByRole('navigation', { name: 'Account settings' }).getByRole('link');

test('the header names the person, with the company', async () => {
  await openTab('devices');
  await sees(/AL\s*AnnHarbor Foods/);
  doesNotSee('Back to Harbor Foods');
});

test('each tab has its address', async () => {
  await openTab('devices');
  await expect.poll(() => tabs().elements().length).toBe(6);
  for (const [name, tab] of [
    ['Switch companies', 'switch-clients'],
    ['Contact info', 'contact-info'],
    ['Password', 'change-password'],
    ['Language and region', 'localization'],
    ['Devices', 'devices'],
    ['Security', 'security'],
  ] as const)
    await expect.element(tabs().filter({ hasText: name })).toHaveAttribute('href', `/auth/account-settings/${tab}`);
});

test('each tab has a title of its own', async () => {
  await openTab('devices');
  await expect.poll(() => document.title).toBe('Devices – Account settings – Lifion');
  await follow('Password');
  await expect.poll(() => document.title).toBe('Password – Account settings – Lifion');
});

test('"Log out" logs out', async () => {
  const { world } = await openTab('devices');
  await press('Log out');
  await arrivesAt('/auth/login');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});

test('"Back" leads to the landing page', async () => {
  await openTab('devices');
  await press('Back');
  await expect.element(heading('Welcome, Ann')).toBeVisible();
});

test('a returnUrl leads back to the company, from each tab', async () => {
  await openTab('devices?returnUrl=/auth/choose-product');
  await follow('Password');
  await press('Back to Harbor Foods');
  await arrivesAt('/auth/choose-product');
});

test.each(['devices', 'security', 'nothing'])('the other sign-in system has no tab "%s"', async (tab) => {
  await openTab(tab, { as: 'nina' });
  await arrivesAt('/auth/account-settings/switch-clients');
  await expect
    .poll(() =>
      tabs()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Switch companies', 'Password', 'Language and region']);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('a press of a tab with %s is left to the browser', async (key) => {
  await openTab('devices');
  await expect.element(tabs().nth(1)).toBeVisible();
  let isLeft = false;
  const see = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', see, { once: true });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
  tabs().getByText('Password').element().dispatchEvent(press);
  expect(isLeft).toBe(true);
});
