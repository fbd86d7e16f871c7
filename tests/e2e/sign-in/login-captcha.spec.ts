import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('the login captcha', () => {
  test('shows from the third failure, needs an answer, and is drawn again after a failure @main', async ({
    page,
    world,
  }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    for (const [index, news] of [
      '',
      ' Does your company use single sign-on?',
      ' Please complete the security check below, then log in again.',
    ].entries()) {
      await signIn.submit(page, `Wrong-Harbor-${index + 1}`);
      await expect(page.getByRole('alert')).toHaveText(
        `Your username or password is incorrect. Please try again.${news}`,
      );
      await expect(signIn.password(page)).toHaveValue('');
    }
    const challenge = page.getByRole('checkbox', { name: 'I am not a robot' });
    await expect(challenge).toBeVisible();
    await signIn.password(page).fill('Wrong-Harbor-4');
    await expect(signIn.logIn(page)).toBeDisabled();
    await challenge.check();
    await expectAccessible(page);
    await signIn.logIn(page).click();
    await expect(challenge).not.toBeChecked();
    await challenge.check();
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 5 });
  });

  test('without an answer: Enter says what is missing and sends no request', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'cam.captcha');
    const challenge = page.getByRole('checkbox', { name: 'I am not a robot' });
    await expect(challenge).toBeVisible();
    await expect(page.getByText('This field is required')).toHaveCount(0);
    await signIn.password(page).press('Enter');
    await expect(page.getByText('This field is required')).toBeVisible();
    await expectAccessible(page);
    await world.verify({ call: { operationId: 'login' }, times: 1 });
    await challenge.check();
    await expect(page.getByText('This field is required')).toHaveCount(0);
    await signIn.password(page).press('Enter');
    await expect(screen.heading(page, /Cam/)).toBeVisible();
  });

  test('without a site key cannot be drawn, and the user is asked to retry', async ({ page, world }) => {
    const error = { code: 'RECAPTCHA_RESPONSE_TOKEN_MISSING', message: 'x' } as const;
    await world
      .on('login')
      .times(1)
      .answer({ status: 401, body: { ...error, traceId: 't', errors: [error] } });
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await expect(page.getByRole('alert')).toHaveText('We couldn’t log you in. Please try again.');
    await expect(page.getByRole('group', { name: 'Security check' })).toHaveCount(0);
    await expect(signIn.password(page)).toHaveValue(PASSWORD);
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test.describe('with a blocked script', () => {
    test.use({ allow: { consoleErrors: [/Failed to load resource/] } });
    test('shows a message and can be loaded again', async ({ page }) => {
      await page.route('**/outside/captcha/api.js', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await signIn.open(page);
      await signIn.signIn(page, 'cam.captcha');
      await expect(page.getByText('The challenge couldn’t be loaded.')).toBeVisible();
      await screen.press(page, 'Load the security check again');
      await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    });
  });
});
