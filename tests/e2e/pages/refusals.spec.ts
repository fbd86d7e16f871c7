import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';

/** Which refusals the flow handles, and which the app. Services use different statuses for the same code. */
test.use({ allow: { breaches: true } });
const refusal = (code: string) => ({
  status: 403,
  body: { code, message: 'For logs', traceId: 'trace-1', errors: [{ code, message: 'For logs' }] },
});

test('a 403 for a missing session leads to sign-in, with the way back', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await world.on('checkAuthentication').offSpec().answer(refusal('MISSING_SESSION_COOKIE'));
  await page.goto('/auth/account-settings/devices');
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');

  await test.step('any other at sign-in leads to the unauthorized page, with the trace id', async () => {
    await page.context().clearCookies({ name: /^session/ });
    await world.faults.clear();
    await world.on('login').offSpec().answer(refusal('INSUFFICIENT_PERMISSIONS'));
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/auth/unauthorized-error');
    expect(new URL(page.url()).searchParams.get('traceId')).toBe('trace-1');
  });
});

test('a 403 with a code that the form knows shows at its field, any other leads to the unauthorized page', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await world.on('changePassword').offSpec().answer(refusal('INCORRECT_PASSWORD'));
  await page.goto('/auth/account-settings/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Windy-Meadow-17');
  await screen.press(page, 'Update password');
  await expect(page.getByText('Your current password is not correct.')).toBeVisible();
  await screen.arrivesAt(page, '/auth/account-settings/change-password');

  await world.faults.clear();
  await world.scenario('must-create-basic-credentials');
  await world.on('createBasicCredentials').status(403, 'INSUFFICIENT_PERMISSIONS');
  await page.goto('/auth/user/create-credential');
  await page.getByLabel('Username', { exact: true }).fill('ann.other');
  await page.getByLabel('Password', { exact: true }).fill('Windy-Meadow-17');
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Create');
  await screen.arrivesAt(page, '/auth/unauthorized-error');
});
