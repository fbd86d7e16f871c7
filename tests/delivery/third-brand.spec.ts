import type { BrowserContext, Page } from '@playwright/test';
import type { BrandSettings } from '../../src/config/brand-schema';
import { configure } from '../support/verbs/configure';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/** A brand that only the configuration names, in the production bundle under its policy. */

const acme: BrandSettings = {
  name: 'Acme Pay',
  mark: { light: '/auth/mark-acme-light.svg', dark: '/auth/mark-acme-dark.svg' },
  colours: {
    light: { page: '#fffdf0', accent: '#5a1e6e', 'accent-strong': '#3f0f50', 'on-accent': '#fffffe' },
    dark: { page: '#0c0710', accent: '#e3b5f2', 'accent-strong': '#f0d3f9', 'on-accent': '#2b0837' },
  },
  radius: { button: 0, card: 3 },
  links: { privacy: '/acme/privacy' },
  support: 'mailto:help@acme.example',
};

/** Adds the brand to the configuration, and its mark to the files. */
async function addBrand(
  context: BrowserContext,
  {
    brand = acme,
    hosts = {},
    clientBrand,
  }: { brand?: BrandSettings; hosts?: Record<string, string>; clientBrand?: string },
): Promise<void> {
  await context.route(/\/auth\/mark-acme-\w+\.svg$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path fill="#5a1e6e" d="M0 0h30v30H0z"/></svg>',
    }),
  );
  await configure(context, (config) => ({
    ...config,
    brands: hosts,
    brandSettings: { ...config.brandSettings, acme: brand },
    ...(clientBrand !== undefined && { clientBrand }),
  }));
}

const icon = (page: Page) => page.locator('link[rel=icon]');
const mark = (page: Page) => page.getByRole('banner').locator('img');

test('a host of a third brand has its name, mark, colours, corners, links and icon, on its error pages too', async ({
  context,
  page,
}) => {
  await addBrand(context, { hosts: { localhost: 'acme' } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/auth/login');
  await expect(page).toHaveTitle('Log in – Acme Pay');
  await expect(page.getByRole('banner').getByText('Acme Pay')).toBeVisible();
  await expect(page.getByText('Lifion')).toHaveCount(0);
  await expect(mark(page)).toHaveJSProperty('complete', true);
  const drawn = await mark(page).evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]);
  expect(drawn).toEqual([new URL('/auth/mark-acme-dark.svg', page.url()).href, true]);
  await expect(icon(page)).toHaveAttribute('href', '/auth/mark-acme-light.svg');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 7, 16)');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', /^oklch\(0\.31 /);
  // The button has its colour once it can be pressed.
  await signInPage.username(page).fill('ann.lee');
  const next = signInPage.next(page);
  await expect(next).toHaveCSS('background-color', 'rgb(227, 181, 242)');
  await expect(next).toHaveCSS('color', 'rgb(43, 8, 55)');
  await expect(next).toHaveCSS('border-radius', '0px');
  await expect(page.locator('.ui-card')).toHaveCSS('border-radius', '3px');
  // What the brand leaves out is that of the built-in look.
  await expect(signInPage.username(page)).toHaveCSS('border-radius', '10px');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Acme Pay');
  await expect(footer.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/acme/privacy');
  await expect(footer.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', '/auth/legal');
  const support = footer.getByRole('link', { name: 'Contact support', exact: true });
  await expect(support).toHaveAttribute('href', 'mailto:help@acme.example');
  await expect(support).not.toHaveAttribute('target');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth/unauthorized-error');
  await expect(page.getByText('Details for support')).toBeVisible();
  await expect(page).toHaveTitle(/ – Acme Pay$/);
  await expect(mark(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 253, 240)');

  await addBrand(context, {
    brand: { ...acme, links: { terms: '/acme/terms', privacy: '/acme/privacy' } },
    hosts: { localhost: 'acme' },
  });
  await page.goto('/auth/create-account/invite-no-check');
  await expect(page.getByRole('link', { name: /^Read the Terms/ })).toHaveAttribute('href', '/acme/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/acme/privacy');
});

test('on a phone a page has the ground that is mixed from the colours of its brand', async ({ context, page }) => {
  await addBrand(context, { hosts: { localhost: 'acme' } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveCSS('background-color', /^color\(srgb 0\.089\d* 0\.061/);
});
