import { screen } from '../../support/verbs/screen';
import { levelOf, settings } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

test.describe('the target of step-up', () => {
  test('is the page of the change on cancel, with what was typed, when the change asks for step-up', async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await page.goto(settings);
    await screen.press(page, 'Add Contact');
    await page.getByRole('textbox', { name: 'Email address' }).fill('ann.second@example.com');
    await screen.press(page, 'Save');
    await screen.arrivesAt(page, '/auth/step-up');
    await expect(screen.button(page, 'Log out')).toHaveCount(0);
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, settings);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ann.second@example.com');
    expect(await levelOf(page)).toBe(1);
    await world.verify({ call: { operationId: 'logout' }, times: 0 });
  });

  test.describe('hostile targets', () => {
    // A target on our origin may name a missing page. Then the product, not the app, responds with 404.
    test.use({ allow: { consoleErrors: [/status of 404/] } });

    /** redirects.test.ts has the table of hostile targets. */
    test('are not followed, neither as redirectUrl nor as cancelUrl', async ({ page, signInAs, baseURL }) => {
      const target = encodeURIComponent('https://evil.example');
      await signInAs('pia', { levelOfAssurance: 3 });
      // The app may leave before the page has loaded, so do not wait for the load event.
      await page.goto(`/auth/step-up?redirectUrl=${target}`, { waitUntil: 'commit' });
      await expect.poll(() => new URL(page.url()).pathname, { message: 'leaves step-up' }).not.toBe('/auth/step-up');
      expect(new URL(page.url()).origin).toBe(baseURL);
      await signInAs('max');
      await page.goto(`/auth/step-up?cancelUrl=${target}`);
      await screen.press(page, /^(?:Cancel|Log out)$/);
      await expect.poll(() => page.url(), { message: 'leaves step-up' }).not.toMatch(/\/auth\/(step-up|logout)/);
      expect(new URL(page.url()).origin).toBe(baseURL);
    });
  });
});
