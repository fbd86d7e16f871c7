import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/sso-service-provider/associate-confirmation';

test.describe('a user who comes from a single-sign-on provider', () => {
  test('confirms the shown name and e-mail, and yes leads to account creation @main', async ({ page, signInAs }) => {
    await signInAs('ann', { method: 'SSO' });
    await page.goto(`${open}?token=sso-confirm`);
    await expect(screen.heading(page, 'Are you Suki Mori?')).toBeVisible();
    await expect(page.getByText('Continue as suki.mori@kestrel.example.')).toBeVisible();
    await expectAccessible(page);
    await screen.press(page, 'Yes, continue');
    await screen.arrivesAt(page, '/auth/create-account/sso-confirm/sso');
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
  });

  test('keeps the redirectUrl, sees the unauthorized result for any other token, and logs out with No', async ({
    page,
    signInAs,
    world,
  }) => {
    await test.step('without a session', async () => {
      await page.goto('/auth/sso-service-provider/personal-info?token=invite-sso');
      await screen.arrivesAt(page, '/auth/sso-login/request');
      await page.goto(`${open}?token=sso-confirm`);
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(open);
    });
    await signInAs('ann', { method: 'SSO' });
    await page.goto('/auth/sso-service-provider?token=sso-confirm&redirectUrl=/auth/legal');
    await screen.press(page, 'Yes, continue');
    await screen.arrivesAt(page, '/auth/create-account/sso-confirm/sso');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/legal');
    await page.goto(`${open}?token=no-such-token`);
    await expect(screen.heading(page, 'You don’t have access')).toBeVisible();
    await test.step('without an email address it offers to continue as nobody', async () => {
      const extra_information = { client_name: 'Kestrel', first_name: 'Suki', last_name: 'Mori' };
      await world.on('loadToken').answer({ status: 200, body: { extra_information, token_blob: {} } });
      await page.goto(`${open}?token=sso-confirm`);
      await expect(screen.heading(page, 'Are you Suki Mori?')).toBeVisible();
      await expect(page.getByText('Continue as')).toHaveCount(0);
      await world.faults.clear();
    });
    await page.goto(`${open}?token=sso-confirm`);
    await screen.press(page, 'No, that’s not me');
    await expect(screen.heading(page, 'You don’t have access')).toBeVisible();
    await world.verify({ call: { operationId: 'logout' }, times: 1 });
  });
});
