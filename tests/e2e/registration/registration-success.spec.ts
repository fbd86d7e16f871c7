import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const PATH = '/auth/a/registration/success';
const devices = {
  ios: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/17.5 Mobile/15E148 Safari/604.1',
    store: 'https://apps.apple.com/app/id0000000000',
    name: 'Get the app from the App Store',
  },
  android: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    store: 'https://play.google.com/store/apps/details?id=example.hrpayroll',
    name: 'Get the app from Google Play',
  },
} as const;

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(screen.heading(page, 'Your account is ready')).toBeVisible();
}

test('desktop shows a success message and a continue link to the product home', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Registration is complete. You can now continue to your home page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Open the app' })).toHaveCount(0);
  await expectAccessible(page);
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.describe('on android', () => {
  const { userAgent, store, name } = devices.android;
  test.use({ ...phone, userAgent });

  test('the page offers the app of its store', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Open the app' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', store);
  });
});

test.describe('on ios', () => {
  const { userAgent, store, name } = devices.ios;
  test.use({ ...phone, userAgent, allow: { origins: [new URL(store).origin], consoleErrors: [/hrpayroll:/] } });

  test('the page offers the desktop site and the app, whose store opens after exactly 500 ms when it is missing', async ({
    page,
    context,
    clock,
  }) => {
    await context.route(`${new URL(store).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The store</title>' }),
    );
    await clock.install();
    await open(page);
    await expect(page.getByRole('button', { name: 'Open the app' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', store);
    await expect(page.getByRole('link', { name: 'I already have the app' })).toHaveAttribute(
      'href',
      'hrpayroll://open',
    );
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Continue on the desktop site' })).toHaveAttribute('href', '/');
    await expectAccessible(page, [320, 560]);
    // The flow brings the new username along.
    await page.evaluate(() => history.replaceState({ usr: { identifier: 'nell.new' } }, ''));
    await page.reload();
    await screen.follow(page, 'Continue on the desktop site');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('nell.new');
    await open(page);
    await clock.stop();
    await screen.press(page, 'Open the app');
    await page.clock.runFor(499);
    await screen.arrivesAt(page, PATH);
    await page.clock.runFor(1);
    await page.waitForURL(store);
  });
});
