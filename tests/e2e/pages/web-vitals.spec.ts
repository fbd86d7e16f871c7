import { expect, test } from '../../support/test';

test("the log batches carry each page's largest paint, layout shift and next paint after a press", async ({
  page,
  world,
}) => {
  const reported = async (): Promise<Record<string, number>> => {
    const calls = await world.journal.list({ operationId: 'batchLog' });
    const text = JSON.stringify(calls.map(({ requestBody }) => requestBody));
    const entries = [...text.matchAll(/"event":"web-vital\.(\w+)"[^}]*?"value":([\d.]+)/g)];
    return Object.fromEntries(entries.map(([, name = '', value]) => [name, Number(value)]));
  };
  const measuring = page.waitForResponse(/web-vitals/);
  await page.goto('/auth/login');
  // The app listens for presses once it has started.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Username', { exact: true }).click();
  await (await measuring).finished();
  // The library observes once its module has run. That is so when the page is idle again.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.getByLabel('Username', { exact: true }).fill('ann.lee');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // Leaving the page hides it, which sends the figures.
  await page.goto('/auth/legal');
  await expect.poll(async () => Object.keys(await reported()).sort()).toEqual(['cls', 'inp', 'lcp']);
  expect((await reported()).cls).toBe(0);
});
