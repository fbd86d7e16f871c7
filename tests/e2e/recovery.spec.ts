import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { screen } from '../support/screen';
import { expect, test } from '../support/test';

/** Spec 4, "Password recovery": forgot password request and reset. */
const widths = [320, 1024];
const email = (page: Page) => page.getByLabel('Email address');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset password' });
const openReset = (page: Page, token = 'reset-valid') => page.goto(`/auth/forgot-password/reset?token=${token}`);
const GOOD = 'Lantern!72Harbor';

async function openRequest(page: Page): Promise<void> {
  await page.goto('/auth/forgot-password/request');
  await expect(screen.heading(page, 'Forgot your password?')).toBeVisible();
}

async function endsAt(page: Page, title: string, wayOn: { name: string; href: string }): Promise<void> {
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByRole('link', { name: wayOn.name })).toHaveAttribute('href', wayOn.href);
}
const linkFailure = { name: 'Try again', href: '/auth/forgot-password/request' };
const toLogin = { name: 'Go to login', href: '/auth/login' };

test.describe('forgot password request', () => {
  test('Submit is enabled only when the text is an e-mail address, and Enter says what is missing', async ({ page, world }) => {
    await openRequest(page);
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page, widths);
    await email(page).fill('ann');
    await expect(submit(page)).toBeDisabled();
    await email(page).press('Enter');
    await expect(page.getByText('A valid email address is required')).toBeVisible();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Error: Forgot password/);
    await expectAccessible(page, widths);
    await email(page).fill('');
    await email(page).press('Enter');
    await expect(page.getByText('This field is required')).toBeVisible();
    await email(page).fill('a'.repeat(100_000));
    await expect(submit(page)).toBeDisabled();
    await email(page).fill(' ann@example.com ');
    await expect(submit(page)).toBeEnabled();
    await world.verify({ call: { operationId: 'requestPasswordReset' }, times: 0 });
  });

  test('success shows SUCCESS_FORGOT_PASS_REQUEST, and a mail is sent; by keyboard alone', async ({ page, world }) => {
    await openRequest(page);
    await email(page).focus();
    await page.keyboard.type('ann@example.com');
    await page.keyboard.press('Enter');
    await endsAt(page, 'Check your email', toLogin);
    await screen.keepsFocus(page);
    await expectAccessible(page, widths);
    const mail = await world.outbox.waitFor({ to: 'ann@example.com', kind: 'resetPassword' });
    expect(mail.link).toContain('/auth/forgot-password/reset?token=');
    await page.reload();
    await endsAt(page, 'Check your email', toLogin);
  });

  test('too many attempts shows FAILURE_RECOVER_ATTEMPT', async ({ page, world }) => {
    await world.scenario('recovery-locked');
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    await endsAt(page, 'Too many attempts', toLogin);
    await expectAccessible(page, widths);
  });

  for (const status of [500, 503] as const) {
    test(`any other error (${status}) shows FAILURE_UNSUPPORTED`, async ({ page, world }) => {
      await world.on('requestPasswordReset').status(status);
      await openRequest(page);
      await email(page).fill('ann@example.com');
      await submit(page).click();
      await endsAt(page, 'Something went wrong', toLogin);
    });
  }

  test.describe('when the server is not reached', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_CONNECTION_RESET/] } });

    test('the form stays with what was typed, and the next try goes through', async ({ page }) => {
      await page.route('**/credentials/forgot', (route) => route.abort('connectionreset'), { times: 1 });
      await openRequest(page);
      await email(page).fill('ann@example.com');
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText("We couldn't reach the server. Please check your connection and try again.");
      await expect(email(page)).toHaveValue('ann@example.com');
      await expectAccessible(page, widths);
      await submit(page).click();
      await expect(screen.heading(page, 'Check your email')).toBeVisible();
    });
  });

  test('a double click asks once', async ({ page, world }) => {
    await world.on('requestPasswordReset').delay(400);
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).dblclick();
    await expect(screen.heading(page, 'Check your email')).toBeVisible();
    await world.verify({ call: { operationId: 'requestPasswordReset' }, times: 1 });
  });

  test('a slow answer is told after five seconds and can be given up, and it then takes nobody anywhere', async ({ page, world, clock }) => {
    await clock.install();
    await world.on('requestPasswordReset').delay(1_500);
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    await clock.advance({ seconds: 6 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(submit(page)).toBeEnabled();
    await expect(email(page)).toHaveValue('ann@example.com');
    await world.faults.clear();
    await submit(page).click();
    await expect(screen.heading(page, 'Check your email')).toBeVisible();
  });

  test('what was typed outlives a reload, and Back and Forward', async ({ page }) => {
    await openRequest(page);
    await email(page).fill('ann@exam');
    await email(page).blur();
    await page.reload();
    await expect(email(page)).toHaveValue('ann@exam');
    await screen.follow(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/login');
    await page.goBack();
    await expect(email(page)).toHaveValue('ann@exam');
  });

  for (const path of ['/auth/forgot-password', '/auth/forgot-password/', '/auth/forgot-password/anything/else']) {
    test(`${path} redirects to the request page`, async ({ page }) => {
      await page.goto(path);
      await screen.arrivesAt(page, '/auth/forgot-password/request');
    });
  }
});

test.describe('the identifier travels with the person, by state and never by address', () => {
  test('an address fills the field, and comes back as it stands there', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await screen.follow(page, 'Forgot password?');
    await expect(email(page)).toHaveValue('ann@example.com');
    expect(page.url()).not.toContain('ann');
    await email(page).fill('ann.lee@example.com');
    await screen.follow(page, 'Cancel');
    await expect(page.getByLabel('Username')).toHaveValue('ann.lee@example.com');
    expect(page.url()).not.toContain('ann');
  });

  test('a username comes back as it was, also by the result page', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await page.keyboard.press('Enter');
    await screen.follow(page, 'Forgot password?');
    await expect(email(page)).toHaveValue('');
    await email(page).fill('ann@example.com');
    await submit(page).click();
    await screen.follow(page, 'Go to login');
    await expect(page.getByLabel('Username')).toHaveValue('ann.lee');
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test("the browser's own Back finds it too", async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('ann.lee');
    await screen.follow(page, 'Forgot username or password?');
    await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Username')).toHaveValue('ann.lee');
  });
});

test.describe('password reset', () => {
  test('from the mail to the new password, and signed in with it', async ({ page, world }) => {
    await openRequest(page);
    await email(page).fill('ann@example.com');
    await submit(page).click();
    const link = (await world.outbox.waitFor({ kind: 'resetPassword' })).link ?? '';
    await page.goto(link);
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
    expect(page.url()).not.toContain('token');
    await expect(reset(page)).toBeDisabled();
    await expectAccessible(page, widths);
    await newPassword(page).fill(GOOD);
    await page.keyboard.press('Enter');
    await endsAt(page, 'Password changed', toLogin);
    await screen.keepsFocus(page);
    await expectAccessible(page, widths);
    await screen.follow(page, 'Go to login');
    await page.getByLabel('Username').fill('ann.lee');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(GOOD);
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
  });

  test('nothing shows while the token is loaded; a wait of seconds is told', async ({ page, world, clock }) => {
    await clock.install();
    await world.on('loadToken').delay(1_500);
    await openReset(page);
    await expect(page.locator('main')).toBeAttached();
    await expect(screen.heading(page, /./)).toHaveCount(0);
    await expect(page.locator('main .ui-card')).toBeHidden();
    await clock.advance({ seconds: 6 });
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expect(screen.heading(page, 'Choose a new password')).toBeVisible();
  });

  test('the requirements tick off as one types, and are shown to the fields they belong to', async ({ page }) => {
    await openReset(page);
    const met = page.getByRole('listitem').filter({ hasText: '(done)' });
    await newPassword(page).fill('a');
    await expect(met).toHaveCount(1);
    await newPassword(page).fill('aB1');
    await expect(met).toHaveCount(3);
    await expect(reset(page)).toBeDisabled();
    await newPassword(page).fill('aB1!xyuv');
    await expect(met).toHaveCount(5);
    await expect(reset(page)).toBeEnabled();
    await newPassword(page).fill(`aB1!${'x'.repeat(69)}`);
    await expect(reset(page)).toBeDisabled();
  });

  const refused: [code: string, password: string, text: string][] = [
    ['TOO_WEAK_PASSWORD', 'Sunny-Harbor-42', "You've used this password recently. Please choose another password"],
    ['PASSWORD_BLACKLISTED', 'Password1!', 'This password is too common. Please choose another one.'],
    ['PASSWORD_3_SEQUENTIAL_CHARS', 'Abc-Lantern-72', 'Please avoid 3 sequential characters, such as abc or 321.'],
    ['PASSWORD_3_REPEATED_CHARS', 'Lantern!!!72', 'Please avoid 3 repeated characters, such as aaa or 111.'],
  ];
  for (const [code, password, text] of refused) {
    test(`${code} is shown inline, and another password goes through`, async ({ page }) => {
      await openReset(page);
      await newPassword(page).fill(password);
      await reset(page).click();
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(newPassword(page)).toBeFocused();
      await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(text.slice(0, 20)));
      await expectAccessible(page, widths);
      await newPassword(page).fill(GOOD);
      await expect(newPassword(page)).not.toHaveAttribute('aria-invalid', 'true');
      await reset(page).click();
      await expect(screen.heading(page, 'Password changed')).toBeVisible();
    });
  }

  for (const code of ['LENGTH_RULE', 'PASSWORD_PRECONDITION_UNMATCHED']) {
    test(`${code}, which the page's own rules let nobody reach, is shown inline too`, async ({ page, world }) => {
      await world.on('executeToken').code(code);
      await openReset(page);
      await newPassword(page).fill(GOOD);
      await reset(page).click();
      await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
    });
  }

  const bad: [name: string, token: string][] = [
    ['missing', ''],
    ['mangled', 'reset-val'],
    ['mangled beyond what a token can be', '%3Cscript%3E/../..'],
    ['of two dots', '..'],
    ['7,000 characters long', 'a'.repeat(7_000)],
    ['expired', 'reset-expired'],
    ['used', 'reset-used'],
    ['foreign (an invitation)', 'invite-valid'],
  ];
  for (const [name, token] of bad) {
    test(`a token that is ${name} gives the link-failure page, which leads to a new request`, async ({ page }) => {
      await openReset(page, token);
      await endsAt(page, 'This link is no longer valid', linkFailure);
      if (token !== '') expect(page.url()).not.toContain('token');
      await screen.follow(page, 'Try again');
      await expect(screen.heading(page, 'Forgot your password?')).toBeVisible();
    });
  }

  test('the link-failure page is accessible, and a reload shows it again', async ({ page }) => {
    await openReset(page, 'reset-used');
    await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
    await expectAccessible(page, widths);
    await page.reload();
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });

  test('a link that was used in a second tab in the meantime gives the link-failure page', async ({ page, context }) => {
    await openReset(page);
    await expect(newPassword(page)).toBeVisible();
    const second = await context.newPage();
    await openReset(second);
    await newPassword(second).fill(GOOD);
    await reset(second).click();
    await expect(screen.heading(second, 'Password changed')).toBeVisible();
    await newPassword(page).fill('Another!83Harbor');
    await reset(page).click();
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });

  test('a link that expires while the form stands gives the link-failure page', async ({ page, world }) => {
    await openReset(page);
    await newPassword(page).fill(GOOD);
    await world.clock.advance({ hours: 2 });
    await reset(page).click();
    await endsAt(page, 'This link is no longer valid', linkFailure);
  });

  test('a reload keeps the page although the token has left the address; Back after the end does not open it again', async ({ page }) => {
    await page.goto('/auth/login');
    await openReset(page);
    await expect(newPassword(page)).toBeVisible();
    await page.reload();
    await newPassword(page).fill(GOOD);
    await reset(page).click();
    await expect(screen.heading(page, 'Password changed')).toBeVisible();
    await page.goBack();
    await screen.arrivesAt(page, '/auth/login');
    await page.goForward();
    await expect(screen.heading(page, 'Password changed')).toBeVisible();
  });

  test('a double click resets once', async ({ page, world }) => {
    await world.on('executeToken').delay(400);
    await openReset(page);
    await newPassword(page).fill(GOOD);
    await reset(page).dblclick();
    await expect(screen.heading(page, 'Password changed')).toBeVisible();
    await world.verify({ call: { operationId: 'executeToken' }, times: 1 });
  });

  test('an error of the server at loading and at resetting gives the unsupported failure', async ({ page, world }) => {
    await world.on('loadToken').times(1).status(500);
    await openReset(page);
    await endsAt(page, 'Something went wrong', toLogin);
    await world.on('executeToken').status(503);
    await openReset(page);
    await newPassword(page).fill(GOOD);
    await reset(page).click();
    await endsAt(page, 'Something went wrong', toLogin);
  });

  test.describe('when the server is not reached', () => {
    test.use({ allow: { consoleErrors: [/net::ERR_CONNECTION_RESET/] } });

    test('loading and resetting can be tried again, and the new password is still there', async ({ page }) => {
      let isBroken = true;
      await page.route(/\/tokens\//, (route) => (isBroken ? route.abort('connectionreset') : route.fallback()));
      await openReset(page);
      await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
      await expectAccessible(page, widths);
      isBroken = false;
      await screen.press(page, 'Try again');
      await expect(newPassword(page)).toBeVisible();
      await newPassword(page).fill(GOOD);
      isBroken = true;
      await reset(page).click();
      await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
      await expect(newPassword(page)).toHaveValue(GOOD);
      isBroken = false;
      await reset(page).click();
      await expect(screen.heading(page, 'Password changed')).toBeVisible();
    });
  });
});
