import { expect, type Page, test } from '@playwright/test';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';

/** The form shows before the worker controls the page. A busy machine compiles the worker slowly. */
const workerStands = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 }).toBe(true);

// A service worker in the browser responds to every request of the static demo.
test('the demo signs a user in, and a reload restores the session', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Username', { exact: true }).fill('ann.lee');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
  await expect(page.getByText('Ann').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ann').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/auth\/login/);
});

test('the demo survives the end of its worker, which the browser may stop at any time, and shows the dashboard', async ({
  page,
}) => {
  const check = () => page.evaluate(async () => (await fetch('/api/authentication-service/v0/check')).status);
  await page.goto('/auth/login');
  await workerStands(page);
  await page.evaluate(async () => {
    await fetch('/__mock/sign-in', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"persona":"ann"}',
    });
  });
  expect(await check()).toBe(200);
  const keptCookies = () =>
    page.evaluate(async () => (await (await caches.match('/__mock/kept-state'))?.json())?.hiddenCookies.length);
  await expect.poll(keptCookies).toBe(1);

  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto('/auth/legal');
  await workerStands(page);
  expect(await check()).toBe(200);
  await page.goto('/__mock');
  await expect(page.getByRole('region', { name: 'Sign in as' })).toBeVisible();
});
