import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * An answer of 200 that is not what the contract promises never passes for what it should have said. Where the status
 * says all that the flow needs, nothing that the body holds makes a failure of it.
 */
test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });
const surprise = { status: 200, body: { surprise: true } };

test('a link of which the server gives a page of HTML shows no field for a new password', async ({ page, world }) => {
  await world.on('loadToken').offSpec().answer({ status: 200, body: '<h1>Welcome</h1>', contentType: 'text/html' });
  await page.goto('/auth/forgot-password/reset?token=reset-valid');
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
});

test('an invitation that the server does not describe is none', async ({ page, world }) => {
  await world.on('loadToken').offSpec().answer(surprise);
  await page.goto('/auth/create-account/invite-no-check');
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
});

test('a phone number that a page of HTML answers for keeps the person at it, with what was typed', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('phil');
  await world
    .on('addPhoneNumber')
    .times(1)
    .offSpec()
    .answer({ status: 200, body: '<h1>Sign in to the network</h1>', contentType: 'text/html' });
  await page.goto('/auth/add-phone');
  await page.getByLabel('Phone number').fill('(212) 555-0142');
  await screen.press(page, 'Add phone number');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('(212) 555-0142');
  await screen.press(page, 'Add phone number');
  await screen.arrivesAt(page, '/');
});

test('nobody acts as an associate whom the page cannot name', async ({ page, signInAs, world }) => {
  await signInAs('oscar');
  await world.on('getImpersonation').offSpec().answer(surprise);
  await page.goto('/auth/impersonation?impersonationId=impersonation-good');
  await expect(page.getByText('Error! Impersonation failed. Unable to load associate details')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start impersonation' })).toBeHidden();
});
