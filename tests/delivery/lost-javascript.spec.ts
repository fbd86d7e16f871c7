import type { BrowserContext, Page, Route } from '@playwright/test';
import { languages } from '../../locales/languages';
import { expectAccessible } from '../support/guards/axe';
import { plugInAuthenticator } from '../support/verbs/passkey';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { expect, test } from '../support/test';

/** Scripts that fail to load (see docs/delivery.md), in the production bundle. */
test.describe('JavaScript that does not arrive', () => {
  test.use({ allow: { consoleErrors: [/Failed to load resource|net::ERR|preload/, /ChunkError/] } });
  const register = '/auth/self-registration/request';
  const problem = 'We couldn’t load this page';

  /** Intercepts every script that the page itself does not name. The app loads those after the first page. */
  async function onParts(context: BrowserContext, page: Page, act: (route: Route) => Promise<void>): Promise<void> {
    const named = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[href]')].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      ),
    );
    const known = [
      ...named,
      ...(await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name: url }) => new URL(url).pathname),
      )),
    ];
    await context.route(/\/auth\/assets\/.*\.js$/, (route) =>
      known.includes(new URL(route.request().url()).pathname) ||
      /\/index-|Problem|web-vitals/.test(route.request().url())
        ? route.fallback()
        : act(route),
    );
  }

  test('makes the page reload once, which is enough after a new release, and the log says so', async ({
    context,
    page,
    world,
  }) => {
    await signInPage.open(page);
    let requests = 0;
    await onParts(context, page, (route) => {
      const isScreen = route.request().url().includes('/SelfRegistrationScreen-');
      return isScreen && (requests += 1) === 1 ? route.abort() : route.continue();
    });
    await screen.follow(page, 'Create an account');
    await expect(screen.heading(page, 'Create an account')).toBeVisible();
    await expect(page.getByText('This page was loaded again to get its newest version.')).toBeVisible();
    await screen.arrivesAt(page, register);
    const logged = async () => JSON.stringify(await world.journal.list({ operationId: 'batchLog' }));
    await expect
      .poll(logged)
      .toMatch(/"event":"chunk-lost"[^}]*SelfRegistrationScreen-|SelfRegistrationScreen-[^}]*"event":"chunk-lost"/);
  });

  test('twice shows its own error page, announces it once, and can be tried again', async ({ context, page }) => {
    await signInPage.open(page);
    const pages: string[] = [];
    context.on('request', (request) => void (request.isNavigationRequest() && pages.push(request.url())));
    await onParts(context, page, (route) => route.abort());
    await screen.follow(page, 'Create an account');
    await expect(screen.heading(page, problem)).toBeVisible();
    await page.getByText('Details for support').click();
    await expect(page.getByText(/^Version 3\.5\.118\+\S+$/)).toBeVisible();
    await expectAccessible(page);
    expect(pages, 'one reload').toHaveLength(1);
    await screen.press(page, 'Try again');
    await expect(screen.heading(page, problem)).toBeVisible();
    expect(pages, 'and no other document').toHaveLength(1);
    await context.unrouteAll();
    await screen.press(page, 'Try again');
    await expect(screen.heading(page, 'Create an account')).toBeVisible();
  });

  test('when the password is sent leads to one reload, to "try again", and with its arrival on', async ({
    context,
    page,
    world,
  }) => {
    await signInPage.open(page);
    await context.route(/\/auth\/assets\/login\.actions-.*\.js$/, (route) => route.abort());
    await signInPage.signIn(page, 'ann.lee');
    await expect(page.getByText('This page was loaded again to get its newest version.')).toBeVisible();
    await expect(signInPage.username(page)).toHaveValue('ann.lee');
    await signInPage.signIn(page, 'ann.lee');
    await expect(page.getByRole('alert')).toHaveText('We couldn’t log you in. Please try again.');
    await world.verify({ call: { operationId: 'login' }, times: 0 });
    await context.unrouteAll();
    await signInPage.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 1 });
  });

  test('after a passkey has signed in leads on all the same', async ({ context, page }) => {
    await plugInAuthenticator(page);
    await context.route(/\/auth\/assets\/login\.actions-.*\.js$/, (route) => route.abort());
    // The authenticator takes the suggestion of the username field at once.
    await page.goto('/auth/login');
    await expect(screen.heading(page, /Pia/)).toBeVisible();
  });

  test('because it is switched off makes the page say what to do', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/auth/login');
    // Located by its element, because Playwright reads no text of a noscript.
    const said = page.locator('noscript p');
    await expect(said.first()).toHaveText(
      'This page needs JavaScript. Please switch it on in your browser and load the page again.',
    );
    // A static server does not know the user's language, so the page has every language of the product.
    for (const base of new Set(languages.map(({ code }) => code.split('-')[0] ?? code)))
      await expect(page.locator(`noscript p[lang^="${base}"]`).first()).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    await context.close();
  });
});
