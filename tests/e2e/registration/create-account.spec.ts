import { expectAccessible } from '../../support/guards/axe';
import {
  address,
  codeFor,
  failed,
  fillCredentials,
  fillPersonalInfo,
  open,
  password,
  toAccountInfo,
  toVerifyEmail,
} from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { holdToasts } from '../../support/verbs/toasts';
import { expect, test } from '../../support/test';

/** From the invitation to the account, in each variant. Other specs cover the single steps. */
test.describe('create account', () => {
  test('makes an account that can log in from personal info, verify e-mail and account info @main', async ({
    page,
    world,
  }) => {
    await open(page);
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByText('Harbor Foods has invited you.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Nell');
    // The address of the invitation needs no second typing.
    await expect(page.getByLabel('Confirm email address')).toHaveValue('nell@example.com');
    await expect(screen.button(page, 'Continue')).toBeEnabled();
    await page.getByLabel('Confirm email address').fill('');
    await expect(screen.button(page, 'Continue')).toBeDisabled();
    await fillPersonalInfo(page, { phone: '(212) 555-0188' });
    await screen.button(page, 'Continue').click();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await expect(screen.heading(page, 'Choose your username and password')).toBeFocused();
    await fillCredentials(page);
    await screen.button(page, 'Create account').click();
    await screen.arrivesAt(page, '/auth/a/registration/success');
    const made = (await world.state.read('persons')).find((person) => person.username === 'nell.byrne');
    expect(made).toMatchObject({ firstName: 'Nell', lastName: 'Byrne', phones: [{ number: '+12125550188' }] });
    await world.verify({
      call: {
        operationId: 'createPerson',
        body: {
          username: 'nell.byrne',
          firstName: 'Nell',
          lastName: 'Byrne',
          email: [{ address }],
          phoneNumber: '+12125550188',
          termsAndConditionsChecked: true,
        },
      },
      times: 1,
    });
    const accepted = (await world.state.read('acceptances')).filter(({ personId }) => personId === made?.id);
    const now = await world.clock.now();
    expect(accepted.map(({ agreementName, version }) => [agreementName, version])).toEqual([
      ['terms-of-service', '3.0'],
      ['privacy-policy', '2.1'],
    ]);
    for (const { acceptedAt } of accepted) expect(Math.abs(now - Number(acceptedAt))).toBeLessThan(60_000);
    await screen.follow(page, 'Log in');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('nell.byrne');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/');
    expect((await page.request.get('/api/authentication-service/v0/check')).status()).toBe(200);
  });

  test('leads to the provider in the SSO variant, asks only for e-mail and terms, and ends once the code is verified', async ({
    page,
    world,
  }) => {
    await page.goto('/auth/r/invite-sso/sso');
    await screen.arrivesAt(page, '/auth/sso-login/request');
    await page.getByLabel('Email address').fill('kai.ito@kestrel.example');
    await page.keyboard.press('Enter');
    await page.getByLabel('Username or e-mail address').fill('kai.ito@kestrel.example');
    await screen.press(page, 'Sign in');
    await screen.press(page, 'Yes, continue');
    await screen.arrivesAt(page, '/auth/create-account/invite-sso/sso');
    await expect(page.getByText('Kai Ito')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await expect(page.getByLabel('Phone number')).toHaveCount(0);
    await expectAccessible(page);
    await screen.button(page, 'Continue').click();
    await expect(page.getByRole('main').getByText('Terms must be accepted')).toBeVisible();
    await page.getByRole('checkbox').check();
    await screen.button(page, 'Continue').click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world, 'kai.ito@kestrel.example')).code);
    await screen.arrivesAt(page, '/auth/a/registration/success');
    expect((await world.state.read('persons')).find((person) => person.firstName === 'Kai')).toMatchObject({
      isSsoOnly: true,
      username: null,
    });
    await world.verify({
      call: {
        operationId: 'createSsoPerson',
        body: { email: [{ address: 'kai.ito@kestrel.example' }], phoneNumber: null, termsAndConditionsChecked: true },
      },
      times: 1,
    });
  });

  test('says at its field what is wrong with username, password and terms, and keeps the form when the service fails', async ({
    page,
    world,
  }) => {
    const username = page.getByLabel('Username', { exact: true });
    const secret = page.getByLabel('Password', { exact: true });
    const create = screen.button(page, 'Create account');
    const terms = page.getByRole('checkbox', { name: 'I accept the Terms of Service and the Privacy Policy.' });
    const sent = async () => (await world.journal.list({ operationId: 'createPerson' })).length;
    await toAccountInfo(page, world, undefined, '?redirectUrl=%2Fauth%2Flegal%3Ffrom%3Dpartner');
    await expect(terms).toBeChecked();
    await fillCredentials(page, 'ann.lee');
    await expect(page.getByRole('main').getByText('This username is already taken.')).toBeVisible();
    await create.click();
    await expect(username).toBeFocused();
    await fillCredentials(page, 'ann');
    await expect(page.getByRole('main').getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await fillCredentials(page, 'nell..byrne');
    await expect(
      page.getByRole('main').getByText('Usernames may only contain numbers, letters from a to z', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page);

    await fillCredentials(page, 'nell.byrne', 'short');
    await secret.blur();
    await expect(
      page.getByRole('main').getByText('Please choose a password that meets all requirements.'),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'A lowercase letter' })).toContainText('(done)');
    await expect(page.getByRole('listitem').filter({ hasText: 'A number' })).toContainText('(not yet)');

    await fillCredentials(page);
    await terms.uncheck();
    await create.click();
    await expect(terms).toHaveAccessibleDescription(/Terms must be accepted/);
    await terms.check();
    expect(await sent()).toBe(0);

    await fillCredentials(page, 'nell.byrne', 'Password-4711');
    await create.click();
    await expect(page.getByText('This password is too common.')).toBeVisible();
    await expect(secret).toBeFocused();
    await expect(username).toHaveValue('nell.byrne');

    await world.on('createPerson').times(1).status(500);
    await fillCredentials(page);
    // On a phone the message is far below the field in which the user presses Enter.
    await page.setViewportSize({ width: 360, height: 640 });
    await username.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeInViewport({ ratio: 1 });
    await expect(username).toHaveValue('nell.byrne');
    await expect(secret).toHaveValue(password);

    await page.goBack();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await fillCredentials(page);
    await world.on('createPerson').delay(300);
    const before = await sent();
    await create.dblclick();
    // The redirect URL contains the partner keyword.
    await screen.arrivesAt(page, '/auth/create-credential/success-notification');
    expect(await sent()).toBe(before + 1);
  });

  test('requires a new code after five wrong ones, and counts down to it; an ended link shows its page', async ({
    page,
    world,
    clock,
  }) => {
    const code = page.getByLabel('Code', { exact: true });
    const again = screen.button(page, /^Send a new code in 0:\d\d$/);
    await world.given.limits({ resendCooldownMs: 45_000 });
    await clock.install();
    await toVerifyEmail(page);
    await expect(page.getByText(`We sent a code to ${address}. It is valid until `)).toBeVisible();
    const first = await codeFor(world);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    const wrong = first.code === '111111' ? '222222' : '111111';
    for (let time = 1; time <= 4; time += 1) {
      await code.fill(wrong);
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await code.fill('');
    }
    await expectAccessible(page);
    await code.fill(wrong);
    await expect(page.getByText('There were too many attempts with this code.')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await clock.advance({ seconds: 46 });
    await screen.press(page, 'Send a new code');
    await expect(page.getByText('We sent you a code.')).toBeVisible();
    await expect(again).toBeVisible();
    await expect(code).toHaveValue('');
    await holdToasts(page);
    await code.fill((await codeFor(world, address, first.id)).code);
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
    await expect(page.getByText('We sent you a code.')).toHaveCount(0);

    await world.on('createPerson').times(1).code('INVALID_TOKEN');
    await fillCredentials(page);
    await screen.button(page, 'Create account').click();
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
    await expect(page.getByText('Please contact your HR department for a new link.')).toBeVisible();
  });
});

test.describe('while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('shows a message at each step, keeps what the user typed, and allows a retry', async ({ page, world }) => {
    await world.on('loadToken').drop();
    await open(page);
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await fillPersonalInfo(page);
    await world.on('prepareCodeEmailVerification').drop();
    await screen.button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await screen.button(page, 'Continue').click();
    // Only the last code counts, not that of the lost response.
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    const { code } = await codeFor(world);
    await world.on('validateToken').drop();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
    await world.faults.clear();
    await screen.button(page, 'Verify').click();
    await fillCredentials(page);
    await world.on('createPerson').drop();
    await screen.button(page, 'Create account').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('nell.byrne');
    await world.faults.clear();
    await screen.button(page, 'Create account').click();
    // The server made the account, but its response was lost. The same key gets that response again.
    await expect(screen.heading(page, 'Your account is ready')).toBeVisible();
  });
});
