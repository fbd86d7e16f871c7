import { address } from '../../support/verbs/create-account';
import { newPassword, openReset } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Forms of a response that the contract allows, and that the mock server itself does not send. */

test('a user signs in when the check names another method and gives the level as text', async ({ page, world }) => {
  await signInPage.open(page, '?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices');
  await signInPage.enterUsername(page, 'ann.lee');
  await world
    .on('checkAuthentication')
    .answer({ status: 200, body: { authentication_method: 'password', levelOfAssurance: '2' } });
  await signInPage.submit(page, PASSWORD);
  await screen.arrivesAt(page, '/auth/account-settings/devices');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});

test('the landing products are read from a bare list', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  const product = { productId: 'one', productName: 'Payroll', description: 'Pays.', targetUrl: '/outside/payroll' };
  await world.on('getLandingProducts').answer({ status: 200, body: [product, { ...product, productId: 'two' }] });
  await page.goto('/auth/choose-product');
  await expect(page.getByRole('link', { name: /^Payroll/ })).toHaveCount(2);
});

test('a reset link with an empty response is valid', async ({ page, world }) => {
  await world.on('loadToken').answer({ status: 200, body: {} });
  await openReset(page);
  await expect(newPassword(page)).toBeVisible();
});

test('an invitation without a company name is from "Your company"', async ({ page, world }) => {
  await world.on('loadToken').answer({
    status: 200,
    body: { extra_information: { first_name: 'Nell', last_name: 'Byrne' }, token_blob: { email: address } },
  });
  await page.goto('/auth/create-account/invite-no-check');
  await expect(page.getByText('Your company has invited you.')).toBeVisible();
});

test('a code for an address works when its token is outside data', async ({ page, world }) => {
  await world.on('prepareCodeEmailVerification').answer({ status: 200, body: { token: 'code-outside-data' } });
  await page.goto('/auth/create-account/invite-no-check');
  await page.getByLabel('Email address', { exact: true }).fill(address);
  await page.getByLabel('Confirm email address').fill(address);
  await page.getByRole('checkbox').check();
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
});

test('a user with few attributes from the services can work', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await world.on('getMe').answer({ status: 200, body: { personId: 'person-ann', firstName: 'Ann' } });
  for (const tab of ['switch-clients', 'contact-info', 'change-password', 'localization', 'devices']) {
    await page.goto(`/auth/account-settings/${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  }
});
