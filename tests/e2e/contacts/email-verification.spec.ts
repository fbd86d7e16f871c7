import { expectAccessible } from '../../support/guards/axe';
import { askForCode, code, codeIn, newEmail, open, PATH, widths } from '../../support/verbs/email-verification';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** The obligation, and the page from start to end. */
test.describe('the obligation to verify an e-mail address', () => {
  test('stops the user after sign-in, is satisfied by the code, and leads to the original target @main', async ({
    page,
    world,
  }) => {
    await signInPage.open(page, '?redirectUrl=/auth/account-settings/localization');
    await signInPage.signIn(page, 'vera.obliged', PASSWORD);
    await screen.arrivesAt(page, PATH);
    await expect(
      page.getByText('We’ll send a code to vera@example.com to make sure that it reaches you.'),
    ).toBeVisible();
    await expectAccessible(page, widths);
    await askForCode(page);
    await expect(page.getByText('We sent you an email.')).toBeVisible();
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await page.keyboard.press('Enter');
    await screen.arrivesAt(page, '/auth/account-settings/localization');
    await expect(page.getByText('Thank you. Verification is complete.')).toBeVisible();
  });
});

test.describe('the verify-email page', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('vera'));

  test('is the redirect target of /auth/email-verify, which keeps the query, and has a Log out button', async ({
    page,
  }) => {
    await page.goto('/auth/email-verify?redirectUrl=%2Fauth%2Fchoose-product');
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await screen.arrivesAt(page, PATH);
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/choose-product');

    await open(page);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('works by keyboard alone, with a pasted code', async ({ page, world, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await screen.button(page, 'Send code').focus();
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
    await screen.button(page, 'Cancel').click();
    await expect(screen.heading(page, 'Verify your email address')).toBeFocused();
    await page.reload();
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
  });

  test('sends one code, and checks it once, on a double click', async ({ page, world }) => {
    await world.on('sendMyEmailVerification').delay(300);
    await world.on('executeToken').delay(300);
    await open(page);
    await screen.button(page, 'Send code').dblclick();
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await screen.button(page, 'Verify').dblclick();
    await screen.arrivesAt(page, '/');
    await world.verify({ call: { operationId: 'sendMyEmailVerification' }, times: 1 });
    await world.verify({ call: { operationId: 'executeToken' }, times: 1 });
  });
});

test.describe('the verify-email page while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_CONNECTION_RESET/] } });

  test('shows a message at each step, keeps what the user typed, and allows a retry', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('vera');
    let isBroken = true;
    await page.route(/\/(?:persons\/me\/tokens|tokens\/(?:execute|emailVerification))$/, (route) =>
      isBroken ? route.abort('connectionreset') : route.fallback(),
    );
    await open(page);
    await screen.button(page, 'Send code').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await screen.button(page, 'Change email address').click();
    await newEmail(page).fill('vera.new@example.com');
    await newEmail(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await expect(newEmail(page)).toHaveValue('vera.new@example.com');
    isBroken = false;
    await screen.button(page, 'Save and send code').click();
    const { code: right } = await codeIn(world, 'vera.new@example.com');
    await code(page).fill(right);
    isBroken = true;
    await screen.button(page, 'Verify').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await expect(code(page)).toHaveValue(right);
    isBroken = false;
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });
});
