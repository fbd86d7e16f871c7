import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/**
 * An answer of 200 that is not what the contract promises must never pass for what it should have said (see
 * docs/product/8-errors.md; found by the fault matrix).
 */
test.use({ allow: { breaches: true, consoleErrors: [/Contract breach/] } });
const surprise = { status: 200, body: { surprise: true } };

test('a link that was not verified shows no field for a new password', async ({ page, world }) => {
  await world.on('loadToken').offSpec().answer(surprise);
  await page.goto('/auth/forgot-password/reset?token=reset-valid');
  await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
});

test('a phone number that was perhaps not added keeps the person at it, with what was typed', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('phil');
  await world.on('addPhoneNumber').times(1).offSpec().answer(surprise);
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
