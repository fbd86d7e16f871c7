import { expectAccessible } from '../../support/guards/axe';
import { email, endsAt, openRequest, submit, toLogin } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** recovery-requests.spec.ts covers what this request shares with the others. */
test.describe('the forgot password request', () => {
  test('enables Submit only for an e-mail address, and Enter says what is missing @main', async ({ page, world }) => {
    await openRequest(page);
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page);
    await email(page).fill('ann');
    await expect(submit(page)).toBeDisabled();
    await email(page).press('Enter');
    await expect(page.getByRole('main').getByText('A valid email address is required')).toBeVisible();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Error: Forgot password/);
    await expectAccessible(page);
    await email(page).fill('');
    await email(page).press('Enter');
    await expect(page.getByRole('main').getByText('This field is required')).toBeVisible();
    await email(page).fill('a'.repeat(100_000));
    await expect(submit(page)).toBeDisabled();
    await email(page).fill(' ann@example.com ');
    await expect(submit(page)).toBeEnabled();
    await world.verify({ call: { operationId: 'requestPasswordReset' }, times: 0 });
  });

  test.describe('by keyboard alone', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

    test('waits after too many attempts, sends one mail although a response is lost, and shows SUCCESS_FORGOT_PASS_REQUEST', async ({
      page,
      world,
      clock,
    }) => {
      await clock.install();
      await world.on('requestPasswordReset').times(1).code('TOO_MANY_ATTEMPTS');
      await openRequest(page);
      await email(page).focus();
      await page.keyboard.type('ann@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('timer')).toContainText(/Try again in \d+:\d\d/);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeDisabled();
      await page.reload();
      await expect(again).toBeDisabled();
      await clock.advance({ minutes: 16 });
      await expect(page.getByRole('timer')).toHaveText('You can try again now.');
      await again.click();
      await expect(email(page)).toHaveValue('ann@example.com');

      await world.on('requestPasswordReset').times(1).drop();
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
      await email(page).focus();
      await page.keyboard.press('Enter');
      await endsAt(page, 'Check your email', toLogin);
      await expect(
        page.getByText('If we find an account with this email address, we’ll send you a link to reset your password.'),
      ).toBeVisible();
      await screen.keepsFocus(page);
      await world.verify({ call: { operationId: 'requestPasswordReset' }, times: 3 });
      const [mail, ...others] = await world.outbox.list({ to: 'ann@example.com' });
      expect(mail?.link).toContain('/auth/forgot-password/reset?token=');
      expect(others).toEqual([]);
      await page.reload();
      await endsAt(page, 'Check your email', toLogin);
    });
  });
});
