import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { loginBudget } from '../../scripts/delivery/budget';
import { PAINT_WAIT_MS } from '../../scripts/delivery/start-script';
import { PERSONA_PASSWORD } from '../../mock-server/seed/make';
import { expectAccessible } from '../support/guards/axe';
import { expect, test } from '../support/test';
import { signIn } from '../support/world';

// The guard of `test` fails each of these for any violation of the policy, any console error and any request to
// elsewhere.
test.describe('the production bundle, under the production headers', () => {
  test('signs a person in', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).not.toHaveURL(/\/auth\/login/);
  });

  test('loads the captcha script that is configured', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await page.getByRole('button', { name: 'Next' }).click();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`Wrong-Password-${attempt}`);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(page.getByRole('checkbox', { name: /robot/i })).toBeVisible();
  });

  test('is accessible at first sight, with every rule of axe', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expectAccessible(page);
  });

  test('stays within the budget of bytes on /auth/login', async ({ page }) => {
    const sizes = { script: 0, stylesheet: 0 };
    const measured: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet')
        measured.push(response.body().then((body) => void (sizes[type] += gzipSync(body, { level: 9 }).length)));
    });
    await page.goto('/auth/login');
    await page.waitForLoadState('networkidle');
    await Promise.all(measured);
    const inline = await page.locator('style').allTextContents();
    sizes.stylesheet += gzipSync(inline.join(''), { level: 9 }).length;
    expect(sizes.script, 'JavaScript that the browser loaded, gzip').toBeLessThanOrEqual(loginBudget.scripts);
    expect(sizes.stylesheet, 'CSS that the browser loaded, gzip').toBeLessThanOrEqual(loginBudget.styles);
  });
});

test.describe('the page of /auth/login', () => {
  const scripts = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')));

  test('paints its form before it asks for the app, which would share the line with it', async ({ page }) => {
    // The page's own patience never ends: only the paint lets it go on.
    await page.addInitScript((patience) => {
      const later = window.setTimeout;
      window.setTimeout = Object.assign(
        (action: () => void, ms?: number) => (ms === patience ? 0 : later(action, ms)),
        later,
      );
    }, PAINT_WAIT_MS);
    await page.goto('/auth/login');
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(2);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect((await scripts(page)).filter(({ startTime }) => startTime < painted)).toEqual([]);
  });

  test('asks for the app all the same where the browser does not tell of its paint', async ({ page }) => {
    await page.addInitScript(() => {
      const observe = PerformanceObserver.prototype.observe;
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') observe.call(this, options);
      };
    });
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });

  test.describe('does what was done before the app was there', () => {
    /** Opens the page and does something before its scripts arrive. */
    async function doEarly(page: Page, act: () => Promise<void>): Promise<void> {
      let arrive = (): void => undefined;
      const acted = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/auth/assets/*.js', async (route) => {
        await acted;
        await route.continue();
      });
      await page.goto('/auth/login');
      await act();
      arrive();
    }

    test('a username, and Enter', async ({ page }) => {
      await doEarly(page, async () => {
        await page.getByLabel('Username').fill('ann.lee');
        await page.keyboard.press('Enter');
      });
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Username')).toHaveValue('ann.lee');
    });

    test('Enter without a username asks nobody', async ({ page, world }) => {
      await doEarly(page, async () => {
        await page.getByLabel('Username').focus();
        await page.keyboard.press('Enter');
      });
      await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
      await page.getByLabel('Username').fill('ann.lee');
      await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
      await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
    });

    test('the look for a session that no cookie tells of, once somebody is there', async ({ page, context, world }) => {
      await signIn(context, world, 'ann');
      await context.clearCookies({ name: 'session-expiry' });
      await doEarly(page, () => page.getByLabel('Username').fill('a'));
      await expect(page.getByRole('heading', { level: 1, name: /Ann/ })).toBeVisible();
    });

    test('a language that was chosen', async ({ page }) => {
      await doEarly(page, async () => void (await page.getByRole('combobox').selectOption('de-DE')));
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveValue('de-DE');
    });

    test('a button that was pressed', async ({ page }) => {
      await doEarly(page, () => page.getByRole('button', { name: 'About secure information' }).click());
      await expect(page.getByText('Your username and password are sent over an encrypted connection.')).toBeVisible();
    });
  });

  test('is asked for nothing of sign-in by a page that is another', async ({ page }) => {
    await page.goto('/auth/self-registration/request');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loaded = await scripts(page);
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter(({ name }) => name.includes('LoginScreen'))).toEqual([]);
  });
});
