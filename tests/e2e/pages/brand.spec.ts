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
  context,
  signInAs,
  world,
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

  await test.step('an invited user sees the client’s brand before there is a session', async () => {
    await world.given.flag('enableClientRebrand', true, '100');
    await page.goto('/auth/create-account/invite-valid');
    await expect(screen.heading(page, /./)).toBeVisible();
    await showsBrand(page, 'rebrand');
  });
  await test.step('a host of the second brand shows it to a user who is not signed in', async () => {
    await configure(context, (config) => ({ ...config, brands: { localhost: 'rebrand' } }));
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'Log in')).toBeVisible();
    await showsBrand(page, 'rebrand');
  });
});
