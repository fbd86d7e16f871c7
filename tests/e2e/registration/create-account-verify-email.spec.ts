import { expectAccessible } from '../../support/guards/axe';
import { address, codeFor, fillPersonalInfo, open, toVerifyEmail } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { holdToasts } from '../../support/verbs/toasts';
import { expect, test } from '../../support/test';

/** The second step of create account. */
test.describe('the verify-email step', () => {
  test('reports a wrong code, and requires a new code after five wrong ones', async ({ page, world }) => {
    await world.given.limits({ resendCooldownMs: 0 });
    await toVerifyEmail(page);
    const first = await codeFor(world);
    const wrong = first.code === '111111' ? '222222' : '111111';
    for (let time = 1; time <= 4; time += 1) {
      await page.getByLabel('Code', { exact: true }).fill(wrong);
      await screen.button(page, 'Verify').click();
      await expect(page.getByText('This code is not correct.')).toBeVisible();
    }
    await expectAccessible(page, [320, 1024]);
    await page.getByLabel('Code', { exact: true }).fill(wrong);
    await screen.button(page, 'Verify').click();
    await expect(page.getByText('There were too many attempts with this code.')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await screen.button(page, 'Send a new code').click();
    const second = await codeFor(world, address, first.id);
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');
    await page.getByLabel('Code', { exact: true }).fill(second.code);
    await screen.button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
  });

  test('says where the code went and until when it counts, and counts down to the next one', async ({
    page,
    world,
    clock,
  }) => {
    await world.given.limits({ resendCooldownMs: 45_000 });
    await clock.install();
    await toVerifyEmail(page);
    await expect(page.getByText(`We sent a code to ${address}. It is valid until `)).toBeVisible();
    const first = await codeFor(world);
    await expect(screen.button(page, /^Send a new code in 0:\d\d$/)).toHaveAttribute('aria-disabled', 'true');
    await clock.advance({ seconds: 46 });
    await screen.press(page, 'Send a new code');
    await expect(page.getByText('We sent you a code.')).toBeVisible();
    await expect(screen.button(page, /^Send a new code in 0:\d\d$/)).toBeVisible();
    await holdToasts(page);
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world, address, first.id)).code);
    await screen.button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
    await expect(page.getByText('We sent you a code.')).toHaveCount(0);
  });

  test('leads back to personal info with all data, by its button and by Back', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { phone: '2125550188' });
    await screen.button(page, 'Continue').click();
    await screen.button(page, 'Back to personal info').click();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.goBack();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
    await page.goForward();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.reload();
    await expect(page.getByText(address)).toBeVisible();
  });
});
