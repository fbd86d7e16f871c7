import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

/**
 * A response of 200 that breaks the contract never counts as the expected response. When a flow needs only the status,
 * an unexpected body causes no failure.
 */
test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });

test('a reset link answered with an HTML page shows no password field, and an added phone number keeps the form', async ({
  page,
  signInAs,
  world,
}) => {
  await world.on('loadToken').offSpec().answer({ status: 200, body: '<h1>Welcome</h1>', contentType: 'text/html' });
  await page.goto('/auth/forgot-password/reset?token=reset-valid');
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();

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
