import { expectAccessible } from '../../support/guards/axe';
import { email, endsAt, openRequest, submit, toLogin, widths } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** recovery-requests.spec.ts covers what this request shares with the others. */
test.describe('the forgot password request', () => {
  test('enables Submit only for an e-mail address, and Enter says what is missing @main', async ({ page, world }) => {
    await openRequest(page);
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page, widths);
    await email(page).fill('ann');
    await expect(submit(page)).toBeDisabled();
    await email(page).press('Enter');
    await expect(page.getByText('A valid email address is required')).toBeVisible();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Error: Forgot password/);
    await expectAccessible(page, widths);
    await email(page).fill('');
    await email(page).press('Enter');
    await expect(page.getByText('This field is required')).toBeVisible();
    await email(page).fill('a'.repeat(100_000));
    await expect(submit(page)).toBeDisabled();
    await email(page).fill(' ann@example.com ');
    await expect(submit(page)).toBeEnabled();
    await world.verify({ call: { operationId: 'requestPasswordReset' }, times: 0 });
  });

  test('shows SUCCESS_FORGOT_PASS_REQUEST and sends a mail, by keyboard alone', async ({ page, world }) => {
    await openRequest(page);
    await email(page).focus();
    await page.keyboard.type('ann@example.com');
    await page.keyboard.press('Enter');
    await endsAt(page, 'Check your email', toLogin);
    await expect(
      page.getByText('If we find an account with this email address, we’ll send you a link to reset your password.'),
    ).toBeVisible();
    await screen.keepsFocus(page);
    await expectAccessible(page, widths);
    const mail = await world.outbox.waitFor({ to: 'ann@example.com', kind: 'resetPassword' });
    expect(mail.link).toContain('/auth/forgot-password/reset?token=');
    await page.reload();
    await endsAt(page, 'Check your email', toLogin);
  });

  test('too many attempts can be tried again with the typed address, when the wait is over', async ({
    page,
    world,
    clock,
  }) => {
    await clock.install();
    await world.on('requestPasswordReset').times(1).code('TOO_MANY_ATTEMPTS');
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    await expect(page.getByRole('timer')).toContainText(/Try again in \d+:\d\d/);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeDisabled();
    await page.reload();
    await expect(again).toBeDisabled();
    await clock.advance({ minutes: 16 });
    await expect(page.getByRole('timer')).toHaveText('You can try again now.');
    await again.click();
    await expect(email(page)).toHaveValue('ann@example.com');
    await submit(page).click();
    await endsAt(page, 'Check your email', toLogin);
  });

  test.describe('when the response is lost', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

    test('sends one mail, although the user tries again', async ({ page, world }) => {
      await world.on('requestPasswordReset').times(1).drop();
      await openRequest(page);
      await email(page).fill('ann@example.com');
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
      await submit(page).click();
      await expect(screen.heading(page, 'Check your email')).toBeVisible();
      await world.verify({ call: { operationId: 'requestPasswordReset' }, times: 2 });
      expect(await world.outbox.list({ to: 'ann@example.com' })).toHaveLength(1);
    });
  });

  test('each address above a request page redirects to it', async ({ page }) => {
    for (const kind of ['forgot-password', 'forgot-username'])
      for (const rest of ['', '/', ...(kind === 'forgot-password' ? ['/anything/else'] : [])]) {
        await page.goto(`/auth/${kind}${rest}`);
        await screen.arrivesAt(page, `/auth/${kind}/request`);
      }
  });
});
