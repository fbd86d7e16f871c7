import type { Page } from '@playwright/test';
import { configure } from '../../support/verbs/configure';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** A flag switches on a second brand (a rebrand) per client. The host and the flag decide the brand text. */

const FIRST = 'Lifion';
const SECOND = 'Lyric HCM';
const settings = '/auth/account-settings/change-password';

async function showsBrand(page: Page, brand: 'default' | 'rebrand'): Promise<void> {
  const [name, other] = brand === 'rebrand' ? [SECOND, FIRST] : [FIRST, SECOND];
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  await expect(page).toHaveTitle(new RegExp(`${name}$`));
  await expect(page.getByRole('contentinfo')).toContainText(name);
  await expect(page.getByRole('contentinfo')).not.toContainText(other);
}

test('a rebranded client shows its users the second brand on every page, and sign-out restores the first', async ({
  page,
  signInAs,
}) => {
  await signInAs('rosa');
  await page.goto(settings);
  await showsBrand(page, 'rebrand');
  await page.goto('/auth/add-phone');
  await expect(screen.heading(page, 'Add a phone number')).toBeVisible();
  await showsBrand(page, 'rebrand');
  await page.goto('/auth/logout');
  await screen.arrivesAt(page, '/auth/login');
  await showsBrand(page, 'default');
});

test('a host of the second brand shows it to a user who is not signed in', async ({ page, context }) => {
  await configure(context, (config) => ({ ...config, brands: { localhost: 'rebrand' } }));
  await page.goto('/auth/login');
  await expect(screen.heading(page, 'Log in')).toBeVisible();
  await showsBrand(page, 'rebrand');
});

test('a reloaded page starts in its previous brand', async ({ page, signInAs, world }) => {
  await signInAs('rosa');
  await page.goto(settings);
  await showsBrand(page, 'rebrand');
  await world.on('getMyClientInfo').status(503);
  await page.reload();
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  await showsBrand(page, 'rebrand');
});

test('the flag enableClientRebrand also switches the second brand on for a client', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await page.goto(settings);
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  await showsBrand(page, 'default');
  await world.given.flag('enableClientRebrand');
  await page.reload();
  await showsBrand(page, 'rebrand');
});

for (const path of ['/auth/user-confirmation?token=invite-valid', '/auth/create-account/invite-valid']) {
  test(`an invited user sees the client's brand before there is a session: ${path}`, async ({ page, world }) => {
    await world.given.flag('enableClientRebrand', true, '100');
    await page.goto(path);
    await expect(screen.heading(page, /./)).toBeVisible();
    await showsBrand(page, 'rebrand');
  });
}

test('an invitation from another client shows the brand of the host', async ({ page, world }) => {
  await world.given.flag('enableClientRebrand', true, '200');
  const asked = page.waitForResponse(/enableClientRebrand/);
  await page.goto('/auth/create-account/invite-no-check');
  await asked;
  await expect(screen.heading(page, 'Create your account')).toBeVisible();
  await showsBrand(page, 'default');
});

test('a client switch changes the brand', async ({ page, signInAs, world }) => {
  await world.state.patch('clients', '200', { isClientRebrandEnabled: true });
  await signInAs('ben');
  await page.goto('/auth/account-settings/switch-clients');
  await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
  await showsBrand(page, 'default');
  await screen.press(page, 'Switch to Juniper Mills');
  await expect(page.getByRole('button', { name: 'Switch to Harbor Foods' })).toBeVisible();
  await showsBrand(page, 'rebrand');
  await screen.press(page, 'Switch to Harbor Foods');
  await showsBrand(page, 'default');
});

test('a failed brand lookup does not move the user to another page', async ({ page, signInAs, world }) => {
  await world.on('getMyClientInfo').status(403);
  await signInAs('rosa');
  await page.goto('/auth/add-phone');
  await expect(screen.heading(page, 'Add a phone number')).toBeVisible();
  await expect
    .poll(async () => (await world.journal.list({ operationId: 'getMyClientInfo' })).length)
    .toBeGreaterThan(0);
  await screen.arrivesAt(page, '/auth/add-phone');
  await showsBrand(page, 'default');
});
