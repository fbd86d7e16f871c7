import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import {
  email,
  logged,
  sentCode,
  submitCode,
  unverifiedPhone,
  verifyPage,
} from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';
import { holdToasts } from '../../support/verbs/toasts';

test.describe('a user with an unverified contact', () => {
  test.beforeEach(async ({ world, signInAs }) => {
    await world.state.patch('persons', 'uma', { phones: [unverifiedPhone] });
    await signInAs('uma');
  });

  test('verifies the e-mail address with the code sent to it @main', async ({ page, world }) => {
    await page.goto(verifyPage(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
    await expect(page.getByText(/We sent a code to u.*@example.com\. It is valid until/)).toBeVisible();
    await expectAccessible(page);
    await submitCode(page, await sentCode(world));
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await expectAccessible(page);
    await screen.follow(page, 'Continue');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toMatch(/verify-contact\.start.*verify-contact\.success/);
    const [person] = (await world.state.read('persons')).filter(({ id }) => id === 'uma');
    expect(JSON.stringify(person?.emails)).toContain('"isVerified":true');
  });

  test('sees an error for a wrong code, sends no empty code, and can request another one after the displayed wait', async ({
    page,
    world,
    clock,
  }) => {
    await clock.install();
    await page.goto(verifyPage(email));
    const again = page.getByRole('button', { name: /^Send a new code/ });
    await expect(page.getByLabel('Code')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByText('Please enter the code.')).toBeVisible();
    expect(await world.journal.list({ operationId: 'verifyContact' })).toHaveLength(0);
    const first = await sentCode(world);
    await submitCode(page, first === '000000' ? '111111' : '000000');
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await page.getByLabel('Code').fill('12');
    await expect(page.getByText('This code is not correct.')).toBeHidden();

    await expect(again).toHaveText(/^Send a new code in 0:\d\d$/);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await again.click({ force: true });
    await page.reload();
    await expect(again).toHaveText(/^Send a new code in 0:\d\d$/);
    await clock.advance({ seconds: 31 });
    await expect(again).toHaveText('Send a new code');
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 1 });
    await again.click();
    await expect(page.getByText('We sent you a code.')).toBeVisible();
    await expect(again).toHaveText(/^Send a new code in 0:\d\d$/);
    await expect(again).toBeFocused();
    await world.verify({ call: { operationId: 'startContactVerification' }, times: 2 });
    await holdToasts(page);
    await submitCode(page, (await world.outbox.list({ kind: 'contactVerification' })).at(-1)?.code ?? '');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
    await expect(page.getByText('We sent you a code.')).toHaveCount(0);
  });

  test('goes on cancel to returnUrl, but never on another origin, and to its page after too many tries', async ({
    page,
    world,
  }) => {
    await page.goto(verifyPage(`${email}&returnUrl=/auth/account-settings/contact-info`));
    await screen.press(page, 'Cancel');
    await screen.arrivesAt(page, '/auth/account-settings/contact-info');
    await expect.poll(() => logged(world)).toContain('verify-contact.cancel');

    await page.goto(verifyPage(`${email}&returnUrl=https://evil.example/`));
    await screen.press(page, 'Cancel');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/auth/verify-contact-info');
    expect(new URL(page.url()).hostname).toBe('localhost');

    await page.goto(verifyPage(email));
    await world.on('verifyContact').times(1).code('TOO_MANY_ATTEMPTS');
    await submitCode(page, await sentCode(world));
    await expect(screen.heading(page, 'Too many attempts')).toBeVisible();
    await expect.poll(() => logged(world)).toContain('"code":"TOO_MANY_ATTEMPTS"');
  });
});

test.describe('contact verification while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('lets the user request the code again and enter it again', async ({ page, world, signInAs }) => {
    await signInAs('uma');
    // A browser repeats a request when a kept-alive connection breaks. So the fault stays until the test removes it,
    // and the limit leaves room for more codes.
    await world.given.limits({ contactVerifications: 20 });
    await world.on('startContactVerification').drop();
    await page.goto(verifyPage(email));
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(page.getByLabel('Code')).toBeVisible();
    const right = await sentCode(world);
    await world.on('verifyContact').drop();
    await submitCode(page, right);
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await screen.press(page, 'Verify');
    await expect(screen.heading(page, 'Email address verified')).toBeVisible();
  });
});
