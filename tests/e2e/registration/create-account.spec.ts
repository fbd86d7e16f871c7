import { expectAccessible } from '../../support/guards/axe';
import {
  address,
  codeFor,
  fillCredentials,
  fillPersonalInfo,
  open,
  password,
  toAccountInfo,
} from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
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
    await expect(screen.button(page, 'Continue')).toBeDisabled();
    await fillPersonalInfo(page, { phone: '(212) 555-0188' });
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeFocused();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await screen.button(page, 'Verify').click();
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
    await signInPage.open(page);
    await page.getByLabel('Username', { exact: true }).fill('nell.byrne');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/');
    expect((await page.request.get('/api/authentication-service/v0/check')).status()).toBe(200);
  });

  test('works by keyboard alone', async ({ page, world }) => {
    await open(page);
    await page.getByLabel('Email address', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await page.keyboard.type(address);
    for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Verify your email address')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type((await codeFor(world)).code);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Choose your username and password')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('nell.byrne');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/auth/a/registration/success');
  });

  test('asks only for e-mail and terms in the SSO variant, and ends once the code is verified', async ({
    page,
    world,
  }) => {
    await page.goto('/auth/create-account/invite-sso/sso');
    await expect(page.getByText('Kai Ito')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await expect(page.getByLabel('Phone number')).toHaveCount(0);
    await expectAccessible(page, [320, 1024]);
    await screen.button(page, 'Continue').click();
    await expect(page.getByText('Terms must be accepted')).toBeVisible();
    await page.getByRole('checkbox').check();
    await screen.button(page, 'Continue').click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world, 'kai.ito@kestrel.example')).code);
    await screen.button(page, 'Verify and create account').click();
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

  test('is the redirect target of /auth/r/{token}, with and without sso', async ({ page }) => {
    await page.goto('/auth/r/invite-no-check');
    await screen.arrivesAt(page, '/auth/create-account/invite-no-check');
    await page.goto('/auth/r/invite-sso/sso');
    await screen.arrivesAt(page, '/auth/create-account/invite-sso/sso');
  });

  test('ends at the create-credential success notification when the redirect URL contains the partner keyword', async ({
    page,
    world,
  }) => {
    await toAccountInfo(page, world, undefined, '?redirectUrl=%2Fauth%2Flegal%3Ffrom%3Dpartner');
    await fillCredentials(page);
    await screen.button(page, 'Create account').click();
    await screen.arrivesAt(page, '/auth/create-credential/success-notification');
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
    await page.getByLabel('Code', { exact: true }).fill(code);
    await world.on('validateToken').drop();
    await screen.button(page, 'Verify').click();
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
