import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** An error must not move the fields, and the button only by its second line. */
async function places(page: Page) {
  const fields = [signIn.username(page), signIn.password(page), page.getByRole('link', { name: 'Forgot password?' })];
  const button = await signIn.logIn(page).boundingBox();
  return { fields: await Promise.all(fields.map((part) => part.boundingBox())), button: button?.y ?? 0 };
}
const LINE = 20;

/** What a failed login shows and keeps, and the wait for the response. */
test.describe('on failure', () => {
  test('the error is shown and announced, the username stays, the password is cleared @main', async ({
    page,
    world,
  }) => {
    await signIn.open(page);
    // A system may type an accent as a character of its own, and a service may compare bytes.
    await signIn.signIn(page, 'ann.lee', 'Wrong-Ha\u0308rbor-42');
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
    await world.verify({ call: { operationId: 'login', body: { password: 'Wrong-Härbor-42' } }, times: 1 });
    await expect(page).toHaveTitle(/^Error: /);
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await expect(signIn.password(page)).toHaveValue('');
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page);
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('an unknown username gets the same messages, which move only the button, by a line', async ({ page }) => {
    const question = page
      .getByRole('navigation', { name: 'Log in' })
      .getByText('Does your company use single sign-on?');
    await signIn.open(page);
    await signIn.enterUsername(page, 'nobody.at.all');
    await signIn.password(page).fill('Wrong-Harbor-1');
    await page.keyboard.press('Tab');
    const { fields, button } = await places(page);
    await signIn.logIn(page).click();
    await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
    await expect.poll(() => places(page)).toEqual({ fields, button: button + LINE });
    await expect(question).toBeHidden();
    await signIn.submit(page, 'Wrong-Harbor-2');
    await expect(question).toBeVisible();
    await expect.poll(() => places(page)).toEqual({ fields, button: button + LINE });
  });

  test('the button is in view while the keyboard of a phone is open, and so is an error', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await expect(signIn.password(page)).toBeInViewport({ ratio: 1 });
    await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
    await signIn.submit(page, 'Wrong-Harbor-42');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
  });

  test.describe('of the services or the network', () => {
    test.use({ allow: { consoleErrors: [/Failed to load resource/] } });

    test('the password stays for the next try', async ({ page, world }) => {
      const unexpected = 'We couldn’t log you in. Please try again.';
      const fails = async (message: string) => {
        await signIn.logIn(page).click();
        await expect(page.getByRole('alert')).toHaveText(message);
        await expect(signIn.password(page)).toHaveValue(PASSWORD);
      };
      await world.on('checkAuthPathByUsername').status(500);
      await signIn.open(page);
      await signIn.enterUsername(page, 'ann.lee');
      await expect(page.getByRole('main').getByText('We couldn’t check your username just now.')).toBeVisible();
      await signIn.password(page).fill(PASSWORD);
      await world.on('login').times(1).status(500);
      await fails(unexpected);
      await test.step('a challenge without a site key cannot be drawn', async () => {
        const error = { code: 'RECAPTCHA_RESPONSE_TOKEN_MISSING', message: 'x' } as const;
        const body = { ...error, traceId: 't', errors: [error] };
        await world.on('login').times(1).answer({ status: 401, body });
        await fails(`${unexpected} Does your company use single sign-on?`);
        await expect(page.getByRole('group', { name: 'Security check' })).toHaveCount(0);
      });
      // Drops every call, because Chromium itself repeats a request after a broken kept-alive connection.
      await world.on('login').drop();
      await fails('We couldn’t reach the server. Please check your connection and try again.');
      await world.faults.clear();
      await signIn.logIn(page).click();
      await expect(screen.heading(page, /Ann/)).toBeVisible();
    });
  });
});

test('a slow response takes one request, shows as busy at once, and can be cancelled after five seconds', async ({
  page,
  world,
  clock,
}) => {
  await clock.install();
  await world.on('login').times(1).delay(60_000);
  await signIn.open(page);
  await signIn.enterUsername(page, 'ann.lee');
  await signIn.password(page).fill(PASSWORD);
  await signIn.logIn(page).dblclick();
  await signIn.password(page).press('Enter');
  await expect(signIn.logIn(page)).toHaveAttribute('aria-disabled', 'true');
  await clock.advanceDuringCall({ seconds: 6 });
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await screen.press(page, 'Cancel');
  await expect(signIn.logIn(page)).toBeEnabled();
  await expect(signIn.password(page)).toHaveValue(PASSWORD);
  await world.verify({ call: { operationId: 'login' }, times: 1 });
});
