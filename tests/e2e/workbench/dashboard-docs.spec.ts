import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** An operation in Swagger UI, whose ids consist of its tag and its name. */
const operation = (page: Page, name: string): Locator => page.locator(`[id^="operations-"][id$="-${name}"]`);

async function execute(page: Page, name: string): Promise<void> {
  await operation(page, name).getByRole('button', { name: 'Execute' }).click();
  await expect(operation(page, name).locator('.live-responses-table .response .response-col_status')).toHaveText('200');
}

async function open(page: Page, document: string, name: string): Promise<void> {
  await page.goto('/__mock/docs');
  await page.getByLabel('Document').selectOption(document);
  await page.getByRole('button', { name: 'Show' }).click();
  await operation(page, name).getByRole('button').first().click();
}

test('the page of the API signs a user in, in the world of the page', async ({ page, world }) => {
  await open(page, 'authentication-service', 'login');
  await operation(page, 'login').getByPlaceholder('username').fill('ann.lee');
  await operation(page, 'login').getByPlaceholder('password').fill('Sunny-Harbor-42');
  await execute(page, 'login');
  expect((await world.journal.list({ operationId: 'login' })).map(({ status }) => status)).toEqual([200]);
});
