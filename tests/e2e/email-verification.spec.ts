import type { Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { expectAccessible } from '../support/axe';
import { screen } from '../support/screen';
import { PASSWORD, signInPage } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Spec 2 and 4: /auth/email-verify-notification. Vera must verify her address. */
const widths = [320, 1024];
const PATH = '/auth/email-verify-notification';
const button = (page: Page, name: string) => page.getByRole('button', { name });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const newEmail = (page: Page) => page.getByLabel('New email address');
const codeIn = async (world: MockWorld, to: string, after?: string) => {
  const mail = await world.outbox.waitFor({ to, kind: 'emailVerification', ...(after !== undefined && { after }) });
  return { id: mail.id, code: mail.code ?? '', wrong: mail.code === '000000' ? '111111' : '000000' };
};

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PATH + query);
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
}

async function askForCode(page: Page): Promise<void> {
  await button(page, 'Send code').click();
  await expect(screen.heading(page, 'Enter the code')).toBeFocused();
}

test.describe('the obligation', () => {
  test('stops the person after sign-in, is satisfied by the code, and leads where the person was going', async ({ page, world }) => {
    await signInPage.open(page, '?redirectUrl=/auth/account-settings/localization');
    await signInPage.signIn(page, 'vera.obliged', PASSWORD);
    await screen.arrivesAt(page, PATH);
    await expect(page.getByText("We'll send a code to vera@example.com, so that we know that it reaches you.")).toBeVisible();
    await expectAccessible(page, widths);
    await askForCode(page);
    await expect(page.getByText('We sent you an email.')).toBeVisible();
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/auth/account-settings/localization');
    await expect(page.getByText('Thank you. Verification is complete.')).toBeVisible();
  });

  test('cannot be walked around by another address', async ({ page, signInAs }) => {
    await signInAs('vera');
    for (const path of ['/', '/auth/account-settings/contact-info', '/auth/choose-product']) {
      await page.goto(path);
      await screen.arrivesAt(page, PATH);
    }
  });

  test('leads to the product home when there was no target', async ({ page, world, signInAs }) => {
    await signInAs('vera');
    await open(page);
    await askForCode(page);
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });
});

test.describe('on the page', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('vera'));

  test('/auth/email-verify redirects here and keeps the query', async ({ page }) => {
    await page.goto('/auth/email-verify?redirectUrl=%2Fauth%2Fchoose-product');
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await screen.arrivesAt(page, PATH);
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/choose-product');
  });

  test('runs by keyboard alone, with the code pasted', async ({ page, world, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await button(page, 'Send code').focus();
    await page.keyboard.press('Enter');
    await expect(screen.heading(page, 'Enter the code')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(code(page)).toBeFocused();
    const { code: right } = await codeIn(world, 'vera@example.com');
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${right.slice(0, 3)} ${right.slice(3)} `);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(code(page)).toHaveValue(right);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/');
  });

  test('Cancel returns to send-code', async ({ page }) => {
    await open(page);
    await askForCode(page);
    await expectAccessible(page, widths);
    await button(page, 'Cancel').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeFocused();
    await page.reload();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('a reload keeps the step, and the code that was sent still counts', async ({ page, world }) => {
    await open(page);
    await askForCode(page);
    await page.reload();
    await expect(screen.heading(page, 'Enter the code')).toBeVisible();
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
    await world.verify({ call: { operationId: 'sendMyEmailVerification' }, times: 1 });
  });

  test('an incomplete and a wrong code say so at the field, and the right one goes through', async ({ page, world }) => {
    await open(page);
    await askForCode(page);
    const { code: right, wrong } = await codeIn(world, 'vera@example.com');
    for (const [typed, text] of [['12', 'Please enter the 6 digits of the code.'], [wrong, 'This code is not correct. Please check it and try again.']] as const) {
      await code(page).fill(typed);
      await button(page, 'Verify').click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Error: /);
    }
    await expectAccessible(page, widths);
    await code(page).fill(right);
    await expect(code(page)).not.toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('a code that is over, and one that was wrong five times, ask for a new one, which goes through', async ({ page, world }) => {
    await open(page);
    await askForCode(page);
    const first = await codeIn(world, 'vera@example.com');
    await world.clock.advance({ minutes: 11 });
    await code(page).fill(first.code);
    await button(page, 'Verify').click();
    await expect(page.getByText('This code has expired. Please ask for a new one.')).toBeVisible();
    await expect(button(page, 'Verify')).toBeDisabled();
    await button(page, 'Send a new code').click();
    const second = await codeIn(world, 'vera@example.com', first.id);
    await expect(code(page)).toHaveValue('');
    for (let time = 1; time <= 4; time += 1) {
      await code(page).fill(second.wrong);
      await button(page, 'Verify').click();
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await code(page).fill('');
    }
    await code(page).fill(second.wrong);
    await button(page, 'Verify').click();
    await expect(page.getByText('There were too many tries with this code. Please ask for a new one.')).toBeVisible();
    await button(page, 'Send a new code').click();
    const third = await codeIn(world, 'vera@example.com', second.id);
    await expect(button(page, 'Verify')).toBeEnabled();
    await code(page).fill(third.code);
    await button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('too many codes show a wait, and it opens by itself', async ({ page, world, clock }) => {
    await world.given.limits({ recoveryRequests: 1, recoveryWindowMs: 120_000 });
    await clock.install();
    await open(page);
    await askForCode(page);
    await button(page, 'Cancel').click();
    await button(page, 'Send code').click();
    await expect(page.getByRole('alert')).toContainText('You have asked for too many codes.');
    await expect(page.getByRole('timer')).toContainText(/Try again in \d+:\d\d/);
    await expect(button(page, 'Send code')).toBeDisabled();
    await expect(page.getByText("The email couldn't be sent. Please try again.")).toBeVisible();
    await expectAccessible(page, widths);
    await clock.advance({ seconds: 119 });
    await expect(button(page, 'Send code')).toBeEnabled();
    await askForCode(page);
  });

  test('a code that cannot be sent says so and can be tried again', async ({ page, world }) => {
    await world.on('sendMyEmailVerification').times(1).status(500);
    await open(page);
    await button(page, 'Send code').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't send the code. Please try again.");
    await expect(page.getByText("The email couldn't be sent. Please try again.")).toBeVisible();
    await askForCode(page);
  });

  test('an address that is verified by now leads to the success page, and on to redirectUrl', async ({ page, world }) => {
    await open(page, '?redirectUrl=/auth/choose-product');
    await world.on('sendMyEmailVerification').code('EMAIL_IS_ALREADY_VERIFIED');
    await button(page, 'Send code').click();
    await expect(screen.heading(page, 'Email address verified')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/auth/choose-product');
    await expectAccessible(page, widths);
  });

  for (const status of ['TOKEN_LOAD_VERIFY_FAILURE', 'TOKEN_EXECUTE_FAILURE']) {
    test(`${status} leads to the link-failure page`, async ({ page, world }) => {
      await world.on('executeToken').code(status);
      await open(page);
      await askForCode(page);
      await code(page).fill((await codeIn(world, 'vera@example.com')).code);
      await button(page, 'Verify').click();
      await expect(screen.heading(page, 'This link is no longer valid')).toBeFocused();
      await expect(page.getByText('The link to verify your email address has expired or was already used. Please sign in to ask for a new one.')).toBeVisible();
    });
  }

  test('any other error of the code leads to the unsupported failure', async ({ page, world }) => {
    await world.on('executeToken').status(500);
    await open(page);
    await askForCode(page);
    await code(page).fill('123456');
    await button(page, 'Verify').click();
    await expect(screen.heading(page, 'Something went wrong')).toBeFocused();
  });

  test('the address can be changed: required, valid, not already in use, not shared; the new one is then verified', async ({ page, world }) => {
    await open(page);
    await button(page, 'Change email address').click();
    await expect(screen.heading(page, 'Change your email address')).toBeFocused();
    await expectAccessible(page, widths);
    for (const [typed, text] of [['', 'Field is required'], ['vera@', 'Must be a valid email'], ['ann@example.com', 'This email is taken'], ['office@example.com', 'Shared email addresses cannot be used for account security.']] as const) {
      await newEmail(page).fill(typed);
      await newEmail(page).press('Enter');
      await expect(page.getByText(text)).toBeVisible();
      await expect(newEmail(page)).toBeFocused();
      await expect(newEmail(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, widths);
    await newEmail(page).fill('vera.new@example.com');
    await world.given.limits({ emailChanges: 9 });
    await button(page, 'Save and send code').click();
    await expect(screen.heading(page, 'Enter the code')).toBeFocused();
    await expect(page.getByText('We sent you an email to verify your address.')).toBeVisible();
    await expect(page.getByText('We sent a code to vera.new@example.com.')).toBeVisible();
    await code(page).fill((await codeIn(world, 'vera.new@example.com')).code);
    await button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('too many changes give an error state, which ends by itself after five minutes', async ({ page, world, clock }) => {
    await world.given.limits({ emailChanges: 1 });
    await clock.install();
    await open(page);
    for (const address of ['vera.one@example.com', 'vera.two@example.com']) {
      await button(page, 'Change email address').click();
      await newEmail(page).fill(address);
      await newEmail(page).press('Enter');
      await expect(screen.heading(page, /Enter the code|Too many changes/)).toBeFocused();
    }
    await expect(page.getByRole('alert')).toContainText('You have changed your email address too many times. Please wait 5 minutes, then try again.');
    await expect(page.getByRole('timer')).toContainText(/Try again in [45]:\d\d/);
    await expectAccessible(page, widths);
    await clock.advance({ minutes: 5, seconds: 1 });
    await expect(screen.heading(page, 'Change your email address')).toBeVisible();
    await newEmail(page).fill('vera.two@example.com');
    await newEmail(page).press('Enter');
    await expect(screen.heading(page, 'Enter the code')).toBeVisible();
  });

  test('a double click sends one code, and checks it once', async ({ page, world }) => {
    await world.on('sendMyEmailVerification').delay(300);
    await world.on('executeToken').delay(300);
    await open(page);
    await button(page, 'Send code').dblclick();
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await button(page, 'Verify').dblclick();
    await screen.arrivesAt(page, '/');
    await world.verify({ call: { operationId: 'sendMyEmailVerification' }, times: 1 });
    await world.verify({ call: { operationId: 'executeToken' }, times: 1 });
  });

  test('Log out leads out of it', async ({ page }) => {
    await open(page);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});

test('without a session it leads to sign-in and back', async ({ page }) => {
  await page.goto(`${PATH}?redirectUrl=/auth/choose-product`);
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(PATH);
});

test.describe('when the server is not reached', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_CONNECTION_RESET/] } });

  test('each step says so, keeps what was typed, and can be tried again', async ({ page, world, signInAs }) => {
    await signInAs('vera');
    let isBroken = true;
    await page.route(/\/(?:persons\/me\/tokens|tokens\/(?:execute|emailVerification))$/, (route) => (isBroken ? route.abort('connectionreset') : route.fallback()));
    await open(page);
    await button(page, 'Send code').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await button(page, 'Change email address').click();
    await newEmail(page).fill('vera.new@example.com');
    await newEmail(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(newEmail(page)).toHaveValue('vera.new@example.com');
    isBroken = false;
    await button(page, 'Save and send code').click();
    const { code: right } = await codeIn(world, 'vera.new@example.com');
    await code(page).fill(right);
    isBroken = true;
    await button(page, 'Verify').click();
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.");
    await expect(code(page)).toHaveValue(right);
    isBroken = false;
    await button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });
});
