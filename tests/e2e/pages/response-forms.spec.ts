import { address, fillPersonalInfo } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Forms of a response that the contract allows, and that the mock server itself does not send. */

test('a user signs in when the check gives the level as text, and can work with few attributes', async ({
  page,
  world,
}) => {
  await signInPage.open(page, '?redirectUrl=%2Fauth%2Faccount-settings%2Fdevices');
  await signInPage.enterUsername(page, 'ann.lee');
  await world
    .on('checkAuthentication')
    .answer({ status: 200, body: { authentication_method: 'password', levelOfAssurance: '2' } });
  await world.on('getMe').answer({ status: 200, body: { personId: 'person-ann', firstName: 'Ann' } });
  await signInPage.submit(page, PASSWORD);
  await screen.arrivesAt(page, '/auth/account-settings/devices');
  await expect(screen.heading(page, 'Account settings')).toBeVisible();
  for (const tab of ['Switch companies', 'Contact info', 'Password', 'Language and region', 'Devices']) {
    await screen.tab(page, tab).click();
    await expect(screen.currentTab(page)).toHaveText(tab);
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  }
});

test('an invitation without a company name, and a code whose token is outside data', async ({ page, world }) => {
  await world.on('loadToken').answer({
    status: 200,
    body: { extra_information: { first_name: 'Nell', last_name: 'Byrne' }, token_blob: { email: address } },
  });
  await world.on('prepareCodeEmailVerification').answer({ status: 200, body: { token: 'code-outside-data' } });
  await page.goto('/auth/create-account/invite-no-check');
  await expect(page.getByText('Your company has invited you.')).toBeVisible();
  await fillPersonalInfo(page);
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
});
