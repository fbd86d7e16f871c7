import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = '/auth/sso-service-provider/associate-confirmation';

test.describe('coming from a single-sign-on provider', () => {
  test('asks for the named person and continues as the e-mail shown: yes leads to creating the account', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ann', { method: 'SSO' });
    await page.goto(`${open}?token=sso-confirm`);
    await expect(screen.heading(page, 'Are you Suki Mori?')).toBeVisible();
    await expect(page.getByText('Continue as suki.mori@kestrel.example.')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await screen.press(page, 'Yes, continue');
    await screen.arrivesAt(page, '/auth/create-account/sso-confirm/sso');
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
  });

  test('no logs out and sets the result to unauthorized', async ({ page, signInAs, world }) => {
    await signInAs('ann', { method: 'SSO' });
    await page.goto(`${open}?token=sso-confirm`);
    await screen.press(page, "No, that's not me");
    await expect(screen.heading(page, '401: Unauthorized')).toBeVisible();
    await expectAccessible(page, [320]);
    await world.verify({ call: { operationId: 'logout' }, times: 1 });
  });

  test('any other path goes to the question, with the token', async ({ page, signInAs }) => {
    await signInAs('ann', { method: 'SSO' });
    await page.goto('/auth/sso-service-provider/elsewhere?token=sso-confirm');
    await screen.arrivesAt(page, open);
    await expect(screen.heading(page, 'Are you Suki Mori?')).toBeVisible();
  });

  test('personal-info redirects to creating the account', async ({ page }) => {
    await page.goto('/auth/sso-service-provider/personal-info?token=invite-sso');
    await screen.arrivesAt(page, '/auth/create-account/invite-sso/sso');
  });

  for (const token of ['no-such-token', 'invite-expired', '']) {
    test(`token failures lead to the unauthorized result: ${JSON.stringify(token)}`, async ({ page, signInAs }) => {
      await signInAs('ann', { method: 'SSO' });
      await page.goto(`${open}?token=${token}`);
      await expect(screen.heading(page, '401: Unauthorized')).toBeVisible();
    });
  }

  test('without a session the person is sent to sign in, and back', async ({ page }) => {
    await page.goto(`${open}?token=sso-confirm`);
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(open);
  });
});
