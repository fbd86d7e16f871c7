import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

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

/** Collects every heading since the start of the page. */
async function collectHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h1'))
        if (textContent !== null && document.documentElement.className !== 'is-waiting') seen.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'headingsSeen'))]);
}

test.describe('in German', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ ...GERMAN, url: baseURL ?? '' }]);
  });

  test('sign-in loads its own words in at most 6 KB, and another page adds its own', async ({ page }) => {
    const packages = packagesOf(page);
    await page.goto('/auth/login');
    await expect(screen.heading(page, 'Anmelden')).toBeVisible();
    // The passkey part loads when the page is idle, and brings its texts.
    await expect(screen.button(page, 'Mit Passkey anmelden')).toBeVisible();
    const [first, ...later] = await Promise.all(packages);
    expect(later.map(({ namespaces }) => namespaces)).toEqual([['passkey-sign-in']]);
    expect(first?.namespaces).toEqual(expect.arrayContaining(['login', 'shell', 'ui']));
    expect(first?.namespaces).not.toEqual(expect.arrayContaining(['security']));
    expect((first?.bytes ?? 0) + (later[0]?.bytes ?? 0)).toBeLessThanOrEqual(6 * 1024);
    await page.getByRole('link', { name: 'Benutzername oder Passwort vergessen?' }).click();
    await expect(screen.heading(page, 'Benutzername vergessen?')).toBeVisible();
    const all = await Promise.all(packages);
    expect(all.slice(2).flatMap(({ namespaces }) => namespaces)).toContain('recovery');
    expect(all.slice(2).flatMap(({ namespaces }) => namespaces)).not.toContain('shell');
  });

  test('no page shows its heading in English before its words arrive', async ({ page, world }) => {
    const headings = await collectHeadings(page);
    await world.on('getTextPackage').delay(400);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Benutzername oder Passwort vergessen?' }).click();
    await expect(screen.heading(page, 'Benutzername vergessen?')).toBeVisible();
    await page.getByRole('link', { name: 'Abbrechen' }).click();
    await expect(screen.heading(page, 'Anmelden')).toBeVisible();
    expect((await headings()).sort()).toEqual(['Anmelden', 'Benutzername vergessen?']);
  });

  test.describe('when the words of one page fail', () => {
    test.use({ allow: { consoleErrors: [/503/] } });

    test('it shows in English in its German frame, and the next page asks for them again', async ({ page, world }) => {
      await page.goto('/auth/login');
      await expect(screen.heading(page, 'Anmelden')).toBeVisible();
      await world.on('getTextPackage').status(503);
      await page.getByRole('link', { name: 'Benutzername oder Passwort vergessen?' }).click();
      await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
      await world.faults.clear();
      await page.goBack();
      await expect(screen.heading(page, 'Anmelden')).toBeVisible();
      await page.goForward();
      await expect(screen.heading(page, 'Benutzername vergessen?')).toBeVisible();
    });

    test('a language that failed at the start comes with the next page, and its notice goes', async ({
      page,
      world,
    }) => {
      await world.on('getTextPackage').status(503);
      await page.goto('/auth/login');
      await expect(screen.heading(page, 'Log in')).toBeVisible();
      const notice = page.getByText('This language couldn’t be loaded, so the page is in English.');
      await expect(notice).toBeVisible();
      await world.faults.clear();
      await page.getByRole('link', { name: 'Forgot username or password?' }).click();
      await expect(screen.heading(page, 'Benutzername vergessen?')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await expect(notice).toBeHidden();
    });
  });
});

test('a change of language loads what the page shows, and only once for each language', async ({ page }) => {
  const packages = packagesOf(page);
  await signInPage.open(page);
  // The idle part asks for its own texts if it loads after the language.
  await expect(screen.button(page, 'Log in with a passkey')).toBeVisible();
  await page.getByLabel('Language').selectOption('fr-FR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.getByRole('combobox').selectOption('en-US');
  await expect(screen.heading(page, 'Log in')).toBeVisible();
  await page.getByRole('combobox').selectOption('fr-FR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const [french, ...more] = await Promise.all(packages);
  expect(more).toEqual([]);
  expect(french?.namespaces).toContain('login');
  expect(french?.namespaces).not.toContain('security');
});

test('a service that answers all texts at once is asked once', async ({ page, context, baseURL }) => {
  await context.addCookies([{ ...GERMAN, url: baseURL ?? '' }]);
  let asked = 0;
  await page.route('**/resources/identity-ui-client?*', async (route) => {
    asked += 1;
    await route.continue({ url: route.request().url().replace(/\?.*/, '') });
  });
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Benutzername oder Passwort vergessen?' }).click();
  await expect(screen.heading(page, 'Benutzername vergessen?')).toBeVisible();
  expect(asked).toBe(1);
});
