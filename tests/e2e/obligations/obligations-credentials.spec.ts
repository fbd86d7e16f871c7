import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { arrivesAtTarget, NEW_PASSWORD, target } from '../../support/verbs/obligations';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('create basic credentials', () => {
  const at = '/auth/obligations/create-basic-credentials';
  async function stoppedAt(page: Page) {
    await page.goto(`/outside/sso/kestrel/initiate?redirectUrl=${encodeURIComponent(target)}`);
    await page.getByLabel('Username or e-mail address').fill('basil.obliged');
    await screen.press(page, 'Sign in');
    await screen.arrivesAt(page, at);
    await expect(screen.heading(page, 'Create your username and password')).toBeVisible();
  }
  async function fill(page: Page, username: string, password = NEW_PASSWORD) {
    await page.getByLabel('Username', { exact: true }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
  }

  test('stops basil after single sign-on, confirms his new credentials, and leads to the original target', async ({
    page,
    world,
  }) => {
    await stoppedAt(page);
    await expectAccessible(page);
    await fill(page, 'basil.own');
    await page.getByRole('checkbox').check();
    await screen.press(page, 'Create');
    await arrivesAtTarget(page);
    await expect(page.getByRole('status').filter({ hasText: 'Your username and password are ready.' })).toBeVisible();
    expect(await world.journal.list({ operationId: 'createBasicCredentials' })).toHaveLength(1);
  });
});
