import { expectAccessible } from '../../support/guards/axe';
import { askForCode, code, codeIn, open, widths } from '../../support/verbs/email-verification';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** Sending the code, and the effect of each response. */
test.describe('the verify-email page', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('vera'));

  test('takes a code of any length, shows a missing or wrong one at the field, and accepts the right one @main', async ({
    page,
    world,
  }) => {
    await open(page);
    await askForCode(page);
    await code(page).fill('12345678');
    await screen.button(page, 'Verify').click();
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    const sent = await world.journal.list({ operationId: 'executeToken' });
    expect(sent).toHaveLength(1);
    await expect(code(page)).toHaveValue('12345678');

    const { code: right, wrong } = await codeIn(world, 'vera@example.com');
    for (const [typed, text] of [
      ['', 'Please enter the code.'],
      [wrong, 'This code is not correct. Please check it and try again.'],
    ] as const) {
      await code(page).fill(typed);
      await expect(screen.button(page, 'Verify')).toBeEnabled({ enabled: typed !== '' });
      await code(page).press('Enter');
      await expect(page.getByText(text)).toBeVisible();
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Error: /);
    }
    await expectAccessible(page, widths);
    await code(page).fill(right);
    await expect(code(page)).not.toHaveAttribute('aria-invalid', 'true');
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('asks for a new code after expiry or five wrong tries, and accepts the new one', async ({ page, world }) => {
    await world.given.limits({ resendCooldownMs: 0 });
    await open(page);
    await askForCode(page);
    const first = await codeIn(world, 'vera@example.com');
    await world.clock.advance({ minutes: 11 });
    await code(page).fill(first.code);
    await screen.button(page, 'Verify').click();
    await expect(page.getByText('This code has expired. Please ask for a new one.')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await screen.button(page, 'Send a new code').click();
    const second = await codeIn(world, 'vera@example.com', first.id);
    await expect(code(page)).toHaveValue('');
    for (let time = 1; time <= 4; time += 1) {
      await code(page).fill(second.wrong);
      await screen.button(page, 'Verify').click();
      await expect(page.getByText('This code is not correct.')).toBeVisible();
      await code(page).fill('');
    }
    await code(page).fill(second.wrong);
    await screen.button(page, 'Verify').click();
    await expect(
      page.getByText('There were too many attempts with this code. Please ask for a new one.'),
    ).toBeVisible();
    await screen.button(page, 'Send a new code').click();
    const third = await codeIn(world, 'vera@example.com', second.id);
    await expect(code(page)).toHaveValue('');
    await code(page).fill(third.code);
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('says where the code went and until when it counts, in the time zone of the user', async ({
    page,
    world,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'user-timezone', value: 'Asia%2FTokyo', url: baseURL ?? '' }]);
    await open(page);
    await askForCode(page);
    const ends = (await world.clock.now()) + 10 * 60_000;
    const minutes = [ends - 60_000, ends].map((at) =>
      new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(at),
    );
    const sentence = page.getByText(/^We sent a code to vera@example\.com\. It is valid until /);
    await expect(sentence).toHaveText(new RegExp(`until (?:${minutes.join('|')}) \\(GMT\\+9\\)\\.$`));
  });

  test('counts down to the next code with the wait of the response, also after a reload', async ({
    page,
    world,
    clock,
  }) => {
    await world.given.limits({ resendCooldownMs: 90_000 });
    await clock.install();
    await open(page);
    await askForCode(page);
    const first = await codeIn(world, 'vera@example.com');
    const waiting = screen.button(page, /^Send a new code in 1:\d\d$/);
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(waiting).toBeVisible();
    await waiting.press('Enter');
    await world.verify({ call: { operationId: 'sendMyEmailVerification' }, times: 1 });
    await clock.advance({ seconds: 91 });
    await screen.press(page, 'Send a new code');
    await expect(page.getByText('We sent you an email.')).toBeVisible();
    const second = await codeIn(world, 'vera@example.com', first.id);
    await expect(code(page)).toHaveValue('');
    await code(page).fill(second.code);
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('shows a wait after too many codes, then opens by itself', async ({ page, world, clock }) => {
    await world.given.limits({ recoveryRequests: 1, recoveryWindowMs: 120_000 });
    await clock.install();
    await open(page);
    await askForCode(page);
    await screen.button(page, 'Cancel').click();
    await screen.button(page, 'Send code').click();
    await expect(page.getByRole('alert')).toContainText('You have asked for too many codes.');
    await expect(page.getByRole('timer')).toContainText(/Try again in \d+:\d\d/);
    await expect(screen.button(page, 'Send code')).toBeDisabled();
    await expect(page.getByText('The email couldn’t be sent. Please try again.')).toBeVisible();
    await expectAccessible(page, widths);
    await clock.advance({ seconds: 119 });
    await expect(screen.button(page, 'Send code')).toBeEnabled();
    await askForCode(page);
  });

  test('reports a code that cannot be sent, and keeps the sent one, also over a reload', async ({ page, world }) => {
    await world.given.limits({ resendCooldownMs: 0 });
    await world.on('sendMyEmailVerification').times(1).status(500);
    await open(page);
    await screen.button(page, 'Send code').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t send the code. Please try again.');
    await expect(page.getByText('The email couldn’t be sent. Please try again.')).toBeVisible();
    await askForCode(page);

    const sent = await codeIn(world, 'vera@example.com');
    await world.on('sendMyEmailVerification').times(1).status(500);
    await screen.button(page, 'Send a new code').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t send the code. Please try again.');
    await expect(page.getByText('The email couldn’t be sent. Please try again.')).toBeVisible();
    await expect(screen.heading(page, 'Enter the code')).toBeVisible();
    await expect(screen.button(page, 'Send a new code')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, widths);
    await page.reload();
    await code(page).fill(sent.code);
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('goes to the success page, then to redirectUrl, when the address is already verified', async ({
    page,
    world,
  }) => {
    await open(page, '?redirectUrl=/auth/choose-product');
    await world.on('sendMyEmailVerification').code('EMAIL_IS_ALREADY_VERIFIED');
    await screen.button(page, 'Send code').click();
    await expect(screen.heading(page, 'Email address verified')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/auth/choose-product');
    await expectAccessible(page, widths);
  });

  test('goes to the link-failure page when the code can no longer be loaded', async ({ page, world }) => {
    await world.on('executeToken').code('TOKEN_LOAD_VERIFY_FAILURE');
    await open(page);
    await askForCode(page);
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await screen.button(page, 'Verify').click();
    await expect(screen.heading(page, 'This link is no longer valid')).toBeFocused();
    await expect(
      page.getByText(
        'The link to verify your email address has expired or was already used. Please log in to ask for a new one.',
      ),
    ).toBeVisible();
  });

  test('goes to the unsupported failure for any other error of the code', async ({ page, world }) => {
    await world.on('executeToken').status(500);
    await open(page);
    await askForCode(page);
    await code(page).fill('123456');
    await screen.button(page, 'Verify').click();
    await expect(screen.heading(page, 'Something went wrong')).toBeFocused();
  });
});
