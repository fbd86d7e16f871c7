import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const login = 'authentication-service/login';
const me = 'identity-orchestrator/getMe';

/** An operation in Swagger UI, whose ids consist of the group and the operation. */
const operation = (page: Page, key: string) => page.locator(`#operations-${key.replace('/', '-')}`);
const response = (page: Page, key: string) => operation(page, key).locator('.live-responses-table');
const status = (page: Page, key: string) => response(page, key).locator('.response .response-col_status');

async function open(page: Page, key: string): Promise<void> {
  await page.goto('/__mock');
  await page.goto(`/__mock/docs#/${key}`);
  await expect(execute(page, key)).toBeVisible({ timeout: 30_000 });
}

const execute = (page: Page, key: string) => operation(page, key).getByRole('button', { name: 'Execute' });

test.describe('the page of the contract', () => {
  // The page asks for a missing token, and a call without a session gets a 401.
  test.use({ allow: { consoleErrors: [/status of 401/] } });

  test('signs in with the first example, by keyboard, and the session counts for the next call', async ({
    page,
    world,
  }) => {
    await open(page, login);
    await execute(page, login).focus();
    await page.keyboard.press('Enter');
    await expect(status(page, login)).toHaveText('200');
    await open(page, me);
    await execute(page, me).click();
    await expect(status(page, me)).toHaveText('200');
    await expect(response(page, me)).toContainText('ann.lee');
    expect((await world.journal.list({ operationId: 'login' })).map(({ status }) => status)).toEqual([200]);
  });

  test('sends a call of the control interface', async ({ page }) => {
    await open(page, 'mock-control/listWorlds');
    await execute(page, 'mock-control/listWorlds').click();
    await expect(status(page, 'mock-control/listWorlds')).toHaveText('200');
  });
});
