import { screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/**
 * Decides which refusals belong to the flow and which to the app: services use different statuses for the same code.
 */
test.use({ allow: { breaches: true } });
const refusal = (code: string) => ({
  code,
  message: 'For logs',
  traceId: 'trace-1',
  errors: [{ code, message: 'For logs' }],
});

test('a 403 for a missing session leads to sign-in, with the way back', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await world
    .on('checkAuthentication')
    .offSpec()
    .answer({ status: 403, body: refusal('MISSING_SESSION_COOKIE') });
  await page.goto('/auth/account-settings/devices');
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
});

test('a 403 with a code that the form knows shows at its field', async ({ page, signInAs, world }) => {
  await signInAs('ann');
  await world
    .on('changePassword')
    .offSpec()
    .answer({ status: 403, body: refusal('INCORRECT_PASSWORD') });
  await page.goto('/auth/account-settings/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Windy-Meadow-17');
  await screen.press(page, 'Update password');
  await expect(page.getByText('Your current password is not correct.')).toBeVisible();
  await screen.arrivesAt(page, '/auth/account-settings/change-password');
});

test('any other 403 leads to the unauthorized page, also from the form for a first username', async ({
  page,
  signInAs,
}) => {
  await signInAs('ann');
  await page.goto('/auth/user/create-credential');
  await page.getByLabel('Username').fill('ann.other');
  await page.getByLabel('Password', { exact: true }).fill('Windy-Meadow-17');
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Create');
  await screen.arrivesAt(page, '/auth/unauthorized-error');
});

for (const [form, bodyOf] of [
  ['in "action"', (action: object) => ({ action })],
  ['as the body itself', (action: object) => action],
] as const) {
  test(`an obligation that comes ${form} takes over`, async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await world
      .on('checkObligations')
      .offSpec()
      .answer({
        status: 412,
        body: { ...bodyOf({ kind: 'command', command: 'reviewContactInfo', isLoginObligation: true, args: {} }) },
      });
    await page.goto('/auth/account-settings/devices');
    await screen.arrivesAt(page, '/auth/review-contact-info');
  });
}
