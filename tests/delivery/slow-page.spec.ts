import { expect, test } from '../support/test';

/** The page itself needs two seconds. The browser has all scripts in its cache. */
const slowLine = { offline: false, latency: 0, downloadThroughput: 4 * 1024, uploadThroughput: 4 * 1024 };

// The scripts run before the page has arrived, so the app must wait for its root element.
test("starts from the browser's cache while the page arrives slowly", async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Log in' });
  await page.goto('/auth/login');
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
});

// A screen reader says the title of a page that has loaded, and the delivered page has that of sign-in.
test('has the name of the host as title of another page until its script comes', async ({ page }) => {
  let release: () => void = () => undefined;
  const isHeard = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, (route) => isHeard.then(() => route.continue()));
  await page.goto('/auth/forgot-username/request', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(new URL(page.url()).hostname);
  release();
  await expect(page).toHaveTitle(/^Forgot username/);
});
