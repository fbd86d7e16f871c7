import { allHostileRedirects } from '../../support/guards/hostile-redirects';
import { screen } from '../../support/verbs/screen';
import { choose, confirm, levelOf, sent, settings, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** Step-up (see docs/product/4-states.md#step-up): where it leads, and where never. */
test.describe('where it leads', () => {
  test('success without a redirectUrl leads to the configured home', async ({ page, world, signInAs }) => {
    await signInAs('max');
    await page.goto('/auth/step-up');
    await choose(page, 'Email');
    await confirm(page, (await sent(world)).code ?? '');
    await screen.arrivesAt(page, '/');
  });

  test('cancel leads to cancelUrl, and the level stays', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp(`redirectUrl=/auth/legal&cancelUrl=${settings}`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, settings);
    expect(await levelOf(page)).toBe(1);
  });

  test('cancel without a cancelUrl logs out, from every step', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(page.getByLabel('Code')).toBeVisible();
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/login');
  });

  test.describe('hostile targets', () => {
    // What stays here and is no page of anybody is answered with 404, by the product and not by the app.
    test.use({ allow: { consoleErrors: [/status of 404/] } });

    test('no hostile redirectUrl is followed', async ({ page, signInAs, baseURL }) => {
      test.setTimeout(120_000);
      await signInAs('pia', { levelOfAssurance: 3 });
      for (const target of someOfEach()) {
        await page.goto(`/auth/step-up?redirectUrl=${encodeURIComponent(target)}`);
        await expect
          .poll(() => new URL(page.url()).pathname, { message: `leaves step-up for ${target}` })
          .not.toBe('/auth/step-up');
        expect(new URL(page.url()).origin, target).toBe(baseURL);
      }
    });

    test('no hostile cancelUrl is followed', async ({ page, signInAs, baseURL }) => {
      test.setTimeout(120_000);
      for (const target of someOfEach()) {
        await signInAs('max');
        await page.goto(`/auth/step-up?cancelUrl=${encodeURIComponent(target)}`);
        await screen.press(page, 'Cancel');
        await expect
          .poll(() => page.url(), { message: `leaves step-up for ${target}` })
          .not.toMatch(/\/auth\/(step-up|logout)/);
        expect(new URL(page.url()).origin, target).toBe(baseURL);
      }
    });
  });

  test('unauthenticated users go to sign-in with a redirect back, the query kept', async ({ page }) => {
    await page.goto(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(stepUp(`requiredLevel=2&redirectUrl=${settings}`));
  });
});

/** Some of the corpus: over the whole of it the module itself is tried (redirects.test.ts, routes.spec.ts). */
function someOfEach(): string[] {
  return allHostileRedirects.filter((target, index) => target.length < 4000 && index % 14 === 3);
}
