import { expectAccessible } from '../../support/guards/axe';
import { giveDate, right } from '../../support/verbs/confirmation';
import {
  address,
  codeFor,
  fillCredentials,
  fillPersonalInfo,
  open,
  password,
} from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
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
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(world));
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
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(world, 'kai.ito@kestrel.example'));
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
});

test('personal info by a direct link asks for the date of birth first, and keeps all data on the way back and over reloads', async ({
  page,
}) => {
  await page.goto('/auth/r/invite-valid?a=1');
  await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();
  await giveDate(page, right);
  await screen.press(page, 'Continue');
  await expect(screen.heading(page, 'Create your account')).toBeVisible();
  await screen.keepsFocus(page);
  await page.reload();
  await fillPersonalInfo(page, { phone: '2125550188' });
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  await screen.button(page, 'Back to personal info').click();
  await expect(screen.heading(page, 'Create your account')).toBeVisible();
  await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
  await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
});
