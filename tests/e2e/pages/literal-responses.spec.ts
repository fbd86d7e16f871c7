import { address } from '../../support/verbs/create-account';
import { askForCode, code, codeIn, open as openEmail } from '../../support/verbs/email-verification';
import { email, newPassword, openReset, submit } from '../../support/verbs/password-recovery';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { choose, confirm, sent, settings, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/**
 * Services that send only what the product specifies: no body where it shows none, no extra field, no envelope of ours.
 * At each `npm test` the flows with the tag @quick run in the project `dialect-literal`. Here are others, and responses
 * of single tests.
 */
test.use({ dialect: 'literal' });

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

test('a reset link with an empty response is valid', async ({ page, world }) => {
  await world.on('loadToken').answer({ status: 200, body: {} });
  await openReset(page);
  await expect(newPassword(page)).toBeVisible();
});

for (const [path, title] of [
  ['forgot-username', 'Check your email'],
  ['self-registration', 'Check your email'],
] as const) {
  test(`a request at /auth/${path} succeeds`, async ({ page }) => {
    await page.goto(`/auth/${path}/request`);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    await expect(screen.heading(page, title)).toBeVisible();
  });
}

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

test('the obligation to verify an address works', async ({ page, signInAs, world }) => {
  await signInAs('vera');
  await openEmail(page);
  await askForCode(page);
  await code(page).fill((await codeIn(world, 'vera@example.com')).code);
  await screen.press(page, 'Verify');
  await screen.arrivesAt(page, '/');
});

test('a user verifies a contact with a code whose expiry is unknown', async ({ page, signInAs, world }) => {
  await signInAs('uma');
  await page.goto('/auth/verify-contact-info?type=email&purpose=personal');
  await expect(page.getByText(/^We sent a code to u\S*@example\.com\.$/)).toBeVisible();
  await page.reload();
  await page.getByLabel('Code').fill((await world.outbox.waitFor({ kind: 'contactVerification' })).code ?? '');
  await screen.press(page, 'Verify');
  await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  await world.verify({ call: { operationId: 'startContactVerification' }, times: 1 });
});

test('a user steps up with a code whose expiry is unknown', async ({ page, signInAs, world }) => {
  await signInAs('max');
  await page.goto(stepUp());
  await choose(page, 'Text message');
  await expect(page.getByRole('main').getByText(/^We sent a code to [^.]*\.$/)).toBeVisible();
  await page.reload();
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, settings);
  await world.verify({ call: { operationId: 'startMfaChallenge' }, times: 1 });
});

test("contacts can be added and deleted, and show when the employer's record fails", async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann', { levelOfAssurance: 3 });
  await world.on('listSystemOfRecordContacts').status(500);
  await page.goto('/auth/add-phone');
  await page.getByLabel('Phone number').fill('(212) 555-0142');
  await screen.press(page, 'Add phone number');
  await screen.arrivesAt(page, '/');
  await page.goto('/auth/account-settings/contact-info');
  const added = page.getByRole('listitem').filter({ hasText: '+1 212 555 0142' });
  await added.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The contact method was deleted.')).toBeVisible();
  await expect(added).toBeHidden();
});

test('a user switches to a client of the other system', async ({ page, signInAs }) => {
  await signInAs('ben');
  await page.goto('/auth/account-settings/switch-clients');
  await screen.press(page, 'Switch to Northgate Freight');
  await screen.press(page, 'Log out and switch');
  await screen.arrivesAt(page, '/auth/switch-clients-message');
  await screen.press(page, 'Continue');
  await screen.arrivesAt(page, '/outside/nexo/login');
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
