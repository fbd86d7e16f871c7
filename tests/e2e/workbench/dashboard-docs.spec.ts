import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { connect } from '../../../mock-server/client';
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

  test('finds an operation by name, summary and error code, and opens it by keyboard', async ({ page }) => {
    await page.goto('/__mock/docs');
    const list = page.getByRole('navigation', { name: 'Operations' });
    const find = list.getByLabel('Find an operation');
    for (const search of ['login', 'with username and password', 'INCORRECT_CREDS']) {
      await find.fill(search);
      await expect(list.getByRole('link', { name: /^login / })).toBeVisible();
    }
    await expect(list.getByRole('link', { name: /^logoutAllSessions / })).toHaveCount(0);
    await list.getByRole('link', { name: /^login / }).focus();
    await page.keyboard.press('Enter');
    await expect(execute(page, login)).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/#\/authentication-service\/login$/);
  });

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

  test('speaks to another world that is chosen, which knows no session', async ({ page, world, signInAs }) => {
    const other = await connect(world.origin).world();
    await signInAs('ann');
    await open(page, me);
    await page.getByRole('combobox', { name: 'World' }).selectOption(other.id);
    await page.getByRole('button', { name: 'Use this world' }).click();
    await expect(page.getByText(`World ${other.id}`)).toBeVisible();
    await execute(page, me).click({ timeout: 30_000 });
    await expect(status(page, me)).toHaveText('401');
    expect(await other.journal.list({ operationId: 'getMe' })).toHaveLength(1);
    expect(await world.journal.list({ operationId: 'getMe' })).toEqual([]);
  });

  test('sends a call of the control interface', async ({ page }) => {
    await open(page, 'mock-control/listWorlds');
    await execute(page, 'mock-control/listWorlds').click();
    await expect(status(page, 'mock-control/listWorlds')).toHaveText('200');
  });

  test('fits 360 and 1280 px, light and dark, and has no serious violation of WCAG', async ({ page }) => {
    await open(page, login);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const look = `${colorScheme}, ${width} px`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), look).toBeLessThanOrEqual(
          0,
        );
        expect(await serious(page), look).toEqual([]);
      }
  });
});

/**
 * Swagger UI itself breaks these rules, and no option mends it. Its methods are white on pale colours, and its choice
 * of examples has no label. Outside Swagger UI, every rule counts.
 */
const ofTheLibrary: readonly string[] = ['color-contrast', 'select-name'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the serious and critical violations of WCAG 2 A and AA. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (excluded): Promise<axe.Result[]> => {
    const run: typeof axe.run = Reflect.get(Reflect.get(window, 'axe'), 'run');
    const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const own = await run({ exclude: '.swagger-ui' }, { runOnly: levels });
    const rules = Object.fromEntries(excluded.map((rule) => [rule, { enabled: false }]));
    const library = await run('.swagger-ui', { runOnly: levels, rules });
    return [...own.violations, ...library.violations];
  }, ofTheLibrary);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
