import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';

test.describe('without a network', () => {
  /** While offline, a link to a page whose files are not loaded yet (see docs/decisions/behaviour.md). */
  test.use({ allow: { consoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/] } });

  test('a link followed offline keeps the frame of the page, and recovers by itself', async ({ page, context }) => {
    await signInPage.open(page);
    // Goes offline now, because the pointer on the link would load the page.
    await context.setOffline(true);
    await screen.follow(page, 'Log in with single sign-on');
    await expect(screen.heading(page, 'We couldn’t load this page')).toBeFocused();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('Lifion').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The bar brings no scrolling.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await context.setOffline(false);
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});
