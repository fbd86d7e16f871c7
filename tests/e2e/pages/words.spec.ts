import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/** Each page loads the texts that it shows, in its language (see docs/decisions/texts.md). */
const GERMAN = { name: 'user-language', value: 'de-DE' };

interface Package {
  namespaces: readonly string[];
  /** The size after gzip. */
  bytes: number;
}

/** Records the packages that the page loads from now on. */
function packagesOf(page: Page): Promise<Package>[] {
  const packages: Promise<Package>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/resources/identity-ui-client')) return;
    packages.push(
      response.body().then((body) => ({
        namespaces: Object.keys(JSON.parse(body.toString()).resources ?? {}),
        bytes: gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  return packages;
}

test.describe('in German', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ ...GERMAN, url: baseURL ?? '' }]);
  });

  test('sign-in loads its own words in at most 6 KB, and another page adds its own', async ({ page }) => {
    const packages = packagesOf(page);
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'Anmelden')).toBeVisible();
    // The passkey part loads when the page is idle. Its texts have come with those of sign-in.
    await expect(screen.button(page, 'Mit Passkey anmelden')).toBeVisible();
    const [first, ...later] = await Promise.all(packages);
    expect(later).toEqual([]);
    expect(first?.namespaces.toSorted()).toEqual(['shell', 'sign-in', 'ui']);
    expect(first?.bytes).toBeLessThanOrEqual(6 * 1024);
    await page.getByRole('link', { name: 'Benutzername oder Passwort vergessen?' }).click();
    await expect(screen.heading(page, 'Benutzername vergessen?')).toBeVisible();
    const all = await Promise.all(packages);
    expect(all.slice(1).flatMap(({ namespaces }) => namespaces)).toContain('recovery');
    expect(all.slice(1).flatMap(({ namespaces }) => namespaces)).not.toContain('shell');
  });
});
