import type { Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { expectAccessible } from '../support/axe';
import { screen } from '../support/screen';
import { expect, test } from '../support/test';

const address = 'nell.new@example.com';
const password = 'Lantern!72Harbor';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = (page: Page, token = 'invite-no-check', search = '') => page.goto(`/auth/create-account/${token}${search}`);

async function fillPersonalInfo(page: Page, { email = address, confirm, phone = '' }: { email?: string; confirm?: string; phone?: string } = {}) {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Confirm email address').fill(confirm ?? email);
  if (phone !== '') await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
}

async function codeFor(world: MockWorld, to = address, after?: string): Promise<{ code: string; id: string }> {
  const { code, id } = await world.outbox.waitFor({ to, kind: 'registrationCode', ...(after !== undefined && { after }) });
  return { code: code ?? '', id };
}

async function toVerifyEmail(page: Page, token?: string, search?: string) {
  await open(page, token, search);
  await fillPersonalInfo(page);
  await button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
}

async function toAccountInfo(page: Page, world: MockWorld, token?: string, search?: string) {
  await toVerifyEmail(page, token, search);
  await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
  await button(page, 'Verify').click();
  await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
}

async function fillCredentials(page: Page, username = 'nell.byrne', secret = password) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

test.describe('create account', () => {
  test('personal info, verify e-mail and account info make an account that can log in', async ({ page, world }) => {
    await open(page);
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByText('Harbor Foods has invited you.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Nell');
    await expect(button(page, 'Continue')).toBeDisabled();
    await fillPersonalInfo(page, { phone: '(212) 555-0188' });
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeFocused();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeFocused();
    await fillCredentials(page);
    await button(page, 'Create account').click();
    await screen.arrivesAt(page, '/auth/a/registration/success');
    const made = (await world.state.read('persons')).find((person) => person.username === 'nell.byrne');
    expect(made).toMatchObject({ firstName: 'Nell', lastName: 'Byrne', phones: [{ number: '+12125550188' }] });
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('nell.byrne');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/');
    expect((await page.request.get('/api/authentication-service/v0/check')).status()).toBe(200);
  });

  test('each step is accessible', async ({ page, world }) => {
    await open(page);
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expectAccessible(page, [320]);
    await fillPersonalInfo(page);
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('by keyboard alone', async ({ page, world }) => {
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

  test('with pasted and filled values, blanks around them and all', async ({ page, world }) => {
    await open(page);
    await fillPersonalInfo(page, { email: ` ${address} ` });
    await button(page, 'Continue').click();
    const { code } = await codeFor(world);
    await page.getByLabel('Code', { exact: true }).evaluate((field, text) => {
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      document.execCommand('insertText', false, text);
    }, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
    await button(page, 'Verify').click();
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
    await fillCredentials(page, ' nell.byrne ');
    await button(page, 'Create account').click();
    await screen.arrivesAt(page, '/auth/a/registration/success');
  });

  test('in the SSO variant only the email and the terms are asked, and the account is created once the code is verified', async ({ page, world }) => {
    await page.goto('/auth/create-account/invite-sso/sso');
    await expect(page.getByText('Kai Ito')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await expect(page.getByLabel('Phone number')).toHaveCount(0);
    await expectAccessible(page, [320, 1024]);
    await button(page, 'Continue').click();
    await expect(page.getByText('Terms must be accepted')).toBeVisible();
    await page.getByRole('checkbox').check();
    await button(page, 'Continue').click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world, 'kai.ito@kestrel.example')).code);
    await button(page, 'Verify and create account').click();
    await screen.arrivesAt(page, '/auth/a/registration/success');
    expect((await world.state.read('persons')).find((person) => person.firstName === 'Kai')).toMatchObject({ isSsoOnly: true, username: null });
  });

  test('/auth/r/{token} redirects to create-account, with and without sso', async ({ page }) => {
    await page.goto('/auth/r/invite-no-check');
    await screen.arrivesAt(page, '/auth/create-account/invite-no-check');
    await page.goto('/auth/r/invite-sso/sso');
    await screen.arrivesAt(page, '/auth/create-account/invite-sso/sso');
  });

  test('success goes to the create-credential success notification when the redirect URL contains the partner keyword', async ({ page, world }) => {
    await toAccountInfo(page, world, undefined, '?redirectUrl=%2Fauth%2Flegal%3Ffrom%3Dpartner');
    await fillCredentials(page);
    await button(page, 'Create account').click();
    await screen.arrivesAt(page, '/auth/create-credential/success-notification');
  });

  test('a signed-in person may create an account, and one without permission too', async ({ page, world, signInAs }) => {
    await signInAs('ann');
    await open(page);
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await world.on('checkAuthentication').status(403, 'INSUFFICIENT_PERMISSIONS');
    await page.reload();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
  });
});

test.describe('personal info', () => {
  test('each field says what is wrong, and the summary leads to it', async ({ page }) => {
    await open(page);
    await page.getByLabel('First name').fill('N');
    await page.getByLabel('Last name').fill('x'.repeat(41));
    await fillPersonalInfo(page, { email: 'nell at example', confirm: 'other@example.com', phone: '12' });
    await page.getByRole('checkbox').uncheck();
    await button(page, 'Continue').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'First names have 2 to 40 characters.',
      'Last names have 2 to 40 characters.',
      'A valid email address is required',
      'The email addresses are not the same.',
      'Please enter a valid phone number.',
      'Terms must be accepted',
    ]);
    await expectAccessible(page, [320, 1024]);
    await summary.getByRole('link', { name: 'The email addresses are not the same.' }).click();
    await expect(page.getByLabel('Confirm email address')).toBeFocused();
  });

  test('a duplicate e-mail offers to send a reset-password e-mail', async ({ page, world }) => {
    await open(page, 'invite-duplicate');
    await fillPersonalInfo(page, { email: 'ann@example.com' });
    await expect(page.getByText('This email address already has an account.')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    await button(page, 'Send a reset-password email').click();
    await expect(page.getByText('We have sent an email to this address.')).toBeVisible();
    expect((await world.outbox.waitFor({ to: 'ann@example.com', kind: 'resetPassword' })).link).toContain('/auth/forgot-password/reset');
    await button(page, 'Continue').click();
    await expect(page.getByLabel('Email address', { exact: true })).toBeFocused();
    expect(await world.journal.list({ operationId: 'prepareCodeEmailVerification' })).toHaveLength(0);
  });

  test('too many checks of an address say so, any other error is a snag', async ({ page, world }) => {
    await open(page);
    await world.on('checkEmailAddress').times(1).code('TOO_MANY_ATTEMPTS');
    await fillPersonalInfo(page);
    await expect(page.getByText('There were too many attempts.')).toBeVisible();
    await world.on('checkEmailAddress').times(1).status(503);
    await page.getByLabel('Email address', { exact: true }).fill('nell.two@example.com');
    await page.getByLabel('Confirm email address').fill('nell.two@example.com');
    await expect(page.getByText("We hit a snag and couldn't check this email address.")).toBeVisible();
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('too many codes wait, live', async ({ page, clock, world }) => {
    await world.given.limits({ recoveryRequests: 0 });
    await clock.install();
    await open(page);
    await fillPersonalInfo(page);
    await button(page, 'Continue').click();
    await expect(page.getByRole('timer')).toContainText('Try again in');
    await expect(button(page, 'Continue')).toBeDisabled();
    await expectAccessible(page, [320]);
  });

  test('what is typed outlives a reload', async ({ page }) => {
    await open(page);
    await page.getByLabel('First name').fill('Nella');
    await fillPersonalInfo(page, { phone: '2125550188' });
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Nella');
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    await expect(page.getByLabel('Phone number')).toHaveValue('2125550188');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('a double click sends one code', async ({ page, world }) => {
    await open(page);
    await fillPersonalInfo(page);
    await world.on('prepareCodeEmailVerification').delay(300);
    await button(page, 'Continue').dblclick();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    expect(await world.journal.list({ operationId: 'prepareCodeEmailVerification' })).toHaveLength(1);
  });

  test('the terms open in a new tab, without an opener', async ({ page, context }) => {
    await open(page);
    const [legal] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Read the terms of use' }).click()]);
    await legal.waitForURL('**/auth/legal');
    expect(await legal.evaluate(() => window.opener)).toBeNull();
  });
});

test.describe('company e-mail only', () => {
  test('any other address is refused', async ({ page }) => {
    await open(page, 'invite-company-email');
    await fillPersonalInfo(page);
    await expect(page.getByText('A company email address is required.')).toBeVisible();
    await expectAccessible(page, [320]);
    await fillPersonalInfo(page, { email: 'cody@company.example' });
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('the flag for ICC access means the same', async ({ page, world }) => {
    await world.given.flag('requireAdpEmailForICCAccess', true, '100');
    await open(page);
    await fillPersonalInfo(page);
    await expect(page.getByText('A company email address is required.')).toBeVisible();
  });

  test('when the flag lookup fails the address is rejected', async ({ page, world }) => {
    await world.on('getFeatureForClient').status(503);
    await open(page);
    await fillPersonalInfo(page);
    await expect(page.getByText("We couldn't check whether this email address can be used.")).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page.getByLabel('Email address', { exact: true })).toBeFocused();
    await world.faults.clear();
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('does not apply to client 002 on the external-domain host, and does elsewhere', async ({ page, world, baseURL }) => {
    await world.given.flag('requireAdpEmailForICCAccess', true, '002');
    await open(page, 'invite-staff');
    await fillPersonalInfo(page);
    await expect(page.getByText('A company email address is required.')).toBeVisible();
    await page.route('**/auth/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), externalDomainHost: new URL(baseURL ?? '').host } });
    });
    await page.goto('/auth/legal');
    await open(page, 'invite-staff');
    await fillPersonalInfo(page);
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });
});

test.describe('verify e-mail', () => {
  test('a wrong code says so; five wrong ones need a new code', async ({ page, world }) => {
    await toVerifyEmail(page);
    const first = await codeFor(world);
    const wrong = first.code === '111111' ? '222222' : '111111';
    for (let time = 1; time <= 4; time += 1) {
      await page.getByLabel('Code', { exact: true }).fill(wrong);
      await button(page, 'Verify').click();
      await expect(page.getByText('This code is not correct.')).toBeVisible();
    }
    await expectAccessible(page, [320, 1024]);
    await page.getByLabel('Code', { exact: true }).fill(wrong);
    await button(page, 'Verify').click();
    await expect(page.getByText('There were too many attempts with this code.')).toBeVisible();
    await expect(button(page, 'Verify')).toBeDisabled();
    await button(page, 'Send a new code').click();
    const second = await codeFor(world, address, first.id);
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');
    await page.getByLabel('Code', { exact: true }).fill(second.code);
    await button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
  });

  test('a code that has expired can be sent anew', async ({ page, world }) => {
    await toVerifyEmail(page);
    const { code } = await codeFor(world);
    await world.clock.advance({ minutes: 11 });
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Verify').click();
    await expect(page.getByText('This code has expired. Please send a new one.')).toBeVisible();
    await button(page, 'Send a new code').click();
    await expect(page.getByText('This code has expired.')).toHaveCount(0);
  });

  test('back to personal info, where nothing is lost, by button and by Back', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { phone: '2125550188' });
    await button(page, 'Continue').click();
    await button(page, 'Back to personal info').click();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    await button(page, 'Continue').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.goBack();
    await expect(screen.heading(page, 'Create your account')).toBeVisible();
    await expect(page.getByLabel('Phone number')).not.toHaveValue('');
    await page.goForward();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.reload();
    await expect(page.getByText(address)).toBeVisible();
  });
});

test.describe('account info', () => {
  test('a username that is taken, too short or of another pattern says so', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'ann.lee');
    await expect(page.getByText('This username is already taken.')).toBeVisible();
    await button(page, 'Create account').click();
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(await world.journal.list({ operationId: 'createPersonFromToken' })).toHaveLength(0);
    await fillCredentials(page, 'ann');
    await expect(page.getByText('Username must be between 5 and 30 characters.')).toBeVisible();
    await fillCredentials(page, 'nell..byrne');
    await expect(page.getByText('Usernames may only contain numbers,letters,_,-, and non-consecutive periods.')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('the password requirements are shown live', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await fillCredentials(page, 'nell.byrne', 'short');
    await page.getByLabel('Password', { exact: true }).blur();
    await expect(page.getByText('Please choose a password that meets all requirements.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'A lower case letter' })).toContainText('(done)');
    await expect(page.getByRole('listitem').filter({ hasText: 'A number' })).toContainText('(not yet)');
  });

  for (const [secret, text] of [
    ['Password-4711', 'This password is too common.'],
    ['Harbor-456-Sun', 'Please avoid 3 sequential characters'],
    ['Harbor-777-Sun', 'Please avoid 3 repeated characters'],
  ] as const) {
    test(`the server's password rule is shown at the password: ${text}`, async ({ page, world }) => {
      await toAccountInfo(page, world);
      await fillCredentials(page, 'nell.byrne', secret);
      await button(page, 'Create account').click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page.getByLabel('Username')).toHaveValue('nell.byrne');
    });
  }

  for (const [code, text] of [
    ['DUPLICATE_USERNAME', 'This username is already taken.'],
    ['DUPLICATE_EMAIL', 'An account with your email address already exists.'],
  ] as const) {
    test(`${code} is shown on the username field`, async ({ page, world }) => {
      await toAccountInfo(page, world);
      await world.on('createPersonFromToken').times(1).code(code);
      await fillCredentials(page);
      await button(page, 'Create account').click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    });
  }

  for (const code of ['TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE', 'INVALID_TOKEN']) {
    test(`${code} leads to the link failure`, async ({ page, world }) => {
      await toAccountInfo(page, world);
      await world.on('createPersonFromToken').times(1).code(code);
      await fillCredentials(page);
      await button(page, 'Create account').click();
      await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
      await expect(page.getByText('Please contact your HR department for a new link.')).toBeVisible();
    });
  }

  test('an unknown code leads to the unsupported failure', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await world.on('createPersonFromToken').times(1).status(500);
    await fillCredentials(page);
    await button(page, 'Create account').click();
    await expect(screen.heading(page, 'Something went wrong')).toBeVisible();
    await expectAccessible(page, [320, 1024]);
  });

  test('a code that expires before the account is created is asked for again', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await world.clock.advance({ minutes: 11 });
    await fillCredentials(page);
    await button(page, 'Create account').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText('This code has expired. Please send a new one.')).toBeVisible();
  });

  test('after a reload the code is asked for once more, and the username stands', async ({ page, world }) => {
    await toAccountInfo(page, world);
    const { code } = await codeFor(world);
    await page.getByLabel('Username').fill('nell.byrne');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.reload();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Verify').click();
    await expect(screen.heading(page, 'Choose your username and password')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('Back goes a step back, and a double click creates one account', async ({ page, world }) => {
    await toAccountInfo(page, world);
    await page.goBack();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world)).code);
    await button(page, 'Verify').click();
    await button(page, 'Back to personal info').click();
    await expect(page.getByLabel('Confirm email address')).toHaveValue(address);
    const { id } = await codeFor(world);
    await button(page, 'Continue').click();
    await page.getByLabel('Code', { exact: true }).fill((await codeFor(world, address, id)).code);
    await button(page, 'Verify').click();
    await fillCredentials(page);
    await world.on('createPersonFromToken').delay(300);
    await button(page, 'Create account').dblclick();
    await screen.arrivesAt(page, '/auth/a/registration/success');
    expect(await world.journal.list({ operationId: 'createPersonFromToken' })).toHaveLength(1);
  });

  test('a link that was used in a second tab says so in the first', async ({ page, context, world }) => {
    await toAccountInfo(page, world);
    const { id } = await codeFor(world);
    const second = await context.newPage();
    await open(second);
    await fillPersonalInfo(second);
    await button(second, 'Continue').click();
    await second.getByLabel('Code', { exact: true }).fill((await codeFor(world, address, id)).code);
    await button(second, 'Verify').click();
    await fillCredentials(second, 'nell.second');
    await button(second, 'Create account').click();
    await screen.arrivesAt(second, '/auth/a/registration/success');
    await fillCredentials(page, 'nell.first');
    await button(page, 'Create account').click();
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
  });
});

test.describe('a link that cannot be used', () => {
  for (const [kind, token] of [
    ['an expired', 'invite-expired'],
    ['a used', 'invite-used'],
    ['a declined', 'invite-declined'],
    ['an unknown', 'nobody-knows-me'],
    ['a mangled', 'invite%20%3Cb%3E'],
    ['a foreign', 'reset-valid'],
    ['another variant of a', 'invite-sso'],
  ] as const) {
    test(`${kind} token leads to the link failure`, async ({ page }) => {
      await open(page, token);
      await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
      await screen.follow(page, 'Go to login');
      await screen.arrivesAt(page, '/auth/login');
    });
  }

  test("the registration portal's invitation shows its code", async ({ page }) => {
    await open(page, 'invite-aim');
    await expect(page.getByText('Registration code: 4HX-82J1')).toBeVisible();
  });
});

test.describe('when the server is not reached', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_EMPTY_RESPONSE/] } });

  test('each step keeps what was typed, says so, and can be tried again', async ({ page, world }) => {
    await world.on('loadToken').drop();
    await open(page);
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await fillPersonalInfo(page);
    await world.on('prepareCodeEmailVerification').drop();
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await world.faults.clear();
    await button(page, 'Continue').click();
    const { code } = await codeFor(world);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await world.on('validateToken').drop();
    await button(page, 'Verify').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
    await world.faults.clear();
    await button(page, 'Verify').click();
    await fillCredentials(page);
    await world.on('createPersonFromToken').drop();
    await button(page, 'Create account').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(page.getByLabel('Username')).toHaveValue('nell.byrne');
    await world.faults.clear();
    await button(page, 'Create account').click();
    // The account had been made; only its answer was lost.
    await expect(screen.heading(page, 'You already have an account')).toBeVisible();
  });
});
