import { screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { fillCredentials, toAccountInfo } from '../../support/verbs/create-account';
import { password, taken, toForm, username } from '../../support/verbs/username';
import { expect, test } from '../../support/test';

/** Which refusals the flow handles, and which the app. Services use different statuses for the same code. */
test.use({ allow: { breaches: true } });
const refusal = (code: string) => ({
  code,
  message: 'For logs',
  traceId: 'trace-1',
  errors: [{ code, message: 'For logs' }],
});

test('a 403 for a missing session leads to sign-in, with the way back @main', async ({ page, signInAs, world }) => {
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
  world,
}) => {
  await world.given.obligation('createBasicCredentials').for('ann');
  await signInAs('ann');
  await world.on('createBasicCredentials').status(403, 'INSUFFICIENT_PERMISSIONS');
  await page.goto('/auth/user/create-credential');
  await page.getByLabel('Username', { exact: true }).fill('ann.other');
  await page.getByLabel('Password', { exact: true }).fill('Windy-Meadow-17');
  await page.getByRole('checkbox').check();
  await screen.press(page, 'Create');
  await screen.arrivesAt(page, '/auth/unauthorized-error');
});

for (const [form, bodyOf] of [
  ['in "action"', (action: object) => ({ ...refusal('BLOCK_BY_OBLIGATION'), action })],
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

test('account creation shows each known code at its field', async ({ page, world }) => {
  await toAccountInfo(page, world);
  for (const [code, field, text] of [
    ['CLIENT_NOT_FOUND', 'Password', 'Something went wrong. Please try again.'],
    ['INCORRECT_PASSWORD', 'Password', 'Your password couldn’t be updated. Please try again.'],
    ['USERNAME_EXISTS', 'Username', 'This username is already taken. Please choose another one.'],
  ] as const)
    await test.step(code, async () => {
      await world
        .on('createPerson')
        .times(1)
        .offSpec()
        .answer({ status: 422, body: refusal(code) });
      await fillCredentials(page);
      await screen.button(page, 'Create account').click();
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
      await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    });
});

test('a change of the username shows each code of a taken one at the field', async ({ page, signInAs, world }) => {
  await signInAs('uri');
  await toForm(page);
  for (const code of ['DUPLICATE_USERNAME', 'USERNAME_EXISTS', 'ERROR_USERNAME_UNAVAILABLE'] as const)
    await test.step(code, async () => {
      await world
        .on('updateUsernames')
        .times(1)
        .offSpec()
        .answer({ status: 409, body: refusal(code) });
      await username(page).fill(`uri.${code.toLowerCase().slice(0, 9)}`);
      await password(page).fill(PASSWORD);
      await screen.press(page, 'Submit');
      await expect(username(page)).toHaveAccessibleDescription(new RegExp(taken));
      await expect(username(page)).toBeFocused();
    });
});

test('a SAML page of a client that is unknown or not configured shows the unsupported state', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  for (const code of ['CLIENT_NOT_FOUND', 'CLIENT_MISSING_SAML_CONFIGURATION'] as const)
    await test.step(code, async () => {
      await world
        .on('getSettingsByGroup')
        .offSpec()
        .answer({ status: 422, body: refusal(code) });
      await page.goto('/auth/user/saml-redirect/400');
      await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
      await expect(page.getByText('Please try again, or contact support if it keeps happening.')).toBeVisible();
    });
});

test('change e-mail shows DUPE_EMAIL_ERROR as a taken address', async ({ page, signInAs, world }) => {
  await signInAs('vera');
  await world
    .on('changeUnverifiedEmail')
    .offSpec()
    .answer({ status: 409, body: refusal('DUPE_EMAIL_ERROR') });
  await page.goto('/auth/email-verify-notification');
  await screen.press(page, 'Change email address');
  await page.getByLabel('New email address').fill('vera.new@example.com');
  await screen.press(page, 'Save and send code');
  await expect(page.getByLabel('New email address')).toHaveAccessibleDescription('This email is taken');
});

test('an account that the product does not know, by getMe, sees the not-found page', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await world
    .on('getMe')
    .offSpec()
    .answer({ status: 404, body: refusal('NOT_FOUND') });
  await page.goto('/auth/account-settings/switch-clients');
  await screen.arrivesAt(page, '/auth/resource-not-found');
  await expect(screen.heading(page, 'You don’t have access to this product')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('traceId')).toBe('trace-1');
  await expect(page.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/auth/logout');
});

test('a session that the company rule of an address misses leads to sign-in, not to a message about the address', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ella');
  await page.goto('/auth/add-email');
  await page.getByLabel('Email address').fill('ella@example.com');
  await world
    .on('getFeature')
    .offSpec()
    .answer({ status: 401, body: refusal('MISSING_SESSION_COOKIE') });
  await world.on('addEmailAddress').code('MISSING_SESSION_COOKIE');
  await screen.press(page, 'Add email address');
  await screen.arrivesAt(page, '/auth/login');
});

test('contact verification takes TOKEN_EXECUTE_FAILURE for a wrong code, and offers a new one', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('uma');
  await world
    .on('verifyContact')
    .offSpec()
    .answer({ status: 422, body: refusal('TOKEN_EXECUTE_FAILURE') });
  await page.goto('/auth/verify-contact-info?type=email&purpose=personal');
  await page.getByLabel('Code').fill('000000');
  await screen.press(page, 'Verify');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is not correct/);
  await expect(page.getByLabel('Code')).toBeFocused();
});

test('change e-mail closes when another device has verified the old address', async ({ page, signInAs, world }) => {
  await signInAs('vera');
  await page.goto('/auth/email-verify-notification');
  await screen.press(page, 'Change email address');
  const at = { createdAt: 0, lastModifiedAt: 0 };
  const emails = [{ ...at, address: 'vera@example.com', isVerified: true, isPersonal: true }];
  await world.state.patch('persons', 'vera', { emails });
  await page.getByLabel('New email address').fill('vera.new@example.com');
  await screen.press(page, 'Save and send code');
  await expect(page.getByLabel('New email address')).toBeHidden();
  await expect(screen.button(page, 'Send code')).toBeVisible();
});
